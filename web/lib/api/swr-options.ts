import type { SWRConfiguration } from "swr";
import { ApiError } from "./api-error.ts";
import { readEndpoint } from "./read-endpoint.ts";

/** How long a response counts as fresh, in milliseconds. */
export const freshDuration = 60_000;

/** Statuses that a retry cannot change. */
const finalStatuses: readonly number[] = [400, 401, 403, 404, 405, 410, 422];

/**
 * SWR options of all screens: a key is the path of an endpoint with its query. Data in the page is not fetched again,
 * and refused requests are not retried. `useEndpoint` decides what is fresh.
 */
export const swrOptions: SWRConfiguration = {
  fetcher: readEndpoint,
  dedupingInterval: freshDuration,
  revalidateOnFocus: false,
  revalidateIfStale: false,
  errorRetryCount: 3,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError && finalStatuses.includes(error.status)),
};
