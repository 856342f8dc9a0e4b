import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** Number of featured properties on the home page. */
export const featuredCount = 4;

/** SWR key of the featured properties, newest first. */
export const featuredKey = `${endpointPath(visitorEndpoints.listProperties)}?featured=true&view=card&limit=${featuredCount}`;

/** SWR key of the newest properties. They follow if there are not enough featured ones. */
export const recentKey = `${endpointPath(visitorEndpoints.listRecentProperties)}?view=card&limit=${featuredCount}`;

export function homePageKeys(): string[] {
  return [featuredKey, recentKey];
}
