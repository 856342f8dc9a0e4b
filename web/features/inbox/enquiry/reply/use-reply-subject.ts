import type { Submission } from "#contract/enquiries/submission.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { courseTitle } from "#contract/services/course-title.ts";
import { useAdminListing } from "#web/features/admin-shared/listings/use-admin-listing.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { type ReplySubject, toHomeSubject } from "./reply-subject.ts";

/** Loads the home, the doctor or the course that an enquiry is about. */
export function useReplySubject({ property_uuid, professional_id, course_id }: Submission): ReplySubject {
  const home = useAdminListing(property_uuid ?? undefined);
  const doctor = useEndpoint(
    professional_id ? endpointKey(visitorEndpoints.getProfessional, { params: { id: professional_id } }) : null,
  );
  const course = useEndpoint(course_id ? endpointKey(visitorEndpoints.getCourse, { params: { id: course_id } }) : null);
  if (property_uuid) {
    return home.listing ? toHomeSubject(home.listing) : { about: "home", state: stateWithout(home.error) };
  }
  if (professional_id) {
    const found = doctor.data?.data.professional;
    return found
      ? { about: "doctor", state: found.available ? "available" : "unavailable", name: found.name }
      : { about: "doctor", state: stateWithout(doctor.error) };
  }
  if (course_id) {
    const found = course.data?.data.course;
    return found
      ? { about: "course", state: found.available ? "available" : "unavailable", name: `"${courseTitle(found)}"` }
      : { about: "course", state: stateWithout(course.error) };
  }
  return { about: "nothing" };
}

const stateWithout = (error: unknown) =>
  error instanceof ApiError && (error.status === 404 || error.status === 410) ? "deleted" : "unknown";
