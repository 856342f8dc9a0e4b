import { type Endpoint, endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import type { Course } from "#contract/services/course.ts";
import type { Professional } from "#contract/services/professional.ts";
import { findService, type ServiceSlug } from "#contract/services/services.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import type { EnquirySubject } from "./enquiry-subject.ts";

interface Subject {
  /** Its parameter in the address of the contact page, with the id as its value. */
  param: string;
  service: ServiceSlug;
  endpoint: Endpoint;
  /** The name of the id in the endpoint's path. */
  idName: string;
  /** The name of the thing, from the endpoint's answer. */
  nameOf: (answer: never) => string;
  /** What it is called while, or when, its name is not known. */
  unknown: string;
  about: (id: string, label: string) => EnquirySubject;
}

const subjects: Subject[] = [
  {
    param: "property",
    service: "real-estate",
    endpoint: visitorEndpoints.getProperty,
    idName: "uuid",
    nameOf: ({ data: { property } }: PropertyDetailResponse) => `${property.title} (${property.reference})`,
    unknown: "the home you were looking at",
    about: (id, label) => ({ property_uuid: id, label }),
  },
  {
    param: "doctor",
    service: "health",
    endpoint: visitorEndpoints.getProfessional,
    idName: "id",
    nameOf: ({ data }: { data: { professional: Professional } }) => data.professional.name,
    unknown: "the doctor you chose",
    about: (id, label) => ({ professional_id: id, label }),
  },
  {
    param: "course",
    service: "driving-school",
    endpoint: visitorEndpoints.getCourse,
    idName: "id",
    nameOf: ({ data: { course } }: { data: { course: Course } }) => `${course.make} ${course.model}, ${course.type}`,
    unknown: "the course you chose",
    about: (id, label) => ({ course_id: id, label }),
  },
];

function subjectOf(params: URLSearchParams) {
  const subject = subjects.find(({ param }) => params.get(param));
  const id = subject && params.get(subject.param);
  // An address may name anything: what is no id is not asked for.
  return subject && id && id.length <= 100
    ? { ...subject, id, key: endpointPath(subject.endpoint, { [subject.idName]: id }) }
    : undefined;
}

export interface ContactSubject {
  service: ServiceSlug | undefined;
  about: EnquirySubject | undefined;
}

/** What the address asks about: `?property=`, `?doctor=` or `?course=` with an id, or `?service=` alone. */
export function useContactSubject(params: URLSearchParams): ContactSubject {
  const subject = subjectOf(params);
  const { data } = useEndpoint<never>(subject?.key ?? null);
  if (!subject)
    return { service: findService(params.get("service") ?? "")?.slug as ServiceSlug | undefined, about: undefined };
  const label = data ? subject.nameOf(data) : subject.unknown;
  return { service: subject.service, about: subject.about(subject.id, label) };
}
