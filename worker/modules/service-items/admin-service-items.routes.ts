import { Hono } from "hono";
import type * as z from "zod";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJsonWithText, readValidPatch } from "#worker/http/body/read-body.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import type { ServiceItem, ServiceItemType } from "./service-item-types.ts";
import { serviceItemNotFound } from "./service-items.errors.ts";
import { deleteServiceItem, insertServiceItem, updateServiceItem } from "./service-items.repository.ts";

/** The endpoints by which admins edit one type of service item. */
export function adminServiceItemRoutes(type: ServiceItemType): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const { endpoints, newItemSchema } = type;

  routes.post(endpoints.create.path, async (c) => {
    const actor = adminActor(c);
    const { text, data } = await readValidJsonWithText(c.req, newItemSchema);
    const call = await readIdempotentRequest(c.req, `${endpoints.create.path} ${actor.id}`, text);
    const [db, now] = [c.get("db"), new Date()];
    const created = await runOnce<ServiceItem>(
      db,
      { call, createReusedError: idempotencyKeyReused },
      now,
      async (store) => {
        const item = { id: crypto.randomUUID(), ...data };
        await batch(db, ...store(item), ...insertServiceItem(type, actor, item, now));
        return item;
      },
    );
    return c.json(created, 201);
  });

  routes.patch(endpoints.update.path, async (c) => {
    const change = await readValidPatch<z.ZodRawShape>(c.req, newItemSchema);
    const update = updateServiceItem(type, adminActor(c), c.req.param("id"), change, new Date());
    const [item] = await query(c.get("db"), update);
    if (!item) throw serviceItemNotFound(type);
    return c.json(item);
  });

  routes.delete(endpoints.delete.path, async (c) => {
    const [deleted] = await query(c.get("db"), deleteServiceItem(type, adminActor(c), c.req.param("id"), new Date()));
    if (!deleted) throw serviceItemNotFound(type);
    return c.body(null, 204);
  });

  return routes;
}
