import { createMiddleware } from "hono/factory";
import type { Limiter } from "#contract/http/endpoint.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { ApiError } from "../api-error.ts";
import { bodyTooLarge, limitStream } from "../body/limit-stream.ts";
import { clientIp } from "../client-ip.ts";
import { findMatchedEndpoint } from "../matched-endpoint.ts";
import { isQueryWithinLimit, isWithinLimit, limitPeriodSeconds } from "./limiters.ts";

const tooManyRequests = (limiter: Limiter) =>
  new ApiError(
    429,
    limiter === "sign-in"
      ? "Too many attempts. Please try again later."
      : "Too many requests. Please wait a minute and try again.",
    limitPeriodSeconds,
  );

/**
 * Applies the policy of the matched endpoint: first its limiter per address, then the limit of its body. Nothing of the
 * body is received before the handler reads it.
 * @throws ApiError 429 above the limit of requests, 413 for a larger body
 */
export const applyPolicy = createMiddleware<AppEnv>(async (c, next) => {
  const endpoint = findMatchedEndpoint(c);
  if (!endpoint) return next();
  const { limiter, maxBodyBytes } = endpoint;
  if (!(await isWithinLimit(c, limiter, `address ${clientIp(c)}`))) {
    // An event is a count that no one waits for; a page must not show an error because of it.
    if (limiter === "events") return c.body(null, 204);
    throw tooManyRequests(limiter);
  }
  if (limiter === "reads" && !(await isQueryWithinLimit(c))) throw tooManyRequests("queries");
  c.req.raw = limitBody(c.req.raw, maxBodyBytes);
  await next();
});

/**
 * Limits the requests of one account, so that a stolen token cannot flood the site from many addresses. For routes behind
 * the gate.
 * @throws ApiError 429
 */
export const limitAccount = createMiddleware<AppEnv>(async (c, next) => {
  const limiter = findMatchedEndpoint(c)?.limiter;
  if (limiter === "account" && !(await isWithinLimit(c, limiter, `account ${c.get("actor").id}`))) {
    throw tooManyRequests(limiter);
  }
  await next();
});

/** The length that the client states is a first check; the stream counts what really arrives. */
function limitBody(request: Request, limit: number): Request {
  if (Number(request.headers.get("content-length") ?? 0) > limit) throw bodyTooLarge(limit);
  // A GET request cannot be rebuilt with a body, and no handler reads one.
  if (!request.body || request.method === "GET" || request.method === "HEAD") return request;
  return new Request(request, { body: limitStream(request.body, limit) });
}
