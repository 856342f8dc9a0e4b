import { Hono } from "hono";
import { serviceItemsQuerySchema } from "#contract/services/service-items-query.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { publicCache } from "#worker/http/cache-control.ts";
import { validate } from "#worker/http/validate.ts";
import type { ServiceItemType } from "./service-item-types.ts";
import { serviceItemNotFound } from "./service-items.errors.ts";
import { getServiceItem, listServiceItems } from "./service-items.repository.ts";

/** The public endpoints of one type of service item. */
export function serviceItemRoutes(type: ServiceItemType): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();

  routes.get(type.endpoints.list.path, publicCache, validate("query", serviceItemsQuerySchema), async (c) => {
    const [items] = await query(c.get("db"), listServiceItems(type, c.req.valid("query")));
    return c.json(items);
  });

  routes.get(type.endpoints.get.path, publicCache, async (c) => {
    const [item] = await query(c.get("db"), getServiceItem(type, c.req.param("id")));
    if (!item) throw serviceItemNotFound(type);
    return c.json(item);
  });

  return routes;
}
