import useSWR from "swr";
import type { PropertyDetailResponse, RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import type { DetailProperty } from "./detail-property.ts";

export type PropertyDetailState =
  | { status: "loading" }
  /** The property is unknown, or was removed for good. */
  | { status: "missing"; isRemoved: boolean; similar: readonly CardProperty[] }
  | { status: "failed"; retry: () => void }
  | { status: "found"; property: DetailProperty; similar: readonly CardProperty[] };

/** Loads a property by its id. If the request fails or finds nothing, looks for a sample with that id. */
export function usePropertyDetail(id: string): PropertyDetailState {
  const { data, error, mutate } = useEndpoint<PropertyDetailResponse | RemovedPropertyResponse | null>(detailKey(id));
  const isRemoved = data?.data.property === null;
  const isUnavailable = data === null || isRemoved || isMissing(error);
  const mayBeSample = (isUnavailable || Boolean(error && !data)) && id.startsWith("sample-");
  const sample = useSWR(
    mayBeSample ? `sample:${id}` : null,
    () => import("./find-sample-property.ts").then((module) => module.findSampleProperty(id)),
    { revalidateIfStale: false },
  );
  if (data?.data.property) return { status: "found", property: data.data.property, similar: data.data.similar };
  if (sample.data) return { status: "found", property: { ...sample.data, sample: true }, similar: [] };
  if (mayBeSample && sample.data === undefined && !sample.error) return { status: "loading" };
  if (isUnavailable) return { status: "missing", isRemoved, similar: data?.data.similar ?? [] };
  if (error) return { status: "failed", retry: () => mutate() };
  return { status: "loading" };
}
