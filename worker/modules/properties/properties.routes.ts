import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { propertyEventSchema } from "#contract/listings/property-responses.ts";
import { batch } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { clientIp } from "#worker/http/client-ip.ts";
import { mountReads } from "#worker/reads/mount-reads.ts";
import { countPropertyEvent } from "./detail/property-events.repository.ts";
import { propertyReads } from "./properties.reads.ts";

/** The public endpoints of properties. */
export const properties = new Hono<AppEnv>();

mountReads(properties, propertyReads);

properties.post(visitorEndpoints.recordPropertyEvent.path, async (c) => {
  const parsed = propertyEventSchema.safeParse(await c.req.json().catch(() => undefined));
  const { success } = await c.get("eventLimiter").limit({ key: clientIp(c) });
  if (parsed.success && success)
    await batch(c.get("db"), ...countPropertyEvent(c.req.param("uuid"), parsed.data.event, new Date()));
  return c.body(null, 204);
});
