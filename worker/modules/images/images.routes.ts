import { type Context, Hono } from "hono";
import type { ImageType } from "#contract/images/image-urls.ts";
import { kindOfImageFolder } from "#contract/listings/property-kinds.ts";
import { query } from "#worker/db/query.ts";
import type { AppEnv } from "#worker/env.ts";
import { noStore } from "#worker/http/cache-control.ts";
import { ApiError } from "#worker/http/errors.ts";
import {
  findImage,
  type ImageRequest,
  parseAdminImagePath,
  parseConventionalPath,
  parseImmutablePath,
} from "./images.repository.ts";

/** The listings' pictures, for GET and HEAD. */
export const images = new Hono<AppEnv>();

images.use(noStore);

/** A conventional address follows the listing's order; an unchanging one never shows anything else. */
const caching = {
  conventional: "public, max-age=60",
  unchanging: "public, max-age=31536000, immutable",
  staff: "private, max-age=31536000, immutable",
};

const pictureNotFound = () => new ApiError(404, "Picture not found");

images.get("/:folder/:name", (c) => {
  const { folder, name } = c.req.param();
  const kind = kindOfImageFolder(folder);
  const key = kind && parseAdminImagePath(folder, name);
  if (key) return answerFile(c, { key }, caching.staff);
  return answer(c, kind && parseConventionalPath(kind, name), caching.conventional);
});

images.get("/:folder/:uuid/:name", (c) => {
  const kind = kindOfImageFolder(c.req.param("folder"));
  const request = kind && parseImmutablePath(kind, c.req.param("uuid"), c.req.param("name"));
  return answer(c, request, caching.unchanging);
});

async function answer(c: Context<AppEnv>, request: ImageRequest | undefined, cacheControl: string) {
  if (!request) throw pictureNotFound();
  const [file] = await query(c.get("db"), findImage(request));
  if (!file) throw pictureNotFound();
  return answerFile(c, file, cacheControl);
}

async function answerFile(c: Context<AppEnv>, { key, type }: { key: string; type?: ImageType }, cacheControl: string) {
  const object = await c.get("images").get(key, c.req.raw.headers);
  if (!object) throw pictureNotFound();
  const headers = new Headers({
    "content-type": type ?? object.httpMetadata?.contentType ?? "application/octet-stream",
    "cache-control": cacheControl,
    etag: object.httpEtag,
    "last-modified": object.uploaded.toUTCString(),
    "accept-ranges": "bytes",
  });
  if (!("body" in object)) return new Response(null, { status: failedCondition(c.req.raw.headers), headers });
  const part = partOf(object);
  headers.set("content-length", String(part?.length ?? object.size));
  if (part) headers.set("content-range", `bytes ${part.offset}-${part.offset + part.length - 1}/${object.size}`);
  return new Response(object.body, { status: part ? 206 : 200, headers });
}

/** R2 gives no body when a condition failed: the copy is still good, or a write's precondition is not met. */
const failedCondition = (headers: Headers) =>
  headers.has("if-none-match") || headers.has("if-modified-since") ? 304 : 412;

/** The part of the object that a Range header was answered with; the whole counts as none. */
function partOf({ range, size }: R2ObjectBody): { offset: number; length: number } | undefined {
  if (!range) return undefined;
  const asked: { offset?: number; length?: number; suffix?: number } = range;
  const offset = asked.suffix === undefined ? (asked.offset ?? 0) : Math.max(0, size - asked.suffix);
  const length = Math.min(asked.length ?? size, size - offset);
  return length < size ? { offset, length } : undefined;
}
