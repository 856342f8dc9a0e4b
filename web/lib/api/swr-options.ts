import type { SWRConfiguration } from "swr";
import { apiGet } from "./api-client.ts";
import { ApiError } from "./api-error.ts";

/** How long what was read is taken for fresh: lists, 60 seconds (visitor-site.md, section 9). */
export const freshDuration = 60_000;

/** Asking again cannot change these answers. */
const finalStatuses: readonly number[] = [400, 401, 403, 404, 405, 410, 422];

/**
 * How all screens read: a key is an endpoint's path with its query, there is one fetcher, what came with the page
 * is not asked for again, and what was refused is not retried. `useEndpoint` adds the freshness.
 */
export const swrOptions: SWRConfiguration = {
  fetcher: apiGet,
  dedupingInterval: freshDuration,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && finalStatuses.includes(error.status)),
};
