import { ApiError } from "#web/lib/api/api-error.ts";

/**
 * Returns the sentence that tells a person why a request failed: the server's own detail for a 4xx response. A status
 * code says nothing to a colleague.
 */
export function errorText(error: unknown, fallback = "An unexpected error occurred. Please try again."): string {
  if (!(error instanceof ApiError)) return error instanceof Error ? error.message : fallback;
  return (error.status < 500 && error.detail) || "The server has a problem. Wait a minute, then try again.";
}
