import type { Context } from "hono";
import type { PageData } from "#contract/site/page-renderer.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { renderer } from "../../dist/server/entry-server.js";
import { pageDocument } from "./page-document.ts";

const { renderPage } = renderer;

/** Creates the document of a page from its data. */
export function createDocument(c: Context<AppEnv>, url: URL, data: PageData) {
  const page = renderPage(url, data, { origin: c.get("origin") });
  const status = ([404, 410] as const).find((code) => code === page.status) ?? (200 as const);
  return { document: pageDocument(page, data), status };
}
