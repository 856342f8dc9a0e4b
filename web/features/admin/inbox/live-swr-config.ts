import type { SWRConfiguration } from "swr";

/** While the page is to be seen it asks this often, in milliseconds, whether something has come. */
const askAgainAfter = 20_000;

/**
 * Staff see what is there now: what was read before is shown only until the answer comes, and it is asked again while the
 * page is to be seen, at once on return to it or to the network, and as often after a failure as before.
 */
export const liveSwrConfig: SWRConfiguration = {
  revalidateIfStale: true,
  revalidateOnFocus: true,
  dedupingInterval: 1000,
  refreshInterval: askAgainAfter,
  onErrorRetry: (_error, _key, _options, revalidate, attempt) => {
    setTimeout(revalidate, askAgainAfter, attempt);
  },
};
