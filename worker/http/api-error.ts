import type { ContentfulStatusCode } from "hono/utils/http-status";
import type * as z from "zod";
import type { ApiErrorBody } from "#contract/http/api-error.ts";
import { validationProblems } from "./validation-problems.ts";

/** An error response. Throw it from a named factory, such as those in `<noun>.errors.ts`. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly status: ContentfulStatusCode;
  readonly detail: ApiErrorBody["detail"];
  /** Seconds after which the client may retry, for a 429 or 503. */
  readonly retryAfter?: number;
  /** More fields of the body, such as the stored version for a 409. */
  readonly more?: object;

  constructor(status: ContentfulStatusCode, detail: ApiErrorBody["detail"], retryAfter?: number, more?: object) {
    super(typeof detail === "string" ? detail : "validation failed");
    this.status = status;
    this.detail = detail;
    this.retryAfter = retryAfter;
    this.more = more;
  }
}

/** A required setting is missing or too short. Its name is logged; the 503 response does not contain it. */
export class NotConfigured extends Error {
  override readonly name = "NotConfigured";
  constructor(setting: string) {
    super(`${setting} is missing or too short`);
  }
}

/** 422 for one field of the body that a rule outside the schema rejects. */
export function invalidField(field: string, msg: string): ApiError {
  return new ApiError(422, [{ loc: ["body", field], msg, type: "refused" }]);
}

/** 422 with the issues of a schema. */
export function validationFailed(part: "query" | "body", issues: readonly z.core.$ZodIssue[]): ApiError {
  return new ApiError(422, validationProblems(part, issues));
}
