import { Hono } from "hono";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { imageLimits } from "#contract/images/image-limits.ts";
import {
  bulkPropertyChangeSchema,
  duplicateQuerySchema,
  propertyUuidSchema,
} from "#contract/listings/admin-property.ts";
import {
  type AdminPropertyListQuery,
  adminPropertyListQuerySchema,
} from "#contract/listings/admin-property-list-query.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { limitLargeBodies } from "#worker/http/limit-large-bodies.ts";
import { readJson, readValidJson } from "#worker/http/read-body.ts";
import { readJsonOrForm } from "#worker/http/read-json-or-form.ts";
import { validate } from "#worker/http/validate.ts";
import { checkImages } from "../images/check-images.service.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { createProperty } from "../write/create-property.service.ts";
import type { PropertyInput } from "../write/property-input.ts";
import { movePropertyToBin, restoreProperty, switchProperties } from "../write/property-writes.repository.ts";
import { updateProperty } from "../write/update-property.service.ts";
import { getAdminProperty, listAdminProperties } from "./admin-lists.repository.ts";
import { findDuplicates } from "./duplicates.repository.ts";

/** The calls by which staff publish listings and look after them. */
export const adminProperties = new Hono<AppEnv>();

const calls = adminCatalogueEndpoints;
/** A listing is text, far less than its fields may hold together, and perhaps pictures. */
const listingBytes = 256 * 1024;
const bodies = { files: "images", jsonLimit: listingBytes, formLimit: imageLimits.multipartBytes };
const callsOf = {
  buy: { create: calls.createBuyProperty, update: calls.updateBuyProperty, delete: calls.deleteBuyProperty },
  rent: { create: calls.createRentProperty, update: calls.updateRentProperty, delete: calls.deleteRentProperty },
};

for (const kind of propertyKinds) {
  adminProperties.post(callsOf[kind].create.path, limitLargeBodies, async (c) => {
    const actor = adminActor(c);
    const { fingerprint, ...listing } = await readJsonOrForm(c.req, { ...bodies, arrives: c.get("bodyArrives") });
    const call = await readIdempotentRequest(c.req, `${callsOf[kind].create.path} ${actor.id}`, fingerprint);
    const stores = { db: c.get("db"), images: c.get("images") };
    return c.json(await createProperty(stores, actor, { kind, ...listing, call }), 201);
  });

  adminProperties.patch(callsOf[kind].update.path, async (c) => {
    const { value } = await readJson(c.req, listingBytes);
    const stores = { db: c.get("db"), images: c.get("images") };
    return c.json(await updateProperty(stores, adminActor(c), kind, { ...(value as PropertyInput) }));
  });

  adminProperties.delete(callsOf[kind].delete.path, async (c) => {
    const { uuid } = await readValidJson(c.req, propertyUuidSchema, listingBytes);
    const [done] = await query(c.get("db"), movePropertyToBin(adminActor(c), kind, uuid, new Date()));
    if (!done) throw propertyNotFound();
    return c.json({ message: "Property deleted", uuid });
  });
}

adminProperties.post(calls.restoreProperty.path, async (c) => {
  const { uuid } = await readValidJson(c.req, propertyUuidSchema, listingBytes);
  const [done] = await query(c.get("db"), restoreProperty(adminActor(c), uuid, new Date()));
  if (!done) throw propertyNotFound();
  return c.json({ message: "Property restored", uuid });
});

adminProperties.patch(calls.switchProperties.path, async (c) => {
  const change = await readValidJson(c.req, bulkPropertyChangeSchema, listingBytes);
  const [uuids] = await query(c.get("db"), switchProperties(adminActor(c), change, new Date()));
  return c.json({ message: "Properties updated", uuids });
});

adminProperties.post(calls.findDuplicates.path, async (c) => {
  const [found] = await query(
    c.get("db"),
    findDuplicates(await readValidJson(c.req, duplicateQuerySchema, listingBytes)),
  );
  return c.json(found);
});

adminProperties.post(calls.checkImages.path, async (c) => {
  const stores = { db: c.get("db"), images: c.get("images") };
  return c.json(await checkImages(stores, adminActor(c), c.req.param("uuid")));
});

adminProperties.get(calls.getStaffProperty.path, async (c) => {
  const [found] = await query(c.get("db"), getAdminProperty(c.req.param("uuid")));
  if (!found) throw propertyNotFound();
  return c.json(found);
});

const lists: [endpoint: { path: string }, kind?: PropertyKind, limit?: number][] = [
  [calls.listStaffBuyProperties, "buy"],
  [calls.listStaffRentProperties, "rent"],
  [calls.listStaffProperties, undefined, pageSizes.recent],
];
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  adminProperties.get(endpoint.path, validate("query", adminPropertyListQuerySchema), async (c) => {
    const params: AdminPropertyListQuery = c.req.valid("query");
    const [page] = await query(c.get("db"), listAdminProperties(params, kind ?? params.kind, limit));
    return c.json(page);
  });
}
