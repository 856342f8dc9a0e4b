import type { Endpoint } from "./endpoint.ts";

/** What monitors and developers read. Only code that is loaded late names these endpoints. */
export const systemEndpoints = {
  getHealth: { method: "GET", path: "/health", access: "public" },
  getOpenApi: { method: "GET", path: "/openapi.json", access: "public" },
} as const satisfies Record<string, Endpoint>;
