import { type SQL, sql } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { appointmentHistory, appointments } from "#worker/db/tables/appointments.ts";

/** A change of an appointment. Without a colleague, the person with the link made it. */
interface HistoryEntry {
  actorId: string | null;
  field: (typeof appointmentHistory.$inferSelect)["field"];
  before?: string | SQL | null;
  after: string | SQL | null;
}

/** Records a change in the history of the appointments that match. */
export const insertHistory = (
  isChosen: SQL | undefined,
  { actorId, field, before = null, after }: HistoryEntry,
  now: Date,
): Statement =>
  builder.insert(appointmentHistory).select(
    builder
      .select({
        n: sql`NULL`.as("n"),
        appointment_n: sql`${appointments.n}`.as("appointment_n"),
        at: sql`${now.toISOString()}`.as("at"),
        actor_id: sql`${actorId}`.as("actor_id"),
        field: sql`${field}`.as("field"),
        before: sql`${before}`.as("before"),
        after: sql`${after}`.as("after"),
      })
      .from(appointments)
      .where(isChosen),
  );
