import { createMiddleware } from "hono/factory";
import { securityHeaders } from "../contract/security-policy.ts";
import type { AppEnv } from "../env.ts";

/** The site's security headers on whatever the worker answers. */
export const addSecurityHeaders = createMiddleware<AppEnv>(async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(securityHeaders(c.get("production")))) c.header(name, value);
});
