import type { Context } from "hono";
import { versionParam } from "#contract/http/version-param.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

/**
 * How a query is written. `canonical` is the one spelling that the cache in front of the worker keeps. `other` is
 * answered without being stored, `redirect` is sent to the canonical spelling.
 */
export type Spelling = "canonical" | "other" | "redirect";

/** Parameters that other sites add to links. A redirect would cost their visitors a second trip. */
const trackingParams = /^(utm_\w+|fbclid|gclid|gbraid|wbraid|msclkid|igshid|igsh|ttclid|twclid|mc_cid|mc_eid|ref)$/;

/**
 * Compares the query of a request with its canonical spelling.
 *
 * Not redirected are: a request of our own site, which is a form without a script or a page of an earlier version; a
 * request with a session; one that passes by the cache; and a link with tracking parameters.
 * @param url the URL of the request
 * @param canonicalPath path and query
 */
export function readSpelling(c: Context<AppEnv>, url: URL, canonicalPath: string): Spelling {
  if (url.pathname + url.search === canonicalPath) return "canonical";
  const names = [...url.searchParams.keys()];
  const isAnsweredAtOnce =
    isSameSite(c, url) ||
    c.req.header("authorization") !== undefined ||
    names.some((name) => name === versionParam || trackingParams.test(name));
  return isAnsweredAtOnce ? "other" : "redirect";
}

/** Old browsers send only the address of the page that they come from. */
function isSameSite(c: Context<AppEnv>, url: URL): boolean {
  const site = c.req.header("sec-fetch-site");
  const referrer = c.req.header("referer");
  return site === undefined ? referrer?.startsWith(`${url.origin}/`) === true : site === "same-origin";
}
