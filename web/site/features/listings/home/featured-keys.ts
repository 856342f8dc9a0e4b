import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Number of featured properties on the home page. */
export const featuredCount = 4;

/** SWR key of the featured properties, newest first. */
export const featuredKey = endpointKey(visitorEndpoints.listProperties, {
  query: { featured: true, view: "card", limit: featuredCount },
});

/** SWR key of the newest properties. They follow if there are not enough featured ones. */
export const recentKey = endpointKey(visitorEndpoints.listRecentProperties, {
  query: { view: "card", limit: featuredCount },
});

export function homePageKeys(): string[] {
  return [featuredKey, recentKey];
}
