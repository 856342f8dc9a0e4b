import { useEffect } from "react";
import useSWR from "swr";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { showData } from "#web/lib/offline/shown-data.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { featuredCount, featuredKey, recentKey } from "./featured-keys.ts";
import type { HomeFallback } from "./home-fallback.ts";
import { pickFeaturedProperties } from "./pick-featured-properties.ts";

interface FeaturedProperties {
  /** Undefined while loading. */
  properties?: readonly CardProperty[];
  /** Says that the properties were stored in this browser. */
  note?: string;
}

/**
 * Returns the featured properties. If the service is down, returns those that this browser has stored, else samples; if
 * the site has no properties, samples.
 */
export function useFeaturedProperties(): FeaturedProperties {
  const featured = useEndpoint(featuredKey);
  const isFull = (featured.data?.data.properties.length ?? 0) >= featuredCount;
  const recent = useEndpoint(isFull ? null : recentKey);
  const isSettled = isFull || ((featured.data || featured.error) && (recent.data || recent.error));
  const properties = pickFeaturedProperties(featured.data?.data.properties ?? [], recent.data?.data.properties ?? []);
  const needsFallback = isSettled && properties.length === 0;
  const isDown = featured.error || recent.error;
  const { data: fallback } = useSWR<HomeFallback>(
    needsFallback ? `sample:featured:${isDown ? "down" : "none"}` : null,
    () =>
      import("./home-fallback.ts").then(({ getHomeFallback, getFeaturedSamples }) =>
        isDown ? getHomeFallback(Date.now()) : { properties: getFeaturedSamples() },
      ),
    { revalidateIfStale: false },
  );
  const savedAt = fallback?.savedAt;
  useEffect(() => (savedAt ? showData(savedAt) : undefined), [savedAt]);
  if (properties.length > 0 && isSettled) return { properties };
  return (needsFallback && fallback) || {};
}
