import { useState } from "react";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

/** Returns the cities and areas of the published listings, the most frequent first. They load on `request`. */
export function usePlaceSuggestions() {
  const [isRequested, setIsRequested] = useState(false);
  const { data } = useEndpoint(isRequested ? endpointKey("GET /public/facets") : null);
  const suggestions: Record<string, readonly string[]> = {
    city: data ? byFrequency(data.data.city) : [],
    area: data ? byFrequency(data.data.area) : [],
  };
  return { suggestions, request: () => setIsRequested(true) };
}

function byFrequency(counts: Record<string, number>): string[] {
  return Object.entries(counts)
    .sort(([one, oneCount], [other, otherCount]) => otherCount - oneCount || one.localeCompare(other))
    .map(([name]) => name);
}
