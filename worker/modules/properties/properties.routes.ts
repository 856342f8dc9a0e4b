import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { propertyEventSchema } from "#contract/listings/property-responses.ts";
import { batch } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { readText } from "#worker/http/body/read-body.ts";
import { mountReads } from "#worker/reads/mount-reads.ts";
import { countPropertyEvent } from "./detail/property-events.repository.ts";
import { propertyReads } from "./properties.reads.ts";

/** The public endpoints of properties. */
export const properties = new Hono<AppEnv>();

mountReads(properties, propertyReads);

properties.post(visitorEndpoints.recordPropertyEvent.path, async (c) => {
  const parsed = propertyEventSchema.safeParse(parseJson(await readText(c.req)));
  if (parsed.success) {
    const caller = { accessHash: await readAccessHash(c), now: new Date() };
    await batch(c.get("db"), ...countPropertyEvent(c.req.param("uuid"), parsed.data.event, caller));
  }
  return c.body(null, 204);
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
