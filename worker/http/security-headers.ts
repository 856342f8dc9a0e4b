import { createMiddleware } from "hono/factory";
import { securityHeaders } from "#contract/security-policy.ts";
import type { AppEnv } from "#worker/env.ts";

/** The site's security headers on whatever the worker answers; `styleHashes` name the styles inside its pages. */
export const addSecurityHeaders = (styleHashes: readonly string[]) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.get("production"), styleHashes)))
      c.header(name, value);
  });
