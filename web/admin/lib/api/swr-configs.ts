import type { SWRConfiguration } from "swr";

/** Shows cached data first and always revalidates it: admins must see the current state. */
export const freshSwrConfig: SWRConfiguration = { revalidateIfStale: true, dedupingInterval: 1000 };

/** In milliseconds. */
const pollInterval = 20_000;

/** Also polls while the page is visible, and keeps the interval after a failure instead of backing off. */
export const liveSwrConfig: SWRConfiguration = {
  ...freshSwrConfig,
  revalidateOnFocus: true,
  refreshInterval: pollInterval,
  onErrorRetry: (_error, _key, _options, revalidate, attempt) => {
    setTimeout(revalidate, pollInterval, attempt);
  },
};
