import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";

/** A page as sent. The tag is created with the first response that needs it. */
export interface RenderedPage {
  bytes: Uint8Array<ArrayBuffer>;
  status: 200 | 404 | 410;
  tag?: string;
}

const encoder = new TextEncoder();

export const encodePage = (document: string) => encoder.encode(document) as Uint8Array<ArrayBuffer>;

/**
 * Returns a page with its entity tag, so that the ETag middleware need not read the body as a stream. The bytes of the
 * page are created once, for the tag and for all responses.
 */
export async function taggedPage(c: Context<AppEnv>, page: RenderedPage): Promise<Response> {
  const { bytes, status } = page;
  if (status === 200) page.tag ??= await tagOf(bytes);
  const headers = { "content-type": "text/html; charset=UTF-8", ...(page.tag !== undefined && { etag: page.tag }) };
  return c.body(bytes, status, headers);
}

/** Weak, because Cloudflare compresses the page. */
async function tagOf(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-1", bytes));
  return `W/"${btoa(String.fromCharCode(...digest))}"`;
}
