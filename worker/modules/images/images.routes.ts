import { type Context, Hono } from "hono";
import type { ImageType } from "#shared/images/image-urls.ts";
import { kindOfImageFolder } from "#shared/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import { readUrlLifetime } from "#worker/http/admin-image-urls.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import { readConditions } from "./image-conditions.ts";
import { type ImageRequest, parseAdminImagePath, parseImmutablePath, parsePositionPath } from "./image-request.ts";
import { imageResponse } from "./image-response.ts";
import { imageNotFound } from "./images.errors.ts";
import { findImage } from "./images.repository.ts";

/** Serves the images of properties for GET and HEAD. */
export const images = new Hono<AppEnv>();

images.get("/:folder/:name", (c) => {
  const { folder, name } = c.req.param();
  const kind = kindOfImageFolder(folder);
  const key = kind && parseAdminImagePath(folder, name);
  if (key) return sendAdminImage(c, key);
  return sendImage(c, kind && parsePositionPath(kind, name), "public");
});

images.get("/:folder/:uuid/:name", (c) => {
  const kind = kindOfImageFolder(c.req.param("folder"));
  const request = kind && parseImmutablePath(kind, c.req.param("uuid"), c.req.param("name"));
  return sendImage(c, request, "immutable");
});

/** Drafts, the bin and uploads have only signed URLs, which admins get from the API. */
function sendAdminImage(c: Context<AppEnv>, key: string) {
  const seconds = readUrlLifetime(c.get("config"), key, c.req.query());
  if (seconds === undefined) throw imageNotFound();
  c.set("caching", { policy: "signed", seconds });
  return sendFile(c, { key });
}

async function sendImage(c: Context<AppEnv>, request: ImageRequest | undefined, policy: "public" | "immutable") {
  if (!request) throw imageNotFound();
  const savesData = c.req.header("save-data") === "on";
  const [file] = await query(c.get("db"), findImage(request, savesData));
  if (!file) throw imageNotFound();
  c.set("caching", { policy, tags: [cacheTags.images(request.uuid)] });
  return sendFile(c, file, "width" in request);
}

async function sendFile(
  c: Context<AppEnv>,
  { key, defaultType }: { key: string; defaultType?: ImageType },
  variesBySaveData = false,
) {
  const request = readConditions(c.req.raw.headers);
  const object = await c.get("images").get(key, request);
  if (!object) throw imageNotFound();
  const response = imageResponse(object, request, defaultType);
  if (variesBySaveData) response.headers.set("vary", "save-data");
  return response;
}
