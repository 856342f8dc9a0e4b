import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import {
  type PropertyListQuery,
  propertyFilterQuerySchema,
  propertyListQuerySchema,
} from "#contract/listings/property-list-query.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { propertyEventSchema } from "#contract/listings/property-responses.ts";
import { batch, query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { publicCache } from "#worker/http/cache-control.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { validate } from "#worker/http/validate.ts";
import { getProperty } from "./detail/property-detail.repository.ts";
import { countPropertyEvent } from "./detail/property-events.repository.ts";
import { propertyNotFound } from "./properties.errors.ts";
import { getFacets } from "./search/facets.repository.ts";
import { readListRequest } from "./search/list-request.ts";
import { listProperties } from "./search/property-lists.repository.ts";
import { getRentSummary } from "./search/rent-summary.repository.ts";

/** The public endpoints of properties. */
export const properties = new Hono<AppEnv>();

const lists: [endpoint: { path: string }, kind?: PropertyKind, limit?: number][] = [
  [visitorEndpoints.listBuyProperties, "buy"],
  [visitorEndpoints.listRentProperties, "rent"],
  [visitorEndpoints.listRecentProperties, undefined, pageSizes.recent],
  [visitorEndpoints.listProperties],
];
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  properties.get(endpoint.path, publicCache, validate("query", propertyListQuerySchema), async (c) => {
    const params: PropertyListQuery = c.req.valid("query");
    const [page] = await query(c.get("db"), listProperties(readListRequest(params, kind ?? params.kind, limit)));
    return c.json(page);
  });
}

properties.get(visitorEndpoints.getProperty.path, publicCache, async (c) => {
  const [detail] = await query(c.get("db"), getProperty(c.req.param("uuid")));
  if (!detail) throw propertyNotFound();
  return c.json(detail);
});

properties.get(
  visitorEndpoints.getFacets.path,
  publicCache,
  validate("query", propertyFilterQuerySchema),
  async (c) => {
    const [facets] = await query(c.get("db"), getFacets(c.req.valid("query")));
    return c.json(facets);
  },
);

properties.get(
  visitorEndpoints.getRentSummary.path,
  publicCache,
  validate("query", propertyFilterQuerySchema),
  async (c) => {
    const [summary] = await query(c.get("db"), getRentSummary(c.req.valid("query")));
    return c.json(summary);
  },
);

properties.post(visitorEndpoints.recordPropertyEvent.path, async (c) => {
  const parsed = propertyEventSchema.safeParse(await c.req.json().catch(() => undefined));
  const { success } = await c.get("eventLimiter").limit({ key: clientIp(c) });
  if (parsed.success && success)
    await batch(c.get("db"), ...countPropertyEvent(c.req.param("uuid"), parsed.data.event, new Date()));
  return c.body(null, 204);
});
