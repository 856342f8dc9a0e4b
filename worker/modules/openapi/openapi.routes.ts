import { Hono } from "hono";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { AppEnv } from "#worker/env.ts";
import { createOpenApiDocument } from "./openapi-document.ts";

/** The published OpenAPI document. */
export const openApi = new Hono<AppEnv>();

openApi.get(visitorEndpoints.getOpenApi.path, (c) => c.json(createOpenApiDocument(c.get("origin"))));
