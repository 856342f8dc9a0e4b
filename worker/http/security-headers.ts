import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";
import { type InlineHashes, securityHeaders } from "./security-policy.ts";

/** Adds the security headers to every response of the worker. */
export const addSecurityHeaders = (inlineHashes: InlineHashes) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const headers = securityHeaders(c.get("isProduction"), inlineHashes, c.get("usesLocation"));
    for (const [name, value] of Object.entries(headers)) c.header(name, value);
  });
