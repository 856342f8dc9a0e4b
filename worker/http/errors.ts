import type { Context, ErrorHandler, NotFoundHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import type { z } from "zod";
import type { ApiErrorBody } from "#contract/http/api-error.ts";
import type { AppEnv } from "#worker/env.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { HashQueueFull } from "#worker/security/hash-queue.ts";
import { type ImageRefusal, ImageRefused } from "#worker/storage/images/image-refused.ts";
import { validationProblems } from "./validation-problems.ts";

/** A refusal with its status and what the caller is told; thrown by the factories beside the rules. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: ContentfulStatusCode;
  readonly detail: ApiErrorBody["detail"];
  /** Seconds after which the caller may try again, for a 429. */
  readonly retryAfter?: number;

  constructor(status: ContentfulStatusCode, detail: ApiErrorBody["detail"], retryAfter?: number) {
    super(typeof detail === "string" ? detail : "validation failed");
    this.status = status;
    this.detail = detail;
    this.retryAfter = retryAfter;
  }
}

/** A setting without which the call cannot be answered is missing or too weak: its name is for the log alone. */
export class NotConfigured extends Error {
  override readonly name = "NotConfigured";
  constructor(setting: string) {
    super(`${setting} is missing or too short`);
  }
}

/** The 422 of a single field that a rule beyond the schema refused. */
export function invalidField(field: string, msg: string): ApiError {
  return new ApiError(422, [{ loc: ["body", field], msg, type: "refused" }]);
}

/** The 422 of a failed schema. */
export function validationFailed(part: "query" | "body", issues: readonly z.core.$ZodIssue[]): ApiError {
  return new ApiError(422, validationProblems(part, issues));
}

/** Seconds after which a caller may try again when a store is away, and when too many came at once. */
const retryAfter = { away: "30", busy: "3" };

const statusOfRefusal = { type: 415, limits: 413, damaged: 422 } as const satisfies Record<ImageRefusal, number>;

/** Every failure as the contract's `{detail}`; an unknown one shows nothing of the inside. */
export const onError: ErrorHandler<AppEnv> = (error, c) => {
  if (error instanceof ApiError) {
    if (error.retryAfter !== undefined) c.header("retry-after", String(error.retryAfter));
    return c.json<ApiErrorBody>({ detail: error.detail }, error.status);
  }
  if (error instanceof ImageRefused) {
    return c.json<ApiErrorBody>({ detail: error.message }, statusOfRefusal[error.refusal]);
  }
  if (error instanceof HTTPException) return c.json<ApiErrorBody>({ detail: error.message }, error.status);
  if (error instanceof HashQueueFull) {
    c.header("retry-after", retryAfter.busy);
    return c.json<ApiErrorBody>({ detail: "Many people are signing in right now. Please try again in a moment." }, 503);
  }
  logFailure(c, error);
  if (error instanceof StorageUnavailable || error instanceof NotConfigured) {
    c.header("retry-after", retryAfter.away);
    return c.json<ApiErrorBody>({ detail: "The service is not available right now. Please try again." }, 503);
  }
  const detail = `Something went wrong on our side. Reference: ${c.get("requestId")}`;
  return c.json<ApiErrorBody>({ detail }, 500);
};

/** An unknown path of the API: JSON, never the web page. */
export const onUnknownPath: NotFoundHandler<AppEnv> = (c) =>
  c.json<ApiErrorBody>({ detail: "Not found" }, 404, { "cache-control": "no-store" });

function logFailure(c: Context<AppEnv>, error: Error) {
  const cause = error.cause instanceof Error ? error.cause.message : undefined;
  console.error(JSON.stringify({ id: c.get("requestId"), error: error.message, cause, stack: error.stack }));
}
