import { type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { appointmentResources, appointments, occupied } from "#worker/db/tables/appointments.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/**
 * Returns the statements that release the time of appointments to come, after their enquiries were marked as spam. They
 * become requests without a time, and stay so when the mark is removed: confirming one takes its time if it is still free.
 * @param isChosen the condition for the enquiries, in `enquiries`
 */
export function releaseSpamTimes(actor: AdminActor, isChosen: SQL, now: Date): Statement[] {
  const at = now.toISOString();
  const held = sql`SELECT appointments.n FROM enquiries JOIN appointments ON appointments.enquiry_n = enquiries.n
    WHERE ${isChosen} AND enquiries.spam = 1 AND appointments.status IN ('requested', 'confirmed') AND start_at > ${at}
      AND EXISTS (SELECT 1 FROM appointment_resources WHERE appointment_n = appointments.n)`;
  return [
    sql`INSERT INTO appointment_history (appointment_n, at, actor_id, field, before, after)
      SELECT n, ${at}, ${actor.id}, 'status', status, 'requested' FROM appointments WHERE status = 'confirmed' AND n IN (${held})`,
    builder
      .update(appointments)
      .set({ status: "requested", sequence: sql`sequence + 1`, changed_at: at })
      .where(sql`n IN (${held})`),
    builder.delete(occupied).where(sql`appointment_n IN (${held})`),
    builder.delete(appointmentResources).where(sql`appointment_n IN (${held})`),
  ];
}
