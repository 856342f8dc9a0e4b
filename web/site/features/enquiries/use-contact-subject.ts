import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { ResponseOf } from "#contract/http/endpoint-types.ts";
import type { RemovedPropertyResponse } from "#contract/listings/property-responses.ts";
import { findService, type ServiceSlug } from "#contract/services/services.ts";
import { type EndpointKey, endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { courseTitle } from "#web/lib/format/course-title.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import type { EnquirySubject } from "./enquiry-subject.ts";

type SubjectResponse = ResponseOf<
  Api["GET /public/properties/:uuid" | "GET /public/professionals/:id" | "GET /public/courses/:id"]
>;

interface Subject {
  /** Query parameter of the contact page that holds the id. */
  param: string;
  service: ServiceSlug;
  getKey: (id: string) => EndpointKey<SubjectResponse | RemovedPropertyResponse | null>;
  /** Shown while the label is loading, and when it cannot be loaded. */
  fallbackLabel: string;
  create: (id: string, label: string) => EnquirySubject;
}

const subjects: Subject[] = [
  {
    param: "property",
    service: "real-estate",
    getKey: detailKey,
    fallbackLabel: "the home you were looking at",
    create: (id, label) => ({ property_uuid: id, label }),
  },
  {
    param: "doctor",
    service: "health",
    getKey: (id) => endpointKey("GET /public/professionals/:id", { params: { id } }),
    fallbackLabel: "the doctor you chose",
    create: (id, label) => ({ professional_id: id, label }),
  },
  {
    param: "course",
    service: "driving-school",
    getKey: (id) => endpointKey("GET /public/courses/:id", { params: { id } }),
    fallbackLabel: "the course you chose",
    create: (id, label) => ({ course_id: id, label }),
  },
];

/** Returns the name of what was loaded; undefined for a removed home. */
function readLabel({ data }: SubjectResponse | RemovedPropertyResponse): string | undefined {
  if ("professional" in data) return data.professional.name;
  if ("course" in data) return courseTitle(data.course);
  return data.property ? `${data.property.title} (${data.property.reference})` : undefined;
}

function readSubject(params: URLSearchParams) {
  const subject = subjects.find(({ param }) => params.get(param));
  const id = subject && params.get(subject.param);
  // Anyone can edit the URL, so text that cannot be an id is ignored.
  return subject && id && id.length <= 100 ? { ...subject, id, key: subject.getKey(id) } : undefined;
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

/** Reads the subject from `?property=`, `?professional=` or `?course=` with an id, or the service from `?service=`. */
export function useContactSubject(params: URLSearchParams): ContactSubject {
  const subject = readSubject(params);
  const { data } = useEndpoint(subject?.key ?? null);
  if (!subject) return { service: findService(params.get("service") ?? "")?.slug, about: undefined };
  const label = (data && readLabel(data)) ?? subject.fallbackLabel;
  return { service: subject.service, about: subject.create(subject.id, label) };
}
