import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { enquiryLimits } from "#contract/enquiries/enquiry-limits.ts";
import { bookingNames } from "#worker/modules/enquiries/alerts/alert-texts.ts";
import type { EnquiryRecord } from "#worker/modules/enquiries/spool/spooled-enquiry.ts";
import type { Subject } from "../times/subjects.repository.ts";

/**
 * Returns a booking's enquiry with its subject, such as "Viewing: Villa in Sinkor". It names no time, which may change, and
 * no reference, which says nothing to a reader.
 */
export function withSubject(record: EnquiryRecord, kind: AppointmentKind, { title }: Subject): EnquiryRecord {
  const subject = `${bookingNames[kind]}: ${title}`.slice(0, enquiryLimits.subject);
  return { ...record, enquiry: { ...record.enquiry, subject } };
}
