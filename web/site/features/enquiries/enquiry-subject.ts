import type { ServiceSlug } from "#contract/services/services.ts";

/** The listing, professional or course that an enquiry is about. `label` is its name in the interface. */
export type EnquirySubject = { label: string } & (
  | { property_uuid: string }
  | { professional_id: string }
  | { course_id: string }
);

/** Returns the name of the form field for the id, and the id. */
export function subjectField(about: EnquirySubject): [name: string, id: string] {
  if ("property_uuid" in about) return ["property_uuid", about.property_uuid];
  if ("course_id" in about) return ["course_id", about.course_id];
  return ["professional_id", about.professional_id];
}

/** Returns the name under which this browser stores the form. Forms about different subjects do not share it. */
export function enquiryFormName(service: ServiceSlug | "contact", about: EnquirySubject | undefined): string {
  return about ? `${service}:${subjectField(about)[1]}` : service;
}
