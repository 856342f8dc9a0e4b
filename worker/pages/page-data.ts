import { type Endpoint, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import {
  groupSearchParams,
  propertyFilterQuerySchema,
  propertyListQuerySchema,
} from "#contract/listings/property-list-query.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { serviceItemsQuerySchema } from "#contract/services/service-items-query.ts";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import { type Query, query } from "#worker/db/query.ts";
import { getProperty, getRemovedProperty } from "#worker/modules/properties/detail/property-detail.repository.ts";
import { getFacets } from "#worker/modules/properties/search/facets.repository.ts";
import { readListRequest } from "#worker/modules/properties/search/list-request.ts";
import { listProperties } from "#worker/modules/properties/search/property-lists.repository.ts";
import { getRentSummary } from "#worker/modules/properties/search/rent-summary.repository.ts";
import { courseType, professionalType } from "#worker/modules/service-items/service-item-types.ts";
import { getServiceItem, listServiceItems } from "#worker/modules/service-items/service-items.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";

/** Under this name a page finds the business's details, when the owner has saved them (ruling 1). */
export const siteKey = visitorEndpoints.getSite.path;

/** A page's data: by SWR key, the JSON that the API would answer, null where it would answer 404. */
export type PageData = Record<string, unknown>;

type Reader = (params: URLSearchParams, match: RegExpMatchArray) => Query<unknown>;

const list =
  (kind?: PropertyKind, limit: number = pageSizes.default): Reader =>
  (params) => {
    const query = propertyListQuerySchema.parse(groupSearchParams(params));
    return listProperties(readListRequest(query, kind ?? query.kind, limit));
  };

const offers = (params: URLSearchParams) => serviceItemsQuerySchema.parse(groupSearchParams(params));
const filters = (params: URLSearchParams) => propertyFilterQuerySchema.parse(groupSearchParams(params));

/** The public reads that pages start from; the first whose path matches answers. */
const readers: [endpoint: Endpoint, reader: Reader][] = [
  [visitorEndpoints.listBuyProperties, list("buy")],
  [visitorEndpoints.listRentProperties, list("rent")],
  [visitorEndpoints.listRecentProperties, list(undefined, pageSizes.recent)],
  [visitorEndpoints.listProperties, list()],
  [visitorEndpoints.getProperty, (_, match) => getProperty(decodeURIComponent(match[1] ?? ""))],
  [visitorEndpoints.listCourses, (params) => listServiceItems(courseType, offers(params))],
  [visitorEndpoints.getCourse, (_, match) => getServiceItem(courseType, decodeURIComponent(match[1] ?? ""))],
  [visitorEndpoints.listProfessionals, (params) => listServiceItems(professionalType, offers(params))],
  [
    visitorEndpoints.getProfessional,
    (_, match) => getServiceItem(professionalType, decodeURIComponent(match[1] ?? "")),
  ],
  [visitorEndpoints.getFacets, (params) => getFacets(filters(params))],
  [visitorEndpoints.getRentSummary, (params) => getRentSummary(filters(params))],
];
const patternOf = ({ path }: Endpoint) => new RegExp(`^${path.replace(/:\w+/g, "([^/]+)")}$`);
const patterns = readers.map(([endpoint, reader]) => [patternOf(endpoint), reader] as const);
const detailPattern = patternOf(visitorEndpoints.getProperty);

/**
 * Reads everything a page starts from in one trip to the database; of the business's details not the team, unless asked.
 * @throws an ApiError or a ZodError when the address asks for what the API would refuse.
 */
export async function readPageData(db: D1Database, keys: string[], showsTeam = false): Promise<PageData> {
  const [saved, ...answers] = await query(db, findSavedSite, ...keys.map(queryOf));
  const site = saved && { [siteKey]: showsTeam ? saved : withoutTeam(saved) };
  const data = { ...site, ...Object.fromEntries(keys.map((key, index) => [key, answers[index]])) };
  return answers.every((answer) => answer === null) ? { ...data, ...(await readRemoved(db, keys)) } : data;
}

function withoutTeam({ data: { site, saved_at } }: SiteResponse): SiteResponse<PageSite> {
  const { team: _team, ...rest } = site;
  return { data: { site: rest, saved_at } };
}

/** A page that has nothing may be that of a listing which was removed for good: then it says so and shows others. */
async function readRemoved(db: D1Database, keys: string[]): Promise<PageData> {
  const detail = keys.find((key) => key.match(detailPattern));
  const uuid = detail?.match(detailPattern)?.[1];
  const [removed] = uuid ? await query(db, getRemovedProperty(decodeURIComponent(uuid))) : [null];
  return detail && removed ? { [detail]: removed } : {};
}

function queryOf(key: string): Query<unknown> {
  const [path = "", search] = key.split("?");
  for (const [pattern, reader] of patterns) {
    const match = path.match(pattern);
    if (match) return reader(new URLSearchParams(search), match);
  }
  throw new Error(`No page can start from ${path}`);
}
