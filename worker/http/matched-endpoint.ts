import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { allEndpoints } from "#contract/endpoints/all-endpoints.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import type { CachePolicyName } from "#contract/http/cache-policies.ts";
import type { Endpoint } from "#contract/http/endpoint.ts";
import { siteRoutes } from "#contract/http/site-routes.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

interface Route {
  method: string;
  path: string;
}

const routeKey = ({ method, path }: Route) => `${method} ${path}`;

const endpointsByRoute = new Map<string, Endpoint>(
  Object.values(allEndpoints).map((endpoint) => [
    routeKey({ method: endpoint.method, path: apiPrefix + endpoint.path }),
    endpoint,
  ]),
);

/** Several middlewares ask for the route of a request, so the first finds it for all. */
function findMatchedKey(c: Context<AppEnv>): string {
  const known = c.get("routeKey");
  if (known !== undefined) return known;
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  const key = route ? routeKey(route) : "";
  c.set("routeKey", key);
  return key;
}

/** Returns the entry of the matched handler; middleware is skipped. */
export function findMatchedEndpoint(c: Context<AppEnv>): Endpoint | undefined {
  return endpointsByRoute.get(findMatchedKey(c));
}

/** Returns the cache policies that the response of the matched handler may have; none for an unknown path. */
export function statedCaching(c: Context<AppEnv>): readonly CachePolicyName[] {
  return getCaching(findMatchedKey(c)) ?? [];
}

function getCaching(key: string): readonly CachePolicyName[] | undefined {
  const endpoint = endpointsByRoute.get(key);
  return endpoint ? [endpoint.caching] : siteRoutes[key]?.caching;
}

/**
 * Checks that each API route has an entry, and each other route a cache policy. Called at start, so that a
 * route without limits is never served.
 * @throws Error naming the route
 */
export function requirePolicies(routes: readonly Route[]): void {
  for (const route of routes) {
    if (route.method === "ALL") continue;
    const key = routeKey(route);
    const isApi = route.path.startsWith(`${apiPrefix}/`);
    if (isApi && !endpointsByRoute.has(key)) throw new Error(`${key} has no entry in contract/endpoints`);
    if (!getCaching(key)) throw new Error(`${key} has no cache policy`);
  }
}
