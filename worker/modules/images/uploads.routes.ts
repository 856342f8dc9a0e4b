import { Hono } from "hono";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import { createAdminImageUrl } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { limitLargeBodies } from "#worker/http/body/limit-large-bodies.ts";
import { readBytes } from "#worker/http/body/read-body.ts";
import { route } from "#worker/http/route.ts";
import { storeUploadedImage, storeVariant } from "./uploads.service.ts";

/** The endpoints by which admins upload images. An image is uploaded before the property that it will be attached to. */
export const uploads = new Hono<AppEnv>();

const { putUpload, putUploadVariant } = imageEndpoints;

uploads.use(putUpload.path, limitLargeBodies);
route(uploads, putUpload, async (c, { params, searchParams }) => {
  const bytes = await readBytes(c.req, { onChunk: c.get("onBodyChunk") });
  const stores = { db: c.get("db"), images: c.get("images") };
  const input = { id: params.id, bytes, options: searchParams };
  return storeUploadedImage(stores, adminActor(c), input, createAdminImageUrl(c.get("config")));
});

uploads.use(putUploadVariant.path, limitLargeBodies);
route(uploads, putUploadVariant, async (c, { params, searchParams }) => {
  const bytes = await readBytes(c.req, { onChunk: c.get("onBodyChunk") });
  const stores = { db: c.get("db"), images: c.get("images") };
  const input = { ...params, bytes, ...searchParams };
  return storeVariant(stores, adminActor(c), input, createAdminImageUrl(c.get("config")));
});
