import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** Home's strip shows this many (visitor-site.md, section 9). */
export const featuredCount = 4;

/** The featured listings, newest first. */
export const featuredKey = `${endpointPath(visitorEndpoints.listProperties)}?featured=true&view=card&limit=${featuredCount}`;

/** The newest ones, which fill the strip up (ruling 9). */
export const recentKey = `${endpointPath(visitorEndpoints.listRecentProperties)}?view=card&limit=${featuredCount}`;

export function homePageKeys(): string[] {
  return [featuredKey, recentKey];
}
