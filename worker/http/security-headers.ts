import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppEnv } from "#worker/http/app-env.ts";
import { type InlineHashes, pageHeaders, resourceHeaders } from "./security-policy.ts";
import { setHeaders } from "./set-headers.ts";

const resourcePath = /^\/(api|images)\//;

/** A 304 has no content type but replaces the headers of a stored page, so the path decides too. */
const isPage = (c: Context<AppEnv>) =>
  !resourcePath.test(c.req.path) || c.res.headers.get("content-type")?.startsWith("text/html") === true;

/** Adds the security headers to every response of the worker. */
export function addSecurityHeaders(inlineHashes: InlineHashes) {
  return createMiddleware<AppEnv>(async (c, next) => {
    await next();
    const isProduction = c.get("isProduction");
    const usesLocation = c.get("usesLocation");
    const hasSecretAddress = c.get("hasSecretAddress");
    setHeaders(
      c,
      isPage(c)
        ? pageHeaders(isProduction, inlineHashes, { usesLocation, hasSecretAddress })
        : resourceHeaders(isProduction),
    );
  });
}
