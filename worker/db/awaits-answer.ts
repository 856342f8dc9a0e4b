import { type SQL, sql } from "drizzle-orm";

/** The condition for requests, in `appointments`, that wait for a colleague to confirm them. */
export const isToConfirm = (now: Date): SQL =>
  sql`(appointments.status = 'requested' AND appointments.start_at > ${now.toISOString()})`;

/**
 * The condition for enquiries, in `enquiries`, that wait for an answer: open and not answered. A booking is one thing to do:
 * its appointment waits to be confirmed, took place or was cancelled. It waits for an answer only if it was not confirmed in
 * time.
 */
export const awaitsAnswer = (now: Date): SQL =>
  sql`(enquiries.status IN ('new', 'read') AND enquiries.answered_at IS NULL AND NOT EXISTS (
    SELECT 1 FROM appointments INDEXED BY appointments_enquiry WHERE appointments.enquiry_n = enquiries.n
      AND (appointments.status <> 'requested' OR ${isToConfirm(now)})))`;
