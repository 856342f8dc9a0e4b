import { Hono } from "hono";
import { imageEndpoints } from "#contract/endpoints/images.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { adminActor } from "#worker/http/authenticate.ts";
import { readBytes } from "#worker/http/body/read-body.ts";
import { route } from "#worker/http/route.ts";
import { storeShareImage } from "#worker/modules/images/share/share-image.service.ts";

/** The endpoint by which an admin's device sends what chats show of a home. */
export const shareImages = new Hono<AppEnv>();

route(shareImages, imageEndpoints.putShareImage, async (c, { params, searchParams }) => {
  const bytes = await readBytes(c.req, { onChunk: c.get("onBodyChunk") });
  const stores = { db: c.get("db"), images: c.get("images") };
  await storeShareImage(stores, adminActor(c), { ...params, ...searchParams, bytes });
});
