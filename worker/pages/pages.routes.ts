import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { ZodError } from "zod";
import type { PageSite, SiteResponse } from "#contract/site/site-details.ts";
import type { AppEnv } from "#worker/env.ts";
import { ApiError } from "#worker/http/api-error.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { pagePlan, renderPage, shellHead } from "../../dist/server/entry-server.js";
import { type PageData, readPageData, siteKey } from "./page-data.ts";
import { emptyDocument, pageDocument, shellDocument } from "./page-document.ts";
import { formKey, receiveEnquiryForm } from "./receive-enquiry-form.ts";

/** Every address that is neither a call nor a picture, for GET and HEAD. */
export const pages = new Hono<AppEnv>();

/** As long as the calls a page is made from. */
const pageCaching = "public, max-age=60";
/** How long a page that needs no data waits for the owner's details, in milliseconds. */
const patience = 1500;

/** What a phone shows for the site on its home screen, by the name that the owner gave it. */
pages.get("/manifest.webmanifest", async (c) => {
  // Without the browser's conditions: the file may be the same while the name is another.
  const [data, built] = await Promise.all([savedDetails(c), c.get("assets").fetch(c.req.url)]);
  const saved = data?.[siteKey] as SiteResponse<PageSite> | undefined;
  if (!saved) return new Response(built.body, built);
  const { name } = saved.data.site;
  const manifest = { ...(await built.json<object>()), name, short_name: name };
  return c.body(JSON.stringify(manifest), 200, {
    "content-type": "application/manifest+json",
    "cache-control": pageCaching,
  });
});

// Whoever comes again later pays for a page only if it has changed since.
pages.get("*", etag({ weak: true }), async (c) => {
  const url = new URL(c.req.url);
  if (/\.\w+$/.test(url.pathname) || !isReadable(url.pathname)) return c.text("Not found", 404);
  const plan = pagePlan(url);
  if (plan.kind === "static") return staticPage(c, url, plan.showsTeam);
  if (plan.kind === "shell") {
    const data = await savedDetails(c);
    const status = plan.status === 404 ? 404 : 200;
    return c.html(shellDocument(shellHead(data ?? {}), data), status, { "cache-control": "no-cache" });
  }
  try {
    const { document, status } = documentOf(c, url, await readPageData(c.get("db"), plan.keys));
    return c.html(document, status, { "cache-control": status === 200 ? pageCaching : "no-cache" });
  } catch (error) {
    return refused(error) ? c.redirect(withoutPlace(url), 302) : withoutServer(c, error);
  }
});

pages.post("*", async (c) => {
  const url = new URL(c.req.url);
  const outcome = await receiveEnquiryForm(c, url);
  if ("sent" in outcome) return c.redirect(`${url.pathname}?sent=${outcome.sent}#enquiry`, 303);
  // What was typed is shown again even when the rest of the page cannot be had.
  const data = await readPageData(c.get("db"), pagePlan(url).keys).catch(() => ({}));
  const document = documentOf(c, url, { ...data, [formKey]: outcome.form }).document;
  return c.html(document, outcome.status, { "cache-control": "no-store", ...outcome.headers });
});

/**
 * The business's details, if the owner has saved any; undefined when that cannot be known. What is made with them needs
 * no database, so it waits for one only shortly.
 */
function savedDetails(c: Context<AppEnv>, showsTeam?: boolean): Promise<PageData | undefined> {
  return withTimeout("database", patience, readPageData(c.get("db"), [], showsTeam)).catch(() => undefined);
}

/** A page without data: as it was rendered when the site was built, or anew where the owner has saved details of their own. */
async function staticPage(c: Context<AppEnv>, url: URL, showsTeam?: boolean): Promise<Response> {
  const data = await savedDetails(c, showsTeam);
  if (data && siteKey in data) return c.html(documentOf(c, url, data).document, 200, { "cache-control": pageCaching });
  const built = await c.get("assets").fetch(c.req.raw);
  return new Response(built.body, built);
}

/** A page rendered from the data it starts from. */
function documentOf(c: Context<AppEnv>, url: URL, data: PageData) {
  const page = renderPage(url, data, { origin: c.get("origin") });
  const status = ([404, 410] as const).find((known) => known === page.status) ?? (200 as const);
  return { document: pageDocument(page, data), status };
}

/** Whether the path's percent signs make sense; no link of ours leads to one that does not. */
function isReadable(path: string): boolean {
  try {
    return decodeURIComponent(path) !== "";
  } catch {
    return false;
  }
}

/** The address asks for what no list answers: a place that belongs to other filters, or an old one. */
const refused = (error: unknown) => error instanceof ZodError || (error instanceof ApiError && error.status === 422);

function withoutPlace(url: URL): string {
  const kept = new URL(url);
  const dropped = ["cursor", "before"].filter((name) => kept.searchParams.has(name));
  if (dropped.length === 0) kept.search = "";
  for (const name of dropped) kept.searchParams.delete(name);
  return kept.pathname + kept.search;
}

/** The database or the renderer failed: the page's own script shows what this phone still knows. */
function withoutServer(c: Context<AppEnv>, error: unknown) {
  const said = error instanceof Error ? { error: error.message, stack: error.stack } : { error: String(error) };
  console.error(JSON.stringify({ id: c.get("requestId"), ...said }));
  return c.html(emptyDocument(), 200, { "cache-control": "no-store" });
}
