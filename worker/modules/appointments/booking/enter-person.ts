import type { NewAppointmentInput } from "#contract/appointments/admin-appointment.ts";
import { serviceOfKind } from "#contract/appointments/appointment-kinds.ts";
import { enquiryReference } from "#shared/enquiries/enquiry-reference.ts";
import type { Statement } from "#worker/db/driver.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { storeEnquiry } from "#worker/modules/enquiries/enquiries.repository.ts";
import { findDueAt } from "#worker/modules/enquiries/find-due-at.service.ts";
import { findEnquiry } from "#worker/modules/enquiries/inbox/enquiry-detail.repository.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { enquiryUnknown } from "../appointments.errors.ts";
import type { Subject } from "../times/subjects.repository.ts";
import { withSubject } from "./booking-subject.ts";

interface Person {
  /** The enquiry that has the person. */
  enquiryId: string;
  email: string;
  /** Returns what stores the enquiry about a subject, if it is new. */
  store: (subject: Subject) => Statement[];
}

/**
 * Returns who comes: the person of an enquiry, or a new one.
 * @throws ApiError 422 for an unknown enquiry
 */
export async function findPerson(
  { db, now }: AppointmentContext,
  actor: AdminActor,
  input: NewAppointmentInput,
): Promise<Person> {
  if (input.enquiry_id) {
    const [known] = await query(db, findEnquiry(actor, input.enquiry_id, now));
    if (!known || known.service !== serviceOfKind[input.kind] || known.spam) throw enquiryUnknown();
    return { enquiryId: known.id, email: known.email, store: () => [] };
  }
  const enquiryId = crypto.randomUUID();
  const { kind, phone_number, email = "", message, property_uuid, course_id, professional_id } = input;
  const record = {
    id: enquiryId,
    reference: enquiryReference(enquiryId),
    service: serviceOfKind[kind],
    enquiry: {
      name: input.name ?? phone_number ?? email,
      email,
      phone_number: phone_number ?? "",
      message: message ?? null,
      subject: null,
      property_uuid,
      professional_id,
      course_id,
      preferred_day: null,
      preferred_time: null,
    },
    spam: false,
    possibleSpam: false,
    submittedAt: now.toISOString(),
    accessHash: null,
    logged: { by: actor.id, channel: input.channel ?? "phone", isSeen: true, isAnswered: false },
  } as const;
  const dueAt = await findDueAt(db, record);
  const store = (subject: Subject) => storeEnquiry(withSubject(record, kind, subject), { dueAt, sendsMail: false });
  return { enquiryId, email, store };
}
