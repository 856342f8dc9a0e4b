import { type Context, Hono } from "hono";
import { propertyFilterQuerySchema } from "#contract/listings/property-list-query.ts";
import { siteDefaults } from "#contract/site/site-details.ts";
import { filtersToParams } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags, listTags } from "#worker/http/caching/cache-tags.ts";
import { validate } from "#worker/http/validate.ts";
import { findFeedPage } from "#worker/modules/properties/feeds/feed-properties.repository.ts";
import { listFullProperties } from "#worker/modules/properties/search/property-lists.repository.ts";
import { findSavedSite } from "#worker/modules/site/site.repository.ts";
import { renderer } from "../../../dist/server/entry-server.js";
import { facebookEnd, facebookStart } from "./facebook-document.ts";
import { facebookListing } from "./facebook-listing.ts";
import { rssDocument } from "./rss-document.ts";

const { listingPath } = renderer;

/** Feeds of the homes, which the owner switches on in the settings. One that is off does not exist. */
export const feeds = new Hono<AppEnv>();

const maxItems = 50;
const lists: Record<string, { kind?: PropertyKind; title: string }> = {
  properties: { title: "Homes" },
  rent: { kind: "rent", title: "Homes for rent" },
  buy: { kind: "buy", title: "Homes for sale" },
};

/** The newest homes of a list, with the filters of the list's page. */
feeds.get("/feeds/:file{(?:properties|rent|buy)\\.rss}", async (c) => {
  const name = c.req.param("file").slice(0, -".rss".length);
  const list = lists[name];
  if (!list) return notFound(c);
  const filters = validate("query", propertyFilterQuerySchema, c.req.queries());
  const kind = list.kind ?? filters.kind;
  const [saved, homes] = await query(
    c.get("db"),
    findSavedSite,
    listFullProperties({ filters: { ...filters, kind }, sort: "newest", view: "full", limit: maxItems }),
  );
  const site = saved?.data.site ?? siteDefaults;
  if (!site.feeds.rss) return notFound(c);
  const origin = c.get("origin");
  const search = `${filtersToParams({ ...filters, kind: list.kind ? undefined : kind })}`;
  const suffix = search ? `?${search}` : "";
  c.set("caching", { policy: "hourly", tags: [cacheTags.site, ...listTags(kind)], isQueryPublic: true });
  const document = rssDocument(
    {
      title: `${list.title} | ${site.name}`,
      link: `${origin}/${name}${suffix}`,
      self: `${origin}/feeds/${name}.rss${suffix}`,
      linkOf: ({ uuid }) => origin + listingPath(uuid),
    },
    homes.data.properties,
  );
  return c.body(document, 200, { "content-type": "application/rss+xml; charset=utf-8" });
});

/** All homes on the market, for a catalog of home listings on Facebook. */
feeds.get("/feeds/facebook.xml", async (c) => {
  const [saved, first] = await query(c.get("db"), findSavedSite, findFeedPage(0));
  const site = saved?.data.site ?? siteDefaults;
  if (!site.feeds.facebook) return notFound(c);
  const origin = c.get("origin");
  const toXml = ({ listed }: typeof first) =>
    listed.flatMap((property) => facebookListing(property, origin + listingPath(property.uuid), origin) ?? []);
  let page = first;
  let head = facebookStart(site.name, `${origin}/feeds/facebook.xml`);
  const encoder = new TextEncoder();
  // A page at a time, so that memory use does not grow with the number of homes.
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      controller.enqueue(encoder.encode(head + toXml(page).join("\n")));
      head = "\n";
      if (page.next === undefined) {
        controller.enqueue(encoder.encode(`\n${facebookEnd}`));
        return controller.close();
      }
      [page] = await query(c.get("db"), findFeedPage(page.next));
    },
  });
  c.set("caching", { policy: "hourly", tags: [cacheTags.site, ...listTags()] });
  return c.body(body, 200, { "content-type": "application/xml; charset=utf-8" });
});

const notFound = (c: Context<AppEnv>) => c.text("Not found", 404);
