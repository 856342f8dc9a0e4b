import { ApiError } from "#web/lib/api/api-error.ts";

/** Returns the sentence that tells a person why a request failed: the server's own detail for a 4xx response. */
export function errorText(error: unknown): string {
  if (error instanceof ApiError && (error.status >= 500 || !error.detail))
    return "The server has a problem. Wait a minute, then try again.";
  return specifiedErrorText(error);
}

/** The same as the specification words it in some places: a failure of the server is "API 503: Service Unavailable". */
export function specifiedErrorText(
  error: unknown,
  fallback = "An unexpected error occurred. Please try again.",
): string {
  if (error instanceof ApiError) return (error.status < 500 && error.detail) || error.message;
  return error instanceof Error ? error.message : fallback;
}
