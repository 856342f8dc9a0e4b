import useSWR from "swr";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "./detail-key.ts";
import type { DetailProperty } from "./detail-property.ts";

export type PropertyDetailState =
  | { state: "loading" }
  /** `removed` for good, or not known; with a few others like it where the page brought them. */
  | { state: "missing"; removed: boolean; similar: readonly CardProperty[] }
  | { state: "failed"; retry: () => void }
  | { state: "found"; listing: DetailProperty; similar: readonly CardProperty[] };

/**
 * One listing by its id. When the lookup finds nothing or fails, the samples are searched for the id before anything
 * is said to be missing (visitor-site.md, section 4).
 */
export function usePropertyDetail(id: string): PropertyDetailState {
  const { data, error, mutate } = useEndpoint<PropertyDetailResponse | RemovedPropertyResponse | null>(detailKey(id));
  const removed = data?.data.property === null;
  const isMissing =
    data === null || removed || (error instanceof ApiError && (error.status === 404 || error.status === 410));
  const mayBeSample = (isMissing || Boolean(error && !data)) && id.startsWith("sample-");
  const sample = useSWR(
    mayBeSample ? `sample:${id}` : null,
    () => import("./find-sample-property.ts").then((module) => module.findSampleProperty(id)),
    { revalidateIfStale: false },
  );
  if (data?.data.property) return { state: "found", listing: data.data.property, similar: data.data.similar };
  if (sample.data) return { state: "found", listing: { ...sample.data, sample: true }, similar: [] };
  if (mayBeSample && sample.data === undefined && !sample.error) return { state: "loading" };
  if (isMissing) return { state: "missing", removed, similar: data?.data.similar ?? [] };
  if (error) return { state: "failed", retry: () => mutate() };
  return { state: "loading" };
}
