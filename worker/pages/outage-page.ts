import type { Context } from "hono";
import type { AppEnv } from "#worker/http/app-env.ts";
import { renderer } from "../../dist/server/entry-server.js";
import { outageText } from "./outage-text.ts";
import { outageDocument } from "./page-document.ts";

const { shellHead } = renderer;

const retryAfterSeconds = "60";

/** Returns a 503, so that search engines keep the last good copy of the page and come back later. */
export function outagePage(c: Context<AppEnv>, url: URL): Response | Promise<Response> {
  return c.html(outageDocument(shellHead({}), outageText(url.searchParams.get("sent"))), 503, {
    "retry-after": retryAfterSeconds,
  });
}

/** Logs why a page could not be read or rendered. */
export function logFailure(c: Context<AppEnv>, error: unknown): void {
  const details = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
  console.error(JSON.stringify({ id: c.get("requestId"), ...details }));
}
