import { Hono } from "hono";
import { operationsEndpoints } from "#contract/endpoints/operations.ts";
import { ApiError } from "#worker/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { route } from "#worker/http/route.ts";

/** The published OpenAPI document, which the build creates. Only the worker knows the origin of the site. */
export const openApi = new Hono<AppEnv>();

route(openApi, operationsEndpoints.getOpenApi, async (c) => {
  const file = await c.get("assets").fetch(new URL("/openapi.json", c.req.url));
  // During development the server has no built files, and sends a page instead.
  if (!file.headers.get("content-type")?.includes("json")) throw new ApiError(404, "Only a built site has this file");
  const document = await file.json<object>();
  return { ...document, servers: [{ url: c.get("origin") }] };
});
