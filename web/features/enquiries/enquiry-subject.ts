import type { ServiceSlug } from "#contract/services/services.ts";

/** What an enquiry is about: a listing, a doctor or a course by its id, and its name for the person who reads. */
export type EnquirySubject = { label: string } & (
  | { property_uuid: string }
  | { professional_id: string }
  | { course_id: string }
);

/** The field that carries the id, with it. */
export function subjectField(about: EnquirySubject): [name: string, id: string] {
  if ("property_uuid" in about) return ["property_uuid", about.property_uuid];
  return "course_id" in about ? ["course_id", about.course_id] : ["professional_id", about.professional_id];
}

/** The name under which this phone keeps what is typed: forms about different things do not share it. */
export function enquiryFormName(service: ServiceSlug | "contact", about: EnquirySubject | undefined): string {
  return about ? `${service}:${subjectField(about)[1]}` : service;
}
