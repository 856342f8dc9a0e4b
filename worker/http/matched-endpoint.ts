import type { Context } from "hono";
import { matchedRoutes } from "hono/route";
import { allEndpoints, type EndpointName } from "#contract/http/endpoints/all-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { type EndpointPolicy, endpointPolicies } from "#contract/http/endpoints/endpoint-policies.ts";
import type { AppEnv } from "#worker/env.ts";

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

/** Returns the entry of the matched handler in the endpoint tables; middleware is skipped. */
export function findMatchedEndpoint(c: Context<AppEnv>): MatchedEndpoint | undefined {
  const route = matchedRoutes(c).find(({ method }) => method !== "ALL");
  return route && endpointsByRoute.get(routeKey(route));
}

/**
 * Checks that each API route has an access and a policy. Called at start, so that a route without limits is never
 * served.
 * @throws Error naming the route
 */
export function requirePolicies(routes: readonly Route[]): void {
  for (const route of routes) {
    if (route.method === "ALL" || !route.path.startsWith(`${apiPrefix}/`)) continue;
    if (!endpointsByRoute.get(routeKey(route))?.policy) throw new Error(`${routeKey(route)} has no endpoint policy`);
  }
}
