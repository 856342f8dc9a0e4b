import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/env.ts";
import { type InlineHashes, securityHeaders } from "./security-policy.ts";
import { setHeaders } from "./set-headers.ts";

/** Adds the security headers to every response of the worker. */
export function addSecurityHeaders(inlineHashes: InlineHashes) {
  const known = new Map<string, Record<string, string>>();
  const headersOf = (isProduction: boolean, usesLocation: boolean | undefined) => {
    const key = `${isProduction} ${usesLocation}`;
    const headers = known.get(key) ?? securityHeaders(isProduction, inlineHashes, usesLocation);
    known.set(key, headers);
    return headers;
  };
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    setHeaders(c, headersOf(c.get("isProduction"), c.get("usesLocation")));
  });
}
