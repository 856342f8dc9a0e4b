import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

export const professionalsKey = endpointPath(visitorEndpoints.listProfessionals);
export const coursesKey = endpointPath(visitorEndpoints.listCourses);

/** Number of doctors and courses on the home page and on service pages. */
export const firstItemsCount = 3;
const firstItemsQuery = `?available=true&limit=${firstItemsCount}&view=card`;
export const firstProfessionalsKey = professionalsKey + firstItemsQuery;
export const firstCoursesKey = coursesKey + firstItemsQuery;

export function courseKey(id: string): string {
  return endpointPath(visitorEndpoints.getCourse, { id });
}
