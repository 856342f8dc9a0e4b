import useSWR from "swr";
import type { RemovedProperty } from "#contract/listings/property-responses.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { isOlderThanCatalogue, readLoadTime, useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { savedAt } from "#web/lib/offline/shown-data.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import { findOpenedCard } from "../card/opened-card.ts";
import type { DetailProperty } from "../facts/detail-property.ts";
import type { StoredCard } from "./find-stored-card.ts";

export type PropertyDetailState =
  | { status: "loading" }
  /** The property is unknown, or was removed. */
  | { status: "missing"; removed?: RemovedProperty | undefined; similar: readonly CardProperty[] }
  | { status: "failed"; retry: () => void }
  /** The request failed, and this browser has stored the card. */
  | { status: "stored"; stored: StoredCard; retry: () => void }
  | { status: "found"; property: DetailProperty; similar: readonly CardProperty[] };

/**
 * Loads a property by its id. If the request fails, looks for a sample with that id or for what this browser has stored.
 * While the service works, a sample has a page only if its card was opened. The card is marked as a sample.
 */
export function usePropertyDetail(id: string): PropertyDetailState {
  const key = detailKey(id);
  const { data, error, mutate } = useEndpoint(key);
  const removed = data?.data.property === null ? data.data.removed : undefined;
  const isUnavailable = data === null || removed !== undefined || isMissing(error);
  const hasFailed = Boolean(error && !data) && !isUnavailable;
  const mayBeSample = id.startsWith("sample-") && (hasFailed || (isUnavailable && Boolean(findOpenedCard(id)?.sample)));
  const sample = useSWR(
    mayBeSample ? `sample:${id}` : null,
    () => import("./find-sample-property.ts").then((module) => module.findSampleProperty(id)),
    { revalidateIfStale: false },
  );
  const stored = useSWR(
    hasFailed && !mayBeSample ? `stored:${id}` : null,
    () => import("./find-stored-card.ts").then((module) => module.findStoredCard(id)),
    { dedupingInterval: 0 },
  );
  const isStoredPage = savedAt > 0 && readLoadTime(key) <= savedAt && isOlderThanCatalogue(savedAt);
  const shown = data?.data.property ?? undefined;
  const newer = useSWR(
    isStoredPage && shown ? `newer:${id}` : null,
    () => import("./find-newer-state.ts").then((module) => (shown ? module.findNewerState(shown) : undefined)),
    { revalidateIfStale: true },
  );
  const retry = () => void mutate();
  if (data && shown) {
    const property = (isStoredPage && newer.data) || shown;
    return { status: "found", property, similar: data.data.similar };
  }
  if (sample.data) return { status: "found", property: { ...sample.data, sample: true }, similar: [] };
  if (mayBeSample && sample.data === undefined && !sample.error) return { status: "loading" };
  if (isUnavailable) return { status: "missing", removed, similar: data?.data.similar ?? [] };
  if (stored.data) return { status: "stored", stored: stored.data, retry };
  if (hasFailed && (mayBeSample || stored.data === null || stored.error)) return { status: "failed", retry };
  return { status: "loading" };
}
