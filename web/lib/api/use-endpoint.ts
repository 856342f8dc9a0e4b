import { useEffect } from "react";
import useSWR, { type SWRResponse } from "swr";
import { readCatalogueMark } from "../catalogue/catalogue-mark.ts";
import { isStoredOffline, pageTime, savedAt, showData } from "../offline/shown-data.ts";
import { storedAnswers } from "../offline/stored-answers.ts";
import type { EndpointKey } from "./endpoint-key.ts";
import { freshDuration } from "./swr-options.ts";

/** When the data of each key was loaded in this browser, in milliseconds. */
const loadTimes = new Map<string, number>();

/**
 * Returns the data of an endpoint. Data in a page from the server counts as fresh. Data older than a minute is shown
 * immediately and, while the browser is online, fetched again; so is an answer of the catalogue on this phone. A list of a
 * stored page is read again from the catalogue if that is newer.
 * @param key from `endpointKey`; null reads nothing
 */
export function useEndpoint<Data>(key: EndpointKey<Data> | null): SWRResponse<Data, unknown> {
  const loadedAt = key === null ? 0 : (loadTimes.get(key) ?? savedAt);
  const response = useSWR<Data, unknown>(key, {
    revalidateIfStale: loadedAt > 0 && isOutdated(key, loadedAt),
    onSuccess: (_, loadedKey) => loadTimes.set(loadedKey, storedAnswers.get(loadedKey) ?? Date.now()),
  });
  const { data } = response;
  useEffect(() => {
    if (key === null) return;
    if (data !== undefined && !loadTimes.has(key)) loadTimes.set(key, pageTime);
    return showData(loadTimes.get(key));
  }, [key, data]);
  return response;
}

function isOutdated(key: string | null, loadedAt: number): boolean {
  if (isStoredOffline && isList(key) && isOlderThanCatalogue(loadedAt)) return true;
  return navigator.onLine && (isFromPhone(key) || (!isStoredOffline && isOld(loadedAt)));
}

const isList = (key: string | null) => key !== null && /\/(properties|facets)(\?|$)/.test(key);
const isFromPhone = (key: string | null) => key !== null && storedAnswers.has(key);
const isOld = (loadedAt: number) => Date.now() - loadedAt > freshDuration;

/** Whether the catalogue on this phone is newer than data that was loaded at a time. */
export const isOlderThanCatalogue = (loadedAt: number): boolean => loadedAt < (readCatalogueMark()?.checkedAt ?? 0);

/** Returns when the data of a key was loaded, in milliseconds: at the latest when this page was. */
export function readLoadTime(key: string): number {
  return loadTimes.get(key) ?? pageTime;
}
