import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ApiErrorBody } from "#contract/http/api-error.ts";
import type { AppEnv } from "#worker/http/app-env.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { HashQueueFull } from "#worker/security/hash-queue.ts";
import { ApiError, NotConfigured } from "./api-error.ts";
import { RequestInterrupted } from "./body/limit-stream.ts";

const retryAfterSeconds = { unavailable: "30", busy: "3" };

/** Turns every error into a response with `{detail}`. An unexpected error reveals no internals. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiError) {
    if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
    return c.json<ApiErrorBody>({ detail: error.detail, ...error.more }, error.status);
  }
  if (error instanceof RequestInterrupted) {
    // The connection is closed, so no client reads this response. It is no failure of the site.
    console.info(JSON.stringify({ id: c.get("requestId"), info: error.message, cause: getCause(error) }));
    return c.json<ApiErrorBody>({ detail: "The request was not received completely" }, 400);
  }
  if (error instanceof HTTPException) return c.json<ApiErrorBody>({ detail: error.message }, error.status);
  if (error instanceof HashQueueFull) {
    c.header("retry-after", retryAfterSeconds.busy);
    return c.json<ApiErrorBody>({ detail: "Many people are signing in right now. Please try again in a moment." }, 503);
  }
  logError(c, error);
  if (error instanceof StorageUnavailable || error instanceof NotConfigured) {
    c.header("retry-after", retryAfterSeconds.unavailable);
    return c.json<ApiErrorBody>({ detail: "The service is not available right now. Please try again." }, 503);
  }
  const detail = `Something went wrong on our side. Reference: ${c.get("requestId")}`;
  return c.json<ApiErrorBody>({ detail }, 500);
};

/** Responds to an unknown API path with JSON, never with the page for unknown paths. */
export const onUnknownPath: NotFoundHandler<AppEnv> = (c) => c.json<ApiErrorBody>({ detail: "Not found" }, 404);

function logError(c: Context<AppEnv>, error: Error) {
  const { message, stack } = error;
  console.error(JSON.stringify({ id: c.get("requestId"), error: message, cause: getCause(error), stack }));
}

const getCause = ({ cause }: Error) => (cause instanceof Error ? cause.message : undefined);
