import { Hono } from "hono";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { createAdminImageUrl } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { limitLargeBodies } from "#worker/http/body/limit-large-bodies.ts";
import { readJson } from "#worker/http/body/read-body.ts";
import { readJsonOrForm } from "#worker/http/body/read-json-or-form.ts";
import { readIdempotentRequest } from "#worker/http/idempotency.ts";
import { route } from "#worker/http/route.ts";
import { changeProperties, undoBulkChange } from "../bulk/bulk-change.service.ts";
import { getAdminProperty } from "../detail/admin-property.repository.ts";
import { checkImages } from "../images/check-images.service.ts";
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

const endpoints = adminPropertyEndpoints;
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
  adminProperties.use(endpointsByKind[kind].create.path, limitLargeBodies);
  route(adminProperties, endpointsByKind[kind].create, async (c) => {
    const actor = adminActor(c);
    const { fingerprint, ...submitted } = await readJsonOrForm(c.req, {
      ...bodyOptions,
      onChunk: c.get("onBodyChunk"),
    });
    const idempotency = await readIdempotentRequest(
      c.req,
      `${endpointsByKind[kind].create.path} ${actor.id}`,
      fingerprint,
    );
    const stores = { db: c.get("db"), images: c.get("images") };
    return createProperty(stores, actor, { kind, ...submitted, idempotency });
  });

  route(adminProperties, endpointsByKind[kind].update, async (c) => {
    const actor = adminActor(c);
    const { text, value } = await readJson(c.req);
    const idempotency = await readIdempotentRequest(c.req, `${endpointsByKind[kind].update.path} ${actor.id}`, text);
    const stores = { db: c.get("db"), images: c.get("images") };
    const change = { kind, fields: { ...(value as PropertyInput) }, idempotency };
    return updateProperty(stores, actor, change, createAdminImageUrl(c.get("config")));
  });

  route(adminProperties, endpointsByKind[kind].delete, async (c, { body: { uuid } }) => {
    const [isMoved] = await query(c.get("db"), movePropertyToBin(adminActor(c), kind, uuid, new Date()));
    if (!isMoved) throw propertyNotFound();
    return { message: "Property deleted", uuid };
  });
}

route(adminProperties, endpoints.restoreProperty, async (c, { body: { uuid } }) => {
  const [isRestored] = await query(c.get("db"), restoreProperty(adminActor(c), uuid, new Date()));
  if (!isRestored) throw propertyNotFound();
  return { message: "Property restored", uuid };
});

route(adminProperties, endpoints.bulkUpdateProperties, (c, { body }) =>
  changeProperties(c.get("db"), adminActor(c), body),
);

route(adminProperties, endpoints.undoBulkUpdate, (c, { body: { undo } }) =>
  undoBulkChange(c.get("db"), adminActor(c), undo),
);

route(adminProperties, endpoints.findDuplicates, async (c, { body }) => {
  const [found] = await query(c.get("db"), findDuplicates(body));
  return found;
});

route(adminProperties, imageEndpoints.checkImages, async (c, { params }) => {
  const stores = { db: c.get("db"), images: c.get("images") };
  return checkImages(stores, adminActor(c), params.uuid, createAdminImageUrl(c.get("config")));
});

route(adminProperties, endpoints.getAdminProperty, async (c, { params }) => {
  const [found] = await query(c.get("db"), getAdminProperty(params.uuid, createAdminImageUrl(c.get("config"))));
  if (!found) throw propertyNotFound();
  return found;
});

route(adminProperties, endpoints.listListers, async (c, { searchParams }) => {
  const [listers] = await query(c.get("db"), findListers(searchParams.q));
  return listers;
});

const lists = [
  [endpoints.listAdminBuyProperties, "buy"],
  [endpoints.listAdminRentProperties, "rent"],
  [endpoints.listAdminProperties, undefined, pageSizes.recent],
] as const;
for (const [endpoint, kind, limit = pageSizes.default] of lists) {
  route(adminProperties, endpoint, async (c, { searchParams }) => {
    const adminImageUrl = createAdminImageUrl(c.get("config"));
    const list = { kind: kind ?? searchParams.kind, limit };
    const [page] = await query(c.get("db"), listAdminProperties(searchParams, list, adminImageUrl));
    return page;
  });
}
