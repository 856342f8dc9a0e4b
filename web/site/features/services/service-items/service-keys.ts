import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { ResponseOf } from "#contract/http/endpoint-types.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";

export const professionalsKey = endpointKey("GET /public/professionals");
export const coursesKey = endpointKey("GET /public/courses");

/** Number of professionals and courses on the home page and on service pages. */
export const firstItemsCount = 3;
const query = { available: true, limit: firstItemsCount, view: "card" } as const;
export const firstProfessionalsKey = endpointKey("GET /public/professionals", { query });
export const firstCoursesKey = endpointKey("GET /public/courses", { query });

/** The data is null in a page of an unknown course. */
export function courseKey(id: string): EndpointKey<ResponseOf<Api["GET /public/courses/:id"]> | null> {
  return endpointKey("GET /public/courses/:id", { params: { id } });
}
