import { readErrorDetail } from "#contract/http/api-error.ts";

/** The standard phrases, for HTTP/2 and later send none (ruling 17). */
const phrases: Readonly<Record<number, string>> = {
  400: "Bad Request",
  401: "Unauthorized",
  403: "Forbidden",
  404: "Not Found",
  405: "Method Not Allowed",
  408: "Request Timeout",
  409: "Conflict",
  410: "Gone",
  413: "Content Too Large",
  415: "Unsupported Media Type",
  422: "Unprocessable Content",
  429: "Too Many Requests",
  500: "Internal Server Error",
  502: "Bad Gateway",
  503: "Service Unavailable",
  504: "Gateway Timeout",
};

/** The service answered, and the answer was a refusal or a failure of its own. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The answer's body: parsed when it was JSON, else its text. */
  readonly body: unknown;
  /** When it may be asked again, as its `Retry-After` says: seconds, or a date. */
  readonly retryAfter: string | null;

  constructor(status: number, statusText: string, body: unknown, retryAfter: string | null = null) {
    const phrase = statusText || phrases[status] || "Error";
    super(`API ${status}: ${phrase}`);
    this.name = "ApiError";
    this.status = status;
    this.statusText = phrase;
    this.body = body;
    this.retryAfter = retryAfter;
  }

  /** The sentence the service sent, if it did. */
  get detail(): string | undefined {
    return readErrorDetail(this.body);
  }
}

/** No usable answer came: no signal, the time ran out, or something in between answered in its place. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super("The service could not be reached", { cause });
    this.name = "NetworkError";
  }
}

/** Whether there is no session, or none any more. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
/** Whether the account's role does not do. */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;
/** Whether the resource is unknown, or was removed for good. */
export const isMissing = (error: unknown) => error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Whether the service could not be reached at all (ruling 8): no answer, or 5xx. A refusal is an answer. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : error !== undefined && error !== null;
}
