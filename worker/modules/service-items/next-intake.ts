import type { Availability } from "#contract/appointments/availability.ts";
import type { Course } from "#contract/services/course.ts";

const hourMs = 3_600_000;

/** How many bookings of an intake keep their time. */
export interface BookedIntake {
  course_id: string | null;
  start_at: string;
  booked: number;
}

/**
 * Returns the first intake of a course with free seats that visitors can still book, else the first that is full; undefined if
 * none is to come.
 */
export function findNextIntake(
  { id, intakes = [], class_size }: Pick<Course, "id" | "intakes" | "class_size">,
  { notice_hours, seats, days_off }: Pick<Availability, "notice_hours" | "seats" | "days_off">,
  bookings: readonly BookedIntake[],
  now: Date,
): Course["next_intake"] {
  const isOff = (start: string) =>
    days_off.some(({ date, resource_id }) => date === start.slice(0, 10) && resource_id === null);
  const all = class_size ?? seats.lesson;
  const toCome = intakes
    .filter((start) => Date.parse(start) > now.getTime() + notice_hours * hourMs && !isOff(start))
    .sort()
    .map((start) => {
      const booked = bookings.find(({ course_id, start_at }) => course_id === id && start_at === start)?.booked ?? 0;
      return { start, seats: all, seats_left: Math.max(0, all - booked) };
    });
  return toCome.find(({ seats_left }) => seats_left > 0) ?? toCome[0];
}
