import { Hono } from "hono";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { propertyEventSchema } from "#contract/listings/property-responses.ts";
import { batch } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { readAccessHash } from "#worker/http/authenticate.ts";
import { readText } from "#worker/http/body/read-body.ts";
import { route } from "#worker/http/route.ts";
import { mountReads } from "#worker/reads/mount-reads.ts";
import { countPropertyEvent } from "./detail/property-events.repository.ts";
import { propertyReads } from "./properties.reads.ts";

/** The public endpoints of properties. */
export const properties = new Hono<AppEnv>();

mountReads(properties, propertyReads);

route(properties, propertyEndpoints.recordPropertyEvent, async (c, { params }) => {
  const parsed = propertyEventSchema.safeParse(parseJson(await readText(c.req)));
  if (parsed.success) {
    const caller = { accessHash: await readAccessHash(c), now: new Date() };
    await batch(c.get("db"), ...countPropertyEvent(params.uuid, parsed.data.event, caller));
  }
});

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
