import { Hono } from "hono";
import type * as z from "zod";
import { adminServiceItemsQuerySchema } from "#contract/services/service-items-query.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidJsonWithText, readValidPatch } from "#worker/http/body/read-body.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import { validate } from "#worker/http/validate.ts";
import { listAdminServiceItems, moveServiceItemToBin, restoreServiceItem } from "./bin.repository.ts";
import type { ServiceItem, ServiceItemType } from "./service-item-types.ts";
import { editConflict, serviceItemNotFound } from "./service-items.errors.ts";
import {
  addNumber,
  findItemChangesSince,
  getServiceItem,
  insertServiceItem,
  updateServiceItem,
} from "./service-items.repository.ts";

/** The endpoints by which admins edit one type of service item. */
export function adminServiceItemRoutes(type: ServiceItemType): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const { endpoints, newItemSchema, changeSchema } = type;

  routes.get(endpoints.listAdmin.path, validate("query", adminServiceItemsQuerySchema), async (c) => {
    const [list] = await query(c.get("db"), listAdminServiceItems(type, c.req.valid("query").deleted === true));
    return c.json(list);
  });

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
        const item = { id: crypto.randomUUID(), updated_at: now.toISOString(), ...data };
        const response = addNumber(item);
        await batch(db, ...store(response), ...insertServiceItem(type, actor, item, now));
        return response;
      },
    );
    return c.json(created, 201);
  });

  routes.patch(endpoints.update.path, async (c) => {
    const { expected_updated_at, ...change } = await readValidPatch<z.ZodRawShape>(c.req, changeSchema);
    const version = typeof expected_updated_at === "string" ? new Date(expected_updated_at).toISOString() : undefined;
    const [id, db] = [c.req.param("id"), c.get("db")];
    const [item] = await query(db, updateServiceItem(type, adminActor(c), id, change, new Date(), version));
    if (item) return c.json(item);
    const [stored, changed] = await query(db, getServiceItem(type, id), findItemChangesSince(id, version ?? ""));
    const current = stored?.data[type.entity];
    throw current && version ? editConflict(current, changed) : serviceItemNotFound(type);
  });

  routes.delete(endpoints.delete.path, async (c) => {
    const id = c.req.param("id");
    const [isMoved] = await query(c.get("db"), moveServiceItemToBin(type, adminActor(c), id, new Date()));
    if (!isMoved) throw serviceItemNotFound(type);
    return c.body(null, 204);
  });

  routes.post(endpoints.restore.path, async (c) => {
    const id = c.req.param("id");
    const [restored] = await query(c.get("db"), restoreServiceItem(type, adminActor(c), id, new Date()));
    if (!restored) throw serviceItemNotFound(type);
    return c.json(restored);
  });

  return routes;
}
