import { Hono } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { mountReads } from "#worker/reads/mount-reads.ts";
import type { ServiceItemType } from "./service-item-types.ts";
import { serviceItemReads } from "./service-items.reads.ts";

/** The public endpoints of one type of service item. */
export function serviceItemRoutes(type: ServiceItemType): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  mountReads(routes, serviceItemReads(type));
  return routes;
}
