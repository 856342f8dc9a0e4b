import type { Context } from "hono";
import type { AppEnv } from "#worker/env.ts";

const encoder = new TextEncoder();

/**
 * Returns a page with its entity tag, so that the ETag middleware need not read the body as a stream. The bytes of the
 * page are created once, for the tag and for the response.
 */
export async function taggedPage(c: Context<AppEnv>, document: string, status: 200 | 404 | 410): Promise<Response> {
  const bytes = encoder.encode(document) as Uint8Array<ArrayBuffer>;
  const headers = { "content-type": "text/html; charset=UTF-8", ...(status === 200 && { etag: await tagOf(bytes) }) };
  return c.body(bytes, status, headers);
}

/** Weak, because Cloudflare compresses the page. */
async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return `W/"${btoa(String.fromCharCode(...digest))}"`;
}
