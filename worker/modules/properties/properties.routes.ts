import { Hono } from "hono";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { filterQuerySchema, type ListQuery, listQuerySchema } from "#contract/listings/property-list-query.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { propertyEventSchema } from "#contract/listings/property-responses.ts";
import { publicRead } from "#worker/http/cache-control.ts";
import { senderAddress } from "#worker/http/client-ip.ts";
import { ask, write } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { validate } from "../../http/validate.ts";
import { getProperty } from "./detail/property-detail.repository.ts";
import { countEvent } from "./detail/property-events.repository.ts";
import { propertyNotFound } from "./properties.errors.ts";
import { getFacets } from "./search/facets.repository.ts";
import { readListRequest } from "./search/list-request.ts";
import { listProperties } from "./search/property-lists.repository.ts";
import { getRentSummary } from "./search/rent-summary.repository.ts";

/** The public calls about listings. */
export const properties = new Hono<AppEnv>();

const lists: [endpoint: { path: string }, kind?: ListingKind, limit?: number][] = [
  [endpoints.listBuyProperties, "buy"],
  [endpoints.listRentProperties, "rent"],
  [endpoints.listRecentProperties, undefined, pageSizes.recent],
  [endpoints.listProperties],
];
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  properties.get(endpoint.path, publicRead, validate("query", listQuerySchema), async (c) => {
    const query: ListQuery = c.req.valid("query");
    const [page] = await ask(c.get("db"), listProperties(readListRequest(query, kind ?? query.kind, limit)));
    return c.json(page);
  });
}

properties.get(endpoints.getProperty.path, publicRead, async (c) => {
  const [detail] = await ask(c.get("db"), getProperty(c.req.param("uuid")));
  if (!detail) throw propertyNotFound();
  return c.json(detail);
});

properties.get(endpoints.getFacets.path, publicRead, validate("query", filterQuerySchema), async (c) => {
  const [facets] = await ask(c.get("db"), getFacets(c.req.valid("query")));
  return c.json(facets);
});

properties.get(endpoints.getRentSummary.path, publicRead, validate("query", filterQuerySchema), async (c) => {
  const [summary] = await ask(c.get("db"), getRentSummary(c.req.valid("query")));
  return c.json(summary);
});

properties.post(endpoints.recordPropertyEvent.path, async (c) => {
  const sent = propertyEventSchema.safeParse(await c.req.json().catch(() => undefined));
  const { success } = await c.get("eventLimiter").limit({ key: senderAddress(c) });
  if (sent.success && success)
    await write(c.get("db"), ...countEvent(c.req.param("uuid"), sent.data.event, new Date()));
  return c.body(null, 204);
});
