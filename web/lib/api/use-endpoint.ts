import { useEffect } from "react";
import useSWR, { type SWRResponse } from "swr";
import { freshDuration } from "./swr-options.ts";

/** When the data of each key was loaded in this browser, in milliseconds. */
const loadTimes = new Map<string, number>();

/**
 * Returns the data of an endpoint. Data in the page counts as fresh. Data older than a minute is shown immediately and
 * fetched again.
 * @param key path with query below `/api/v1`; null reads nothing
 */
export function useEndpoint<Data>(key: string | null): SWRResponse<Data, unknown> {
  const loadedAt = key === null ? undefined : loadTimes.get(key);
  const response = useSWR<Data, unknown>(key, {
    revalidateIfStale: loadedAt !== undefined && Date.now() - loadedAt > freshDuration,
    onSuccess: (_, loadedKey) => loadTimes.set(loadedKey, Date.now()),
  });
  const hasData = response.data !== undefined;
  useEffect(() => {
    if (key !== null && hasData && !loadTimes.has(key)) loadTimes.set(key, Date.now());
  }, [key, hasData]);
  return response;
}
