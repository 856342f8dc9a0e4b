import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { type CachePolicy, type CachePolicyName, cachePolicies } from "#contract/http/cache-policies.ts";
import { versionParam } from "#contract/http/version-param.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { statedCaching } from "../matched-endpoint.ts";
import { setHeaders } from "../set-headers.ts";
import type { Caching } from "./caching.ts";

/**
 * States for every response whether it may be stored, so that no cache chooses a time for it. A response is stored only
 * if its route states the policy and its status is one of the policy's.
 */
export const controlCaching = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  const caching = c.get("caching") as Caching | undefined;
  const policy: CachePolicy = cachePolicies[choosePolicy(c, caching)];
  const age = caching?.seconds === undefined ? "" : `, max-age=${caching.seconds}`;
  const isKept = !c.req.url.includes("?") || (caching?.isQueryPublic && !c.req.query(versionParam));
  // A header, because a time in the document would change it, and no visitor could keep the copy that they have.
  const now = Math.floor(Date.now() / 1000);
  const rendered = caching?.isPage ? { "server-timing": `rendered;dur=${now}` } : {};
  const tags = isKept && policy.edge && caching?.tags?.length ? [...new Set(caching.tags)].join(",") : undefined;
  setHeaders(c, {
    "cache-control": policy.browser + (policy.browser === "private" ? age : ""),
    "cloudflare-cdn-cache-control": policy.edge && (isKept ? policy.edge(now) : "no-store"),
    "cache-tag": tags,
    ...rendered,
  });
});

function choosePolicy(c: Context<AppEnv>, caching: Caching | undefined): CachePolicyName {
  const stated = statedCaching(c);
  const name = caching?.policy ?? (stated.length === 1 ? stated[0] : undefined) ?? "never";
  const statuses: readonly number[] = cachePolicies[name].statuses;
  return stated.includes(name) && statuses.includes(c.res.status) ? name : "never";
}
