import { Hono } from "hono";
import { endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { publicRead } from "#worker/http/cache-control.ts";
import type { AppEnv } from "../../env.ts";
import { describeApi } from "./openapi-document.ts";

/** The published description of the API. */
export const openApi = new Hono<AppEnv>();

openApi.get(endpoints.getOpenApi.path, publicRead, (c) => c.json(describeApi(c.get("origin"))));
