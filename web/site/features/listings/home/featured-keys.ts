import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Number of featured properties on the home page. */
export const featuredCount = 4;

/** SWR key of the featured properties, newest first. */
export const featuredKey = endpointKey("GET /public/properties", {
  query: { featured: true, view: "card", limit: featuredCount },
});

/** SWR key of the newest properties. They follow if there are not enough featured ones. */
export const recentKey = endpointKey("GET /public/recent/properties", {
  query: { view: "card", limit: featuredCount },
});

export function homePageKeys(): string[] {
  return [featuredKey, recentKey];
}
