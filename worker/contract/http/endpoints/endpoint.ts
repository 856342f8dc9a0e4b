import type { Role } from "../../accounts/roles.ts";

/** The role that an endpoint requires; `public` requires no session. */
export type Access = "public" | Role;

export interface Endpoint {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  /** Path below `apiPrefix`, with `:name` parameters as in Hono. */
  path: `/${string}`;
  access: Access;
}

export const apiPrefix = "/api/v1";

/** Returns the path of an endpoint below `apiPrefix`, with its parameters filled in. */
export function endpointPath(endpoint: Endpoint, params: Record<string, string> = {}): string {
  return endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}
