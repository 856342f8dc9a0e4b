import { siteEndpoints } from "#contract/endpoints/site.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import { query } from "#worker/db/query.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { propertyReads } from "#worker/modules/properties/properties.reads.ts";
import { courseType, professionalType } from "#worker/modules/service-items/service-item-types.ts";
import { serviceItemReads } from "#worker/modules/service-items/service-items.reads.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import type { PublicRead } from "#worker/reads/public-read.ts";
import { createReadFinder, type FoundRead } from "#worker/reads/read-finder.ts";
import { renderer } from "../../dist/server/entry-server.js";

const { changedSite, suggestedKeys } = renderer;

/** The key of the business details in a page's data. Absent while the defaults apply. */
export const siteKey = siteEndpoints.getSite.path;

/** The data of a page, and the cache tags of all that it shows. */
interface ReadPage {
  data: PageData;
  tags: string[];
}

/** All public reads that pages can start from. */
export const publicReads: readonly PublicRead[] = [
  ...propertyReads,
  ...serviceItemReads(courseType),
  ...serviceItemReads(professionalType),
];
const findRead = createReadFinder(publicReads);

/**
 * Reads the data of a page in one trip to the database. The business details include the team only if requested.
 * @throws ApiError 422 for a query string that the API rejects; StorageUnavailable
 */
export async function readPageData(
  db: D1Database,
  keys: string[],
  { showsTeam = false }: { showsTeam?: boolean } = {},
): Promise<ReadPage> {
  const reads = keys.map(findRead);
  const [saved, ...results] = await query(db, findSavedSite, ...reads.map((read) => read.query));
  const site = saved && { [siteKey]: changedDetails(saved, showsTeam) };
  const data = { ...site, ...Object.fromEntries(keys.map((key, index) => [key, results[index]])) };
  const tags = [cacheTags.site, ...reads.flatMap((read, index) => read.tags(results[index]))];
  const isEmpty = results.every((result) => result === null);
  return { data: isEmpty ? { ...data, ...(await readMissing(db, keys, reads)) } : data, tags };
}

/** Returns what differs from the defaults, to keep pages small. The team is complete on pages that show it. */
function changedDetails({ data: { site, ...saved } }: SiteResponse, showsTeam: boolean) {
  const { team, data_price: _menuOnly, ...rest } = site;
  const changed: Partial<PageSite> = { ...changedSite(rest), ...(showsTeam && { team }) };
  return { data: { site: changed, ...saved } } satisfies SiteResponse<Partial<PageSite>>;
}

/**
 * Reads what the page of a missing property shows: what is said about a removed one and similar homes, else the first homes of the site. No
 * cache stores that page, so it needs no tags.
 */
async function readMissing(db: D1Database, keys: string[], reads: FoundRead[]): Promise<PageData> {
  const index = reads.findIndex(({ removedQuery }) => removedQuery);
  const [key, removedQuery] = [keys[index], reads[index]?.removedQuery];
  if (!key || !removedQuery) return {};
  const [removed] = await query(db, removedQuery);
  const data = removed ? { [key]: removed } : {};
  if (removed && removed.data.similar.length > 0) return data;
  const homes = await query(db, ...suggestedKeys.map((suggestedKey) => findRead(suggestedKey).query));
  return { ...data, ...Object.fromEntries(suggestedKeys.map((suggestedKey, at) => [suggestedKey, homes[at]])) };
}
