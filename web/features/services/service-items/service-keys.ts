import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** The SWR keys of what the services offer. */
export const professionalsKey = endpointPath(visitorEndpoints.listProfessionals);
export const coursesKey = endpointPath(visitorEndpoints.listCourses);

/** As many of each as home and the services' pages show (visitor-site.md, section 9). */
export const firstItemsCount = 3;
const few = `?available=true&limit=${firstItemsCount}&view=card`;
export const firstProfessionalsKey = professionalsKey + few;
export const firstCoursesKey = coursesKey + few;

export function courseKey(id: string): string {
  return endpointPath(visitorEndpoints.getCourse, { id });
}

export function professionalKey(id: string): string {
  return endpointPath(visitorEndpoints.getProfessional, { id });
}
