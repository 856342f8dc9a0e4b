export const apiPrefix = "/api/v1";

/** Method and path of an endpoint below `apiPrefix`, such as `GET /people/:id`. */
type RouteText = `${string} /${string}`;

export const routeMethod = (route: RouteText) => route.slice(0, route.indexOf(" "));

/** Returns the path of a route, with its parameters filled in. */
export const endpointPath = (route: RouteText, params: Record<string, string> = {}) =>
  route.slice(route.indexOf("/")).replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
