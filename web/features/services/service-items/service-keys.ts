import { endpointPath, endpoints } from "#contract/http/endpoints/visitor-endpoints.ts";

/** The SWR keys of what the services offer. */
export const professionalsKey = endpointPath(endpoints.listProfessionals);
export const coursesKey = endpointPath(endpoints.listCourses);

/** As many of each as home and the services' pages show (visitor-site.md, section 9). */
export const fewShown = 3;
const few = `?available=true&limit=${fewShown}&view=card`;
export const fewProfessionalsKey = professionalsKey + few;
export const fewCoursesKey = coursesKey + few;

export function courseKey(id: string): string {
  return endpointPath(endpoints.getCourse, { id });
}

export function professionalKey(id: string): string {
  return endpointPath(endpoints.getProfessional, { id });
}
