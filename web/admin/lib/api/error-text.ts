import { ApiError } from "#web/lib/api/api-error.ts";

/**
 * Returns the text that tells a person why a request failed: the server's own detail for a 4xx response, otherwise the
 * message of the error, such as "API 503: Service Unavailable".
 */
export function errorText(error: unknown, fallback = "An unexpected error occurred. Please try again."): string {
  if (error instanceof ApiError) return (error.status < 500 && error.detail) || error.message;
  return error instanceof Error ? error.message : fallback;
}
