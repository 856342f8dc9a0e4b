import { Hono } from "hono";
import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { pictureLimits } from "#contract/images/image-limits.ts";
import { likenessSchema, propertyUuidSchema, switchPropertiesSchema } from "#contract/listings/admin-property.ts";
import { type StaffListQuery, staffListQuerySchema } from "#contract/listings/admin-property-list-query.ts";
import { type ListingKind, listingKinds } from "#contract/listings/property-kinds.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import { ask } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readRepeatableCall } from "#worker/http/idempotency.ts";
import { fewBigBodies } from "#worker/http/limit-large-bodies.ts";
import { readJson, readValid } from "#worker/http/read-body.ts";
import { readJsonOrForm } from "#worker/http/read-json-or-form.ts";
import { validate } from "#worker/http/validate.ts";
import { checkImages } from "../images/check-images.service.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { createProperty } from "../write/create-property.service.ts";
import type { SentFields } from "../write/property-input.ts";
import { binProperty, restoreProperty, switchProperties } from "../write/property-writes.repository.ts";
import { updateProperty } from "../write/update-property.service.ts";
import { getForStaff, listForStaff } from "./admin-lists.repository.ts";
import { findDuplicates } from "./duplicates.repository.ts";

/** The calls by which staff publish listings and look after them. */
export const staffProperties = new Hono<AppEnv>();

const calls = listingEndpoints;
/** A listing is text, far less than its fields may hold together, and perhaps pictures. */
const listingBytes = 256 * 1024;
const bodies = { files: "images", jsonLimit: listingBytes, formLimit: pictureLimits.multipartBytes };
const callsOf = {
  buy: { create: calls.createBuyProperty, update: calls.updateBuyProperty, delete: calls.deleteBuyProperty },
  rent: { create: calls.createRentProperty, update: calls.updateRentProperty, delete: calls.deleteRentProperty },
};

for (const kind of listingKinds) {
  staffProperties.post(callsOf[kind].create.path, fewBigBodies, async (c) => {
    const actor = adminActor(c);
    const { fingerprint, ...listing } = await readJsonOrForm(c.req, { ...bodies, arrives: c.get("bodyArrives") });
    const call = await readRepeatableCall(c.req, `${callsOf[kind].create.path} ${actor.id}`, fingerprint);
    const stores = { db: c.get("db"), images: c.get("images") };
    return c.json(await createProperty(stores, actor, { kind, ...listing, call }), 201);
  });

  staffProperties.patch(callsOf[kind].update.path, async (c) => {
    const { value } = await readJson(c.req, listingBytes);
    const stores = { db: c.get("db"), images: c.get("images") };
    return c.json(await updateProperty(stores, adminActor(c), kind, { ...(value as SentFields) }));
  });

  staffProperties.delete(callsOf[kind].delete.path, async (c) => {
    const { uuid } = await readValid(c.req, propertyUuidSchema, listingBytes);
    const [done] = await ask(c.get("db"), binProperty(adminActor(c), kind, uuid, new Date()));
    if (!done) throw propertyNotFound();
    return c.json({ message: "Property deleted", uuid });
  });
}

staffProperties.post(calls.restoreProperty.path, async (c) => {
  const { uuid } = await readValid(c.req, propertyUuidSchema, listingBytes);
  const [done] = await ask(c.get("db"), restoreProperty(adminActor(c), uuid, new Date()));
  if (!done) throw propertyNotFound();
  return c.json({ message: "Property restored", uuid });
});

staffProperties.patch(calls.switchProperties.path, async (c) => {
  const change = await readValid(c.req, switchPropertiesSchema, listingBytes);
  const [uuids] = await ask(c.get("db"), switchProperties(adminActor(c), change, new Date()));
  return c.json({ message: "Properties updated", uuids });
});

staffProperties.post(calls.findDuplicates.path, async (c) => {
  const [found] = await ask(c.get("db"), findDuplicates(await readValid(c.req, likenessSchema, listingBytes)));
  return c.json(found);
});

staffProperties.post(calls.checkImages.path, async (c) => {
  const stores = { db: c.get("db"), images: c.get("images") };
  return c.json(await checkImages(stores, adminActor(c), c.req.param("uuid")));
});

staffProperties.get(calls.getStaffProperty.path, async (c) => {
  const [found] = await ask(c.get("db"), getForStaff(c.req.param("uuid")));
  if (!found) throw propertyNotFound();
  return c.json(found);
});

const lists: [endpoint: { path: string }, kind?: ListingKind, limit?: number][] = [
  [calls.listStaffBuyProperties, "buy"],
  [calls.listStaffRentProperties, "rent"],
  [calls.listStaffProperties, undefined, pageSizes.recent],
];
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  staffProperties.get(endpoint.path, validate("query", staffListQuerySchema), async (c) => {
    const query: StaffListQuery = c.req.valid("query");
    const [page] = await ask(c.get("db"), listForStaff(query, kind ?? query.kind, limit));
    return c.json(page);
  });
}
