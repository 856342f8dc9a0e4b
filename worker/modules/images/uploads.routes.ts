import { Hono } from "hono";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { uploadIdSchema, uploadQuerySchema, variantQuerySchema, variantWidthSchema } from "#contract/images/upload.ts";
import { createAdminImageUrl } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { limitLargeBodies } from "#worker/http/body/limit-large-bodies.ts";
import { readBytes } from "#worker/http/body/read-body.ts";
import { validate } from "#worker/http/validate.ts";
import { invalidUploadId, uploadNotFound } from "./images.errors.ts";
import { storeUploadedImage, storeVariant } from "./uploads.service.ts";

/** The endpoints by which admins upload images. An image is uploaded before the property that it will join. */
export const uploads = new Hono<AppEnv>();

const { putUpload, putUploadVariant } = adminCatalogueEndpoints;

uploads.put(putUpload.path, limitLargeBodies, validate("query", uploadQuerySchema), async (c) => {
  const id = uploadIdSchema.safeParse(c.req.param("id"));
  if (!id.success) throw invalidUploadId();
  const bytes = await readBytes(c.req, { onChunk: c.get("onBodyChunk") });
  const stores = { db: c.get("db"), images: c.get("images") };
  const input = { id: id.data.toLowerCase(), bytes, options: c.req.valid("query") };
  return c.json(await storeUploadedImage(stores, adminActor(c), input, createAdminImageUrl(c.get("config"))), 201);
});

uploads.put(putUploadVariant.path, limitLargeBodies, validate("query", variantQuerySchema), async (c) => {
  const width = variantWidthSchema.safeParse(c.req.param("width"));
  if (!width.success) throw uploadNotFound();
  const bytes = await readBytes(c.req);
  const stores = { db: c.get("db"), images: c.get("images") };
  const input = { id: c.req.param("id").toLowerCase(), width: width.data, bytes, ...c.req.valid("query") };
  return c.json(await storeVariant(stores, adminActor(c), input, createAdminImageUrl(c.get("config"))), 201);
});
