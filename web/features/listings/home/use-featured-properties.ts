import useSWR from "swr";
import type { CardList } from "#contract/listings/property-responses.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { CardListing } from "#web/lib/property-cards/card-property.ts";
import { featuredCount, featuredKey, recentKey } from "./featured-keys.ts";
import { pickFeatured } from "./pick-featured-properties.ts";

/**
 * What home's strip shows: real listings, or the sample featured ones when there are none or the service cannot be
 * reached. Undefined while it is not known.
 */
export function useFeatured(): readonly CardListing[] | undefined {
  const featured = useEndpoint<CardList>(featuredKey);
  const isFull = (featured.data?.data.properties.length ?? 0) >= featuredCount;
  const recent = useEndpoint<CardList>(isFull ? null : recentKey);
  const settled = isFull || ((featured.data || featured.error) && (recent.data || recent.error));
  const real = pickFeatured(featured.data?.data.properties ?? [], recent.data?.data.properties ?? []);
  const needSamples = settled && real.length === 0;
  const samples = useSWR(
    needSamples ? "sample:featured" : null,
    () => import("./featured-samples.ts").then((module) => module.featuredSamples()),
    { revalidateIfStale: false },
  );
  if (real.length > 0 && settled) return real;
  return needSamples ? samples.data : undefined;
}
