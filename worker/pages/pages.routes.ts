import { type Context, Hono } from "hono";
import { etag } from "hono/etag";
import { rejectedFormKey } from "#contract/enquiries/rejected-form.ts";
import { adminPaths } from "#contract/site/admin-paths.ts";
import type { PageData } from "#contract/site/page-renderer.ts";
import { sharedPhotosPath } from "#contract/site/shared-photos-path.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { cacheTags } from "#worker/http/caching/cache-tags.ts";
import type { Caching } from "#worker/http/caching/caching.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import adminDocument from "../../dist/server/admin.html";
import { renderer } from "../../dist/server/entry-server.js";
import { createDocument } from "./create-document.ts";
import { logFailure, outagePage } from "./outage-page.ts";
import { readPageData, siteKey } from "./page-data.ts";
import { checkInitiator } from "./posted-form.ts";
import { receiveEnquiryForm } from "./receive-enquiry-form.ts";

const { cleanPastedPath, pagePlan, searchRedirect } = renderer;

/** All HTML pages and the web app manifest. */
export const pages = new Hono<AppEnv>();

/** How long a page that is useful without data waits for it. */
const siteTimeoutMs = 1500;

/** The manifest has the business name that the owner saved. */
pages.get("/manifest.webmanifest", async (c) => {
  // The conditional headers are not passed on: a 304 for the file would hide a changed name.
  const [data, file] = await Promise.all([readSite(c), c.get("assets").fetch(c.req.url)]);
  const name = data?.[siteKey]?.data.site.name;
  c.set("caching", storedIfRead(data, { policy: "public", tags: [cacheTags.site] }));
  if (!name) return new Response(file.body, file);
  const manifest = { ...(await file.json<object>()), name, short_name: name };
  return c.body(JSON.stringify(manifest), 200, { "content-type": "application/manifest+json" });
});

pages.get("*", etag({ weak: true }), async (c) => {
  const requested = new URL(c.req.url);
  const cleanedPath = cleanPastedPath(requested.pathname);
  const url = cleanedPath === undefined ? requested : new URL(cleanedPath + requested.search, requested);
  if (isMissingFile(url.pathname)) return c.text("Not found", 404);
  // Its words may lead to another list, so the one redirect of such a link follows below.
  if (cleanedPath !== undefined && !searchRedirect(url)) return redirectForGood(c, url);
  const plan = pagePlan(url);
  if (plan.kind === "static") return staticPage(c, url, plan.showsTeam);
  try {
    const search = searchRedirect(url);
    const reading = readKeys(c, search ? [...plan.keys, search.placesKey] : plan.keys);
    const { data, tags } = await (plan.worksWithoutData ? withTimeout("database", siteTimeoutMs, reading) : reading);
    const searchPath = search?.findPath(data);
    if (searchPath) return c.redirect(searchPath, 302);
    if (cleanedPath !== undefined) return redirectForGood(c, url);
    // Only the redirect needed the names of the areas.
    if (search) delete data[search.placesKey];
    const { document, status } = createDocument(c, url, data);
    // The admin area says so itself, in its frame.
    if (status === 404 && isBelowAdmin(url.pathname)) return c.html(adminDocument, status);
    c.set("caching", { policy: "public", tags, isQueryPublic: plan.isList, isPage: true });
    return c.html(document, status);
  } catch (error) {
    if (isInvalidQuery(error)) return c.redirect(withoutCursor(url), 302);
    logFailure(c, error);
    return plan.worksWithoutData && error instanceof StorageUnavailable ? pageWithoutData(c, url) : outagePage(c, url);
  }
});

/** Photos that were shared before the service worker was there. They stay on the phone, so their page asks for them again. */
pages.post(sharedPhotosPath, (c) => {
  const url = new URL(c.req.url);
  // The phone's Share is no page.
  checkInitiator(c, url, ["same-origin", "none"]);
  return c.redirect(`${url.pathname}?again`, 303);
});

pages.post("*", async (c) => {
  const url = new URL(c.req.url);
  const outcome = await receiveEnquiryForm(c, url);
  if ("id" in outcome) return c.redirect(`${url.pathname}?sent=${outcome.id}#enquiry`, 303);
  // The form is shown again with its values even if the other data is unavailable.
  const data = await readKeys(c, pagePlan(url).keys).then(
    (read) => read.data,
    () => ({}),
  );
  const { document } = createDocument(c, url, { ...data, [rejectedFormKey]: outcome.form });
  return c.html(document, outcome.status, outcome.headers);
});

/** Whether a path names a file that is no page. People type and share `.html`, so they get the 404 page. */
const isMissingFile = (pathname: string) => /\.\w+$/.test(pathname) && !/\.html?$/i.test(pathname);

/** Whether a path may be a screen of the admin area; a malformed one is none. */
const isBelowAdmin = (pathname: string) => pathname.startsWith(`${adminPaths.admin}/`) && /^[\w/-]+$/.test(pathname);

/** A page that is useful without its data, such as the contact form. No cache stores it. */
function pageWithoutData(c: Context<AppEnv>, url: URL): Response | Promise<Response> {
  c.set("caching", { policy: "never" });
  const { document, status } = createDocument(c, url, {});
  return c.html(document, status);
}

/** Browsers and the edge keep the redirect of a mistyped address. */
function redirectForGood(c: Context<AppEnv>, { pathname, search }: URL): Response {
  c.set("caching", { policy: "redirect" });
  return c.redirect(pathname + search, 301);
}

const readKeys = (c: Context<AppEnv>, keys: string[]) => readPageData(c.get("db"), keys);

/**
 * Returns the saved business details; undefined when the database does not respond in time. These pages work without
 * the database, so they do not wait long for it.
 */
function readSite(c: Context<AppEnv>, showsTeam?: boolean): Promise<PageData | undefined> {
  const read = readPageData(c.get("db"), [], { showsTeam }).then(({ data }) => data);
  return withTimeout("database", siteTimeoutMs, read).catch(() => undefined);
}

/** What was rendered without the owner's details is stored by no cache: it would hide the real name and numbers. */
const storedIfRead = (data: PageData | undefined, caching: Caching): Caching => (data ? caching : { policy: "never" });

/** Renders the page with the details of the business, or serves the file of the build if they cannot be read. */
async function staticPage(c: Context<AppEnv>, url: URL, showsTeam?: boolean): Promise<Response> {
  const data = await readSite(c, showsTeam);
  c.set("caching", storedIfRead(data, { policy: "public", tags: [cacheTags.site], isPage: true }));
  if (data) {
    const { document, status } = createDocument(c, url, data);
    return c.html(document, status);
  }
  const file = await c.get("assets").fetch(c.req.raw);
  return new Response(file.body, file);
}

/** Whether the API rejects the query string, for example because of an outdated cursor. */
function isInvalidQuery(error: unknown): boolean {
  return error instanceof ApiError && error.status === 422;
}

/** Returns the URL without its cursors. If it has none, returns it without any query. */
function withoutCursor(url: URL): string {
  const result = new URL(url);
  const cursors = ["cursor", "before"].filter((name) => result.searchParams.has(name));
  if (cursors.length === 0) result.search = "";
  for (const name of cursors) result.searchParams.delete(name);
  return result.pathname + result.search;
}
