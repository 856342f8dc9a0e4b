import { type Endpoint, endpointPath } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import type { Course } from "#contract/services/course.ts";
import { courseTitle } from "#contract/services/course-title.ts";
import type { Professional } from "#contract/services/professional.ts";
import { findService, type ServiceSlug } from "#contract/services/services.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { EnquirySubject } from "./enquiry-subject.ts";

interface Subject {
  /** Query parameter of the contact page that holds the id. */
  param: string;
  service: ServiceSlug;
  endpoint: Endpoint;
  /** Name of the id in the endpoint's path. */
  idName: string;
  /** Reads the label from the endpoint's response. */
  readLabel: (response: never) => string;
  /** Shown while the label is loading, and when it cannot be loaded. */
  fallbackLabel: string;
  create: (id: string, label: string) => EnquirySubject;
}

const subjects: Subject[] = [
  {
    param: "property",
    service: "real-estate",
    endpoint: visitorEndpoints.getProperty,
    idName: "uuid",
    readLabel: ({ data: { property } }: PropertyDetailResponse) => `${property.title} (${property.reference})`,
    fallbackLabel: "the home you were looking at",
    create: (id, label) => ({ property_uuid: id, label }),
  },
  {
    param: "doctor",
    service: "health",
    endpoint: visitorEndpoints.getProfessional,
    idName: "id",
    readLabel: ({ data }: { data: { professional: Professional } }) => data.professional.name,
    fallbackLabel: "the doctor you chose",
    create: (id, label) => ({ professional_id: id, label }),
  },
  {
    param: "course",
    service: "driving-school",
    endpoint: visitorEndpoints.getCourse,
    idName: "id",
    readLabel: ({ data: { course } }: { data: { course: Course } }) => courseTitle(course),
    fallbackLabel: "the course you chose",
    create: (id, label) => ({ course_id: id, label }),
  },
];

function readSubject(params: URLSearchParams) {
  const subject = subjects.find(({ param }) => params.get(param));
  const id = subject && params.get(subject.param);
  // Anyone can edit the URL, so text that cannot be an id is ignored.
  return subject && id && id.length <= 100
    ? { ...subject, id, key: endpointPath(subject.endpoint, { [subject.idName]: id }) }
    : undefined;
}

/** Returns the SWR key of the subject named in the query, in an array; an empty array if there is none. */
export function contactSubjectKeys(params: URLSearchParams): string[] {
  const subject = readSubject(params);
  return subject ? [subject.key] : [];
}

export interface ContactSubject {
  service: ServiceSlug | undefined;
  about: EnquirySubject | undefined;
}

/** Reads the subject from `?property=`, `?doctor=` or `?course=` with an id, or the service from `?service=`. */
export function useContactSubject(params: URLSearchParams): ContactSubject {
  const subject = readSubject(params);
  const { data } = useEndpoint<never>(subject?.key ?? null);
  if (!subject) return { service: findService(params.get("service") ?? "")?.slug as ServiceSlug, about: undefined };
  const label = data ? subject.readLabel(data) : subject.fallbackLabel;
  return { service: subject.service, about: subject.create(subject.id, label) };
}
