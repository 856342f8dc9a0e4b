import { Hono } from "hono";
import { listingEndpoints } from "../../contract/listing-endpoints.ts";
import { type ListingKind, listingKinds } from "../../contract/listing-kinds.ts";
import { pictureLimits } from "../../contract/picture-limits.ts";
import { pageSizes } from "../../contract/property-options.ts";
import { likenessSchema, propertyUuidSchema, switchPropertiesSchema } from "../../contract/property-writes.ts";
import { type StaffListQuery, staffListQuerySchema } from "../../contract/staff-list-query.ts";
import { ask } from "../../db/query.ts";
import type { AppEnv } from "../../env.ts";
import { adminActor } from "../../http/authenticate.ts";
import { fewBigBodies } from "../../http/big-bodies.ts";
import { readRepeatableCall } from "../../http/idempotency.ts";
import { readJson, readValid } from "../../http/read-body.ts";
import { readJsonOrForm } from "../../http/read-form.ts";
import { validate } from "../../http/validate.ts";
import { checkImages } from "./check-images.service.ts";
import { createProperty } from "./create-property.service.ts";
import { findDuplicates } from "./duplicates.ts";
import { propertyNotFound } from "./property-errors.ts";
import { binProperty, restoreProperty, switchProperties } from "./property-writes.repository.ts";
import type { SentFields } from "./sent-property.ts";
import { getForStaff, listForStaff } from "./staff-lists.ts";
import { updateProperty } from "./update-property.service.ts";

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
