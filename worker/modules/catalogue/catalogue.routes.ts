import { type Context, Hono } from "hono";
import { catalogueEndpoints } from "#contract/endpoints/catalogue.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { listTags } from "#worker/http/caching/cache-tags.ts";
import { route } from "#worker/http/route.ts";
import { readEdgeCache } from "#worker/storage/edge-cache.ts";
import { compress, decompress } from "./compress.ts";
import {
  type CompressedCatalogue,
  catalogueVersion,
  changesSince,
  currentCatalogue,
  currentPointer,
} from "./read-catalogue.service.ts";

/** The catalogue of all listed homes, which phones keep. */
export const catalogue = new Hono<AppEnv>();

route(catalogue, catalogueEndpoints.getCataloguePointer, async (c) => {
  const pointer = await currentPointer(getStores(c), isCached(c), new Date());
  c.set("caching", { policy: "public", tags: listTags() });
  return pointer;
});

route(catalogue, catalogueEndpoints.getCatalogue, async (c) => {
  const current = await currentCatalogue(getStores(c), isCached(c), new Date());
  c.set("caching", { policy: "public", tags: listTags() });
  return send(c, current);
});

route(catalogue, catalogueEndpoints.getCatalogueVersion, async (c, { params }) => {
  const found = await catalogueVersion(c.var.images, params.version);
  // A change of a home that must disappear removes this response from the cache too.
  c.set("caching", { policy: "immutable", tags: listTags() });
  return send(c, found);
});

route(catalogue, catalogueEndpoints.getCatalogueChanges, async (c, { searchParams }) => {
  const changes = await changesSince(getStores(c), searchParams.since, isCached(c), new Date());
  c.set("caching", { policy: "public", tags: listTags(), isQueryPublic: true });
  return sendCompressed(c, compress(JSON.stringify(changes)));
});

const getStores = ({ var: { db, images } }: Context<AppEnv>) => ({ db, images });
const isCached = (c: Context<AppEnv>) => readEdgeCache(c.executionCtx) !== undefined;

/** Sends a document, or 304 to a client that has it. */
function send(c: Context<AppEnv>, { version, document }: CompressedCatalogue): Response {
  const etag = `W/"${version}"`;
  const known = c.req.header("if-none-match")?.split(",") ?? [];
  if (known.some((tag) => tag.trim() === etag)) return new Response(null, { status: 304, headers: { etag } });
  return sendCompressed(c, document, { etag });
}

/** Sends what brotli has compressed as it is, or as text to a client that does not read it. */
function sendCompressed(
  c: Context<AppEnv>,
  document: Uint8Array<ArrayBuffer>,
  more: Record<string, string> = {},
): Response {
  const headers = { "content-type": "application/json", vary: "accept-encoding", ...more };
  const isRead = /\bbr\b/.test(c.req.header("accept-encoding") ?? "");
  if (!isRead) return new Response(decompress(document), { headers });
  return new Response(document, { headers: { ...headers, "content-encoding": "br" }, encodeBody: "manual" });
}
