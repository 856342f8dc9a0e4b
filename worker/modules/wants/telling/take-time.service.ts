import { bookingSchema } from "#contract/appointments/booking.ts";
import type { TakenTime } from "#contract/wants/want.ts";
import { batch, query } from "#worker/db/query.ts";
import { validationFailed } from "#worker/http/api-error.ts";
import {
  type BookedAppointment,
  type BookingContext,
  bookAppointment,
} from "#worker/modules/appointments/booking/book.service.ts";
import { findLinked } from "../manage-want.service.ts";
import { timeNotHeld } from "../wants.errors.ts";
import { endWant } from "../wants.repository.ts";
import { findHeldTime, releaseHeldTime } from "./waiting.repository.ts";

/**
 * Books the time that is held for a person who waits, who then waits no longer.
 * @throws ApiError 404, 410 for an unknown or ended want, 409 if no time is held any more, others like a booking
 */
export async function takeHeldTime(
  context: BookingContext,
  secret: string,
  person: TakenTime,
): Promise<BookedAppointment> {
  const { db, now } = context;
  const want = await findLinked(context, secret);
  const [held] = await query(db, findHeldTime(want.n, now));
  if (!held) throw timeNotHeld();
  const { kind, subject, start } = held;
  const about = kind === "lesson" ? { course_id: subject } : { professional_id: subject };
  const { data, error } = bookingSchema.safeParse({ ...person, kind, ...about, start });
  if (!data) throw validationFailed("body", error.issues);
  const booked = await bookAppointment(context, data, undefined, held.appointment_n);
  await batch(db, releaseHeldTime(want.n, now), ...endWant(want.id, now));
  return booked;
}
