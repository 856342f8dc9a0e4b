import { ApiError } from "#worker/http/api-error.ts";

export const tooManyChecks = (retryAfterSeconds: number) =>
  new ApiError(429, "Too many checks at the moment. Please try again in a minute.", retryAfterSeconds);
