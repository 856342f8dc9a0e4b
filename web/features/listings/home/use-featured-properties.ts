import useSWR from "swr";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { featuredCount, featuredKey, recentKey } from "./featured-keys.ts";
import { pickFeaturedProperties } from "./pick-featured-properties.ts";

/**
 * What home's strip shows: real listings, or the sample featured ones when there are none or the service cannot be
 * reached. Undefined while it is not known.
 */
export function useFeaturedProperties(): readonly CardProperty[] | undefined {
  const featured = useEndpoint<CardListResponse>(featuredKey);
  const isFull = (featured.data?.data.properties.length ?? 0) >= featuredCount;
  const recent = useEndpoint<CardListResponse>(isFull ? null : recentKey);
  const settled = isFull || ((featured.data || featured.error) && (recent.data || recent.error));
  const real = pickFeaturedProperties(featured.data?.data.properties ?? [], recent.data?.data.properties ?? []);
  const needSamples = settled && real.length === 0;
  const samples = useSWR(
    needSamples ? "sample:featured" : null,
    () => import("./featured-samples.ts").then((module) => module.getFeaturedSamples()),
    { revalidateIfStale: false },
  );
  if (real.length > 0 && settled) return real;
  return needSamples ? samples.data : undefined;
}
