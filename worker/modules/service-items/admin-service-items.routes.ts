import { Hono } from "hono";
import type * as z from "zod";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readValidPatch } from "#worker/http/body/read-body.ts";
import { idempotencyKeyReused, readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { listAdminServiceItems, moveServiceItemToBin, restoreServiceItem } from "./bin.repository.ts";
import type { ServiceItem, ServiceItemType } from "./service-item-types.ts";
import { editConflict, serviceItemNotFound } from "./service-items.errors.ts";
import {
  deriveFields,
  findItemChangesSince,
  getServiceItem,
  insertServiceItem,
  updateServiceItem,
} from "./service-items.repository.ts";

/** The endpoints by which admins edit one type of service item. */
export function adminServiceItemRoutes(type: ServiceItemType): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  const { endpoints, changeSchema } = type;

  route(routes, endpoints.listAdmin, async (c, { searchParams }) => {
    const [list] = await query(c.get("db"), listAdminServiceItems(type, searchParams.deleted === true));
    return list;
  });

  route(routes, endpoints.create, async (c, { body, text }) => {
    const actor = adminActor(c);
    const idempotency = await readIdempotentRequest(c.req, `${endpoints.create.path} ${actor.id}`, text);
    const [db, now] = [c.get("db"), new Date()];
    return runOnce<ServiceItem>(db, { idempotency, createReusedError: idempotencyKeyReused }, now, async (store) => {
      const item = deriveFields({ id: crypto.randomUUID(), updated_at: now.toISOString(), ...body });
      await batch(db, ...store(item), ...insertServiceItem(type, actor, item, now));
      return item;
    });
  });

  route(routes, endpoints.update, async (c, { params }) => {
    const { expected_updated_at, ...change } = await readValidPatch<z.ZodRawShape>(c.req, changeSchema);
    const version = typeof expected_updated_at === "string" ? new Date(expected_updated_at).toISOString() : undefined;
    const [id, db] = [params.id, c.get("db")];
    const [item] = await query(db, updateServiceItem(type, adminActor(c), id, change, new Date(), version));
    if (item) return item;
    const [stored, changed] = await query(
      db,
      getServiceItem(type, id, new Date()),
      findItemChangesSince(id, version ?? ""),
    );
    const [current] = Object.values(stored?.data ?? {});
    throw current && version ? editConflict(current, changed) : serviceItemNotFound(type);
  });

  route(routes, endpoints.delete, async (c, { params }) => {
    const id = params.id;
    const [isMoved] = await query(c.get("db"), moveServiceItemToBin(type, adminActor(c), id, new Date()));
    if (!isMoved) throw serviceItemNotFound(type);
  });

  route(routes, endpoints.restore, async (c, { params }) => {
    const id = params.id;
    const [restored] = await query(c.get("db"), restoreServiceItem(type, adminActor(c), id, new Date()));
    if (!restored) throw serviceItemNotFound(type);
    return restored;
  });

  return routes;
}
