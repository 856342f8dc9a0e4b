import { and, eq, exists, gt, inArray, type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { appointmentHistory, appointmentResources, appointments, occupied } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { renewSeats } from "#worker/modules/service-items/renew-seats.repository.ts";

/**
 * Returns the statements that release the time of appointments to come, after their enquiries were marked as spam. They
 * become requests without a time, and stay so when the mark is removed: confirming one takes its time if it is still free.
 * @param isChosen the condition for the enquiries, in `enquiries`
 */
export function releaseSpamTimes(actor: AdminActor, isChosen: SQL, now: Date): Statement[] {
  const at = now.toISOString();
  const { n, status, start_at, enquiry_n } = appointments;
  const taken = builder
    .select({ n: appointmentResources.appointment_n })
    .from(appointmentResources)
    .where(eq(appointmentResources.appointment_n, n));
  const held = builder
    .select({ n })
    .from(enquiries)
    .innerJoin(appointments, eq(enquiry_n, enquiries.n))
    .where(
      and(
        isChosen,
        eq(enquiries.spam, true),
        inArray(status, ["requested", "confirmed"]),
        gt(start_at, at),
        exists(taken),
      ),
    );
  const change = {
    ...{ appointment_n: n, at, actor_id: actor.id },
    ...{ field: "status" as const, before: status, after: "requested" },
  };
  return [
    renewSeats(inArray(n, held)),
    builder.insert(appointmentHistory).select(
      builder
        .select(newRow(appointmentHistory, change))
        .from(appointments)
        .where(and(eq(status, "confirmed"), inArray(n, held))),
    ),
    builder
      .update(appointments)
      .set({ status: "requested", sequence: sql`sequence + 1`, changed_at: at })
      .where(inArray(n, held)),
    builder.delete(occupied).where(inArray(occupied.appointment_n, held)),
    builder.delete(appointmentResources).where(inArray(appointmentResources.appointment_n, held)),
  ];
}
