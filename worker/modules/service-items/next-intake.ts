import { type SQL, sql } from "drizzle-orm";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { integerLiteral } from "#worker/db/expressions.ts";

const { notice_hours, seats } = defaultAvailability;
const secondsPerHour = 3600;
const setting = (path: string, initial: number) =>
  sql`coalesce((SELECT settings ->> ${sql.raw(`'$.${path}'`)} FROM availability), ${integerLiteral(initial)})`;

/** What the bookings of a course with intakes have taken: those that keep their time. */
const booked = sql.raw(`(SELECT count(*) FROM appointments INDEXED BY appointments_start
  WHERE start_at = starts.value AND course_id = courses.id
    AND EXISTS (SELECT 1 FROM appointment_resources WHERE appointment_n = appointments.n AND released = 0))`);

/**
 * Returns the expression of `next_intake` of a row of `courses`, as JSON: the first intake with free seats that visitors can
 * still book, else the first that is full. NULL if none is to come.
 */
export function selectNextIntake(now: Date): SQL {
  const nowSeconds = integerLiteral(Math.floor(now.getTime() / 1000));
  return sql`(SELECT json_object('start', start, 'seats', seats, 'seats_left', max(0, seats - booked)) FROM (
      SELECT starts.value AS start, coalesce(courses.class_size, ${setting("seats.lesson", seats.lesson)}) AS seats,
        ${booked} AS booked
      FROM json_each(courses.intakes) AS starts
      WHERE unixepoch(starts.value) > ${nowSeconds} + ${secondsPerHour} * ${setting("notice_hours", notice_hours)}
        AND NOT EXISTS (SELECT 1 FROM availability, json_each(settings, '$.days_off') AS off
          WHERE off.value ->> 'date' = substr(starts.value, 1, 10) AND off.value ->> 'resource_id' IS NULL))
    ORDER BY booked >= seats, start LIMIT 1)`;
}
