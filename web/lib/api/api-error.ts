import { readErrorDetail } from "#contract/http/api-error.ts";

/** The standard status texts: HTTP/2 and later send none. */
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

/** An error response of the service. */
export class ApiError extends Error {
  readonly status: number;
  readonly statusText: string;
  /** The body of the response: parsed if it is JSON, otherwise text. */
  readonly body: unknown;
  /** The `Retry-After` header: seconds, or a date. */
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

  /** The `detail` of the response, if it has one. */
  get detail(): string | undefined {
    return readErrorDetail(this.body);
  }
}

/** No usable response: offline, timeout, or a response of something else than the service. */
export class NetworkError extends Error {
  constructor(cause?: unknown) {
    super("The service could not be reached");
    this.name = "NetworkError";
    Object.assign(this, { cause });
  }
}

/** Whether there is no valid session. */
export const isUnauthorized = (error: unknown) => error instanceof ApiError && error.status === 401;
/** Whether the role of the account does not allow the request. */
export const isForbidden = (error: unknown) => error instanceof ApiError && error.status === 403;
/** Whether the resource is unknown, or was removed for good. */
export const isMissing = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** Returns whether the service is unavailable: no response, or a 5xx. A 4xx is a valid response. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError ? error.status >= 500 : error !== undefined && error !== null;
}
