import useSWR from "swr";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { featuredCount, featuredKey, recentKey } from "./featured-keys.ts";
import { pickFeaturedProperties } from "./pick-featured-properties.ts";

/** Returns the featured properties, or samples if there are none or the service is down. Undefined while loading. */
export function useFeaturedProperties(): readonly CardProperty[] | undefined {
  const featured = useEndpoint<CardListResponse>(featuredKey);
  const isFull = (featured.data?.data.properties.length ?? 0) >= featuredCount;
  const recent = useEndpoint<CardListResponse>(isFull ? null : recentKey);
  const isSettled = isFull || ((featured.data || featured.error) && (recent.data || recent.error));
  const properties = pickFeaturedProperties(featured.data?.data.properties ?? [], recent.data?.data.properties ?? []);
  const needsSamples = isSettled && properties.length === 0;
  const samples = useSWR(
    needsSamples ? "sample:featured" : null,
    () => import("./featured-samples.ts").then((module) => module.getFeaturedSamples()),
    { revalidateIfStale: false },
  );
  if (properties.length > 0 && isSettled) return properties;
  return needsSamples ? samples.data : undefined;
}
