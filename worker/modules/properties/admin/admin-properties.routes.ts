import { Hono } from "hono";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { bulkPropertyChangeSchema, bulkUndoSchema, propertyUuidSchema } from "#contract/listings/admin-property.ts";
import {
  type AdminPropertyListQuery,
  adminPropertyListQuerySchema,
  listerQuerySchema,
} from "#contract/listings/admin-property-list-query.ts";
import { duplicateQuerySchema } from "#contract/listings/duplicates.ts";
import { type UsualPriceResponse, usualPriceQuerySchema } from "#contract/listings/prices/usual-price.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { createAdminImageUrl } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { limitLargeBodies } from "#worker/http/body/limit-large-bodies.ts";
import { readJson, readValidJson } from "#worker/http/body/read-body.ts";
import { readJsonOrForm } from "#worker/http/body/read-json-or-form.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { validate } from "#worker/http/validate.ts";
import { changeProperties, undoBulkChange } from "../bulk/bulk-change.service.ts";
import { getAdminProperty } from "../detail/admin-property.repository.ts";
import { checkImages } from "../images/check-images.service.ts";
import { findUsualPrices } from "../prices/usual-prices.repository.ts";
import { propertyNotFound } from "../properties.errors.ts";
import { movePropertyToBin, restoreProperty } from "../write/bin.repository.ts";
import { createProperty } from "../write/create-property.service.ts";
import type { PropertyInput } from "../write/property-input.ts";
import { updateProperty } from "../write/update-property.service.ts";
import { listAdminProperties } from "./admin-lists.repository.ts";
import { findDuplicates } from "./duplicates.repository.ts";
import { findListers } from "./listers.repository.ts";

/** The endpoints by which admins create and edit properties. */
export const adminProperties = new Hono<AppEnv>();

const endpoints = adminCatalogueEndpoints;
/** Only a form has files; the endpoint's limit leaves room for them. */
const bodyOptions = { files: "images", jsonLimit: 256 * 1024 };
const endpointsByKind = {
  buy: {
    create: endpoints.createBuyProperty,
    update: endpoints.updateBuyProperty,
    delete: endpoints.deleteBuyProperty,
  },
  rent: {
    create: endpoints.createRentProperty,
    update: endpoints.updateRentProperty,
    delete: endpoints.deleteRentProperty,
  },
};

for (const kind of propertyKinds) {
  adminProperties.post(endpointsByKind[kind].create.path, limitLargeBodies, async (c) => {
    const actor = adminActor(c);
    const { fingerprint, ...submitted } = await readJsonOrForm(c.req, {
      ...bodyOptions,
      onChunk: c.get("onBodyChunk"),
    });
    const call = await readIdempotentRequest(c.req, `${endpointsByKind[kind].create.path} ${actor.id}`, fingerprint);
    const stores = { db: c.get("db"), images: c.get("images") };
    return c.json(await createProperty(stores, actor, { kind, ...submitted, call }), 201);
  });

  adminProperties.patch(endpointsByKind[kind].update.path, async (c) => {
    const actor = adminActor(c);
    const { text, value } = await readJson(c.req);
    const call = await readIdempotentRequest(c.req, `${endpointsByKind[kind].update.path} ${actor.id}`, text);
    const stores = { db: c.get("db"), images: c.get("images") };
    const change = { kind, fields: { ...(value as PropertyInput) }, call };
    return c.json(await updateProperty(stores, actor, change, createAdminImageUrl(c.get("config"))));
  });

  adminProperties.delete(endpointsByKind[kind].delete.path, async (c) => {
    const { uuid } = await readValidJson(c.req, propertyUuidSchema);
    const [isMoved] = await query(c.get("db"), movePropertyToBin(adminActor(c), kind, uuid, new Date()));
    if (!isMoved) throw propertyNotFound();
    return c.json({ message: "Property deleted", uuid });
  });
}

adminProperties.post(endpoints.restoreProperty.path, async (c) => {
  const { uuid } = await readValidJson(c.req, propertyUuidSchema);
  const [isRestored] = await query(c.get("db"), restoreProperty(adminActor(c), uuid, new Date()));
  if (!isRestored) throw propertyNotFound();
  return c.json({ message: "Property restored", uuid });
});

adminProperties.patch(endpoints.bulkUpdateProperties.path, async (c) => {
  const change = await readValidJson(c.req, bulkPropertyChangeSchema);
  return c.json(await changeProperties(c.get("db"), adminActor(c), change));
});

adminProperties.post(endpoints.undoBulkUpdate.path, async (c) => {
  const { undo } = await readValidJson(c.req, bulkUndoSchema);
  return c.json(await undoBulkChange(c.get("db"), adminActor(c), undo));
});

adminProperties.post(endpoints.findDuplicates.path, async (c) => {
  const [found] = await query(c.get("db"), findDuplicates(await readValidJson(c.req, duplicateQuerySchema)));
  return c.json(found);
});

adminProperties.post(endpoints.checkImages.path, async (c) => {
  const stores = { db: c.get("db"), images: c.get("images") };
  return c.json(await checkImages(stores, adminActor(c), c.req.param("uuid"), createAdminImageUrl(c.get("config"))));
});

adminProperties.get(endpoints.getAdminProperty.path, async (c) => {
  const [found] = await query(c.get("db"), getAdminProperty(c.req.param("uuid"), createAdminImageUrl(c.get("config"))));
  if (!found) throw propertyNotFound();
  return c.json(found);
});

adminProperties.get(endpoints.listListers.path, validate("query", listerQuerySchema), async (c) => {
  const [listers] = await query(c.get("db"), findListers(c.req.valid("query").q));
  return c.json(listers);
});

adminProperties.get(endpoints.getUsualPrice.path, validate("query", usualPriceQuerySchema), async (c) => {
  const group = c.req.valid("query");
  const [usualPrices] = await query(c.get("db"), findUsualPrices([group]));
  const response: UsualPriceResponse = { data: { price: usualPrices(group) ?? null } };
  return c.json(response);
});

const lists: [endpoint: { path: string }, kind?: PropertyKind, limit?: number][] = [
  [endpoints.listAdminBuyProperties, "buy"],
  [endpoints.listAdminRentProperties, "rent"],
  [endpoints.listAdminProperties, undefined, pageSizes.recent],
];
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  adminProperties.get(endpoint.path, validate("query", adminPropertyListQuerySchema), async (c) => {
    const params: AdminPropertyListQuery = c.req.valid("query");
    const adminImageUrl = createAdminImageUrl(c.get("config"));
    const list = { kind: kind ?? params.kind, limit, cursorKey: c.get("config").tokenKey };
    const [page] = await query(c.get("db"), listAdminProperties(params, list, adminImageUrl));
    return c.json(page);
  });
}
