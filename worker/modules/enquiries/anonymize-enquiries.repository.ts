import { and, eq, inArray, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { markPatients } from "#worker/db/contacts/patients.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { alerts } from "#worker/db/tables/alerts.ts";
import { appointmentHistory, appointmentResources, appointments, occupied } from "#worker/db/tables/appointments.ts";
import { enquiries, enquiryEvents, enquiryHistory, mailOutbox } from "#worker/db/tables/enquiries.ts";
import { people } from "#worker/db/tables/people.ts";
import { renewSeats } from "#worker/modules/service-items/renew-seats.repository.ts";

/** The condition for enquiries that are not anonymized. Each has a name, but may have no e-mail address. */
export const isNamed = sql`${enquiries.name} <> ''`;

/** Returns the statement that marks the patients who sent the enquiries that match, before these lose their person. */
export const markSenders = (condition: SQL | undefined): Statement =>
  markPatients(inArray(people.n, builder.select({ n: enquiries.person_n }).from(enquiries).where(condition)));

/** Removes all personal data from the enquiries that match. Service, status and times remain for the statistics. */
export function anonymizeEnquiries(condition: SQL | undefined): Statement[] {
  const numbers = builder.select({ n: enquiries.n }).from(enquiries).where(condition);
  return [
    markSenders(condition),
    ...anonymizeAppointments(
      builder.select({ n: appointments.n }).from(appointments).where(inArray(appointments.enquiry_n, numbers)),
    ),
    builder
      .delete(enquiryHistory)
      .where(and(eq(enquiryHistory.field, "note"), inArray(enquiryHistory.enquiry_n, numbers))),
    builder.update(enquiryEvents).set({ text: null }).where(inArray(enquiryEvents.enquiry_n, numbers)),
    builder.delete(alerts).where(inArray(alerts.enquiry_n, numbers)),
    builder.delete(mailOutbox).where(inArray(mailOutbox.enquiry_n, numbers)),
    builder
      .update(enquiries)
      .set({
        name: "",
        email: "",
        phone_number: "",
        message: null,
        subject: null,
        preferred_day: null,
        preferred_time: null,
        user_id: null,
        person_n: null,
        source: null,
        next_step: null,
        next_step_at: null,
      })
      .where(condition),
  ];
}

/** Cancels appointments, ends their links and removes what was written about their people. */
function anonymizeAppointments(numbers: SQLWrapper): Statement[] {
  return [
    builder
      .delete(appointmentHistory)
      .where(and(eq(appointmentHistory.field, "note"), inArray(appointmentHistory.appointment_n, numbers))),
    builder.delete(occupied).where(inArray(occupied.appointment_n, numbers)),
    renewSeats(inArray(appointments.n, numbers)),
    builder
      .update(appointmentResources)
      .set({ released: true })
      .where(inArray(appointmentResources.appointment_n, numbers)),
    builder
      .update(appointments)
      .set({
        note: null,
        reason: null,
        tell: null,
        tell_from: null,
        told_at: null,
        secret_hash: sql`'erased ' || id`,
        status: sql`iif(status IN ('requested', 'confirmed'), 'cancelled', status)`,
      })
      .where(inArray(appointments.n, numbers)),
  ];
}
