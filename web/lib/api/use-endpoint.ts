import { useEffect } from "react";
import useSWR, { type SWRResponse } from "swr";
import { freshDuration } from "./swr-options.ts";

/** When the data of each key arrived in this browser, in milliseconds. */
const arrivals = new Map<string, number>();

/**
 * Reads an endpoint. Data in the page counts as fresh. Older data is shown at once and fetched again after a minute.
 * @param key path with query below `/api/v1`; null reads nothing
 */
export function useEndpoint<Answer>(key: string | null): SWRResponse<Answer, unknown> {
  const arrived = key === null ? undefined : arrivals.get(key);
  const response = useSWR<Answer, unknown>(key, {
    revalidateIfStale: arrived !== undefined && Date.now() - arrived > freshDuration,
    onSuccess: (_, answered) => arrivals.set(answered, Date.now()),
  });
  const hasData = response.data !== undefined;
  useEffect(() => {
    if (key !== null && hasData && !arrivals.has(key)) arrivals.set(key, Date.now());
  }, [key, hasData]);
  return response;
}
