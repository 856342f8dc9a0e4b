import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import type { CachePolicyName } from "#contract/http/cache-policies.ts";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { type EndpointPolicy, endpointPolicies } from "#contract/http/endpoints/endpoint-policies.ts";
import { siteRoutes } from "#contract/http/endpoints/site-routes.ts";
import type { AppEnv } from "#worker/http/app-env.ts";

interface MatchedEndpoint {
  access: Endpoint["access"];
  policy: EndpointPolicy;
}

interface Route {
  method: string;
  path: string;
}

const routeKey = ({ method, path }: Route) => `${method} ${path}`;

const endpointsByRoute = new Map<string, MatchedEndpoint>(
  (Object.entries(allEndpoints) as [EndpointName, Endpoint][]).map(([name, { method, path, access }]) => [
    routeKey({ method, path: apiPrefix + path }),
    { access, policy: endpointPolicies[name] },
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

/** Returns the entry of the matched handler in the endpoint tables; middleware is skipped. */
export function findMatchedEndpoint(c: Context<AppEnv>): MatchedEndpoint | undefined {
  return endpointsByRoute.get(findMatchedKey(c));
}

/** Returns the cache policies that the response of the matched handler may have; none for an unknown path. */
export function statedCaching(c: Context<AppEnv>): readonly CachePolicyName[] {
  return getCaching(findMatchedKey(c)) ?? [];
}

function getCaching(key: string): readonly CachePolicyName[] | undefined {
  const policy = endpointsByRoute.get(key)?.policy;
  return policy ? [policy.caching] : siteRoutes[key]?.caching;
}

/**
 * Checks that each API route has an access and a policy, and each other route a cache policy. Called at start, so that a
 * route without limits is never served.
 * @throws Error naming the route
 */
export function requirePolicies(routes: readonly Route[]): void {
  for (const route of routes) {
    if (route.method === "ALL") continue;
    const key = routeKey(route);
    const isApi = route.path.startsWith(`${apiPrefix}/`);
    if (isApi && !endpointsByRoute.get(key)?.policy) throw new Error(`${key} has no endpoint policy`);
    if (!getCaching(key)) throw new Error(`${key} has no cache policy`);
  }
}
