import type { ResponseOf } from "#contract/http/endpoints/endpoint-types.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";

export const professionalsKey = endpointKey(visitorEndpoints.listProfessionals);
export const coursesKey = endpointKey(visitorEndpoints.listCourses);

/** Number of professionals and courses on the home page and on service pages. */
export const firstItemsCount = 3;
const query = { available: true, limit: firstItemsCount, view: "card" } as const;
export const firstProfessionalsKey = endpointKey(visitorEndpoints.listProfessionals, { query });
export const firstCoursesKey = endpointKey(visitorEndpoints.listCourses, { query });

/** The data is null in a page of an unknown course. */
export function courseKey(id: string): EndpointKey<ResponseOf<typeof visitorEndpoints.getCourse> | null> {
  return endpointKey(visitorEndpoints.getCourse, { params: { id } });
}
