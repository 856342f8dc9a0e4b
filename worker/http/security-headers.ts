import { createMiddleware } from "hono/factory";
import { securityHeaders } from "../contract/security-policy.ts";
import type { AppEnv } from "../env.ts";

/** The site's security headers on whatever the worker answers; `styleHash` names the styles inside its pages. */
export const addSecurityHeaders = (styleHash: string) =>
  createMiddleware<AppEnv>(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders(c.get("production"), styleHash))) c.header(name, value);
  });
