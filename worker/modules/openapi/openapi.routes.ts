import { Hono } from "hono";
import { endpoints } from "../../contract/endpoints.ts";
import { describeApi } from "../../contract/openapi.ts";
import type { AppEnv } from "../../env.ts";
import { publicRead } from "../../http/cache.ts";

/** The published description of the API. */
export const openApi = new Hono<AppEnv>();

openApi.get(endpoints.getOpenApi.path, publicRead, (c) => c.json(describeApi(c.get("origin"))));
