import type { Availability, OpenHours } from "#contract/appointments/availability.ts";

const weekdays = [1, 2, 3, 4, 5];
const saturday = 6;

/** Professionals have hours of their own. */
const hours: OpenHours[] = (["viewing", "lesson"] as const).flatMap((kind) => [
  ...weekdays.map((weekday) => ({ kind, resource_id: null, weekday, from: "09:00", to: "17:00" })),
  { kind, resource_id: null, weekday: saturday, from: "09:00", to: "13:00" },
]);

/** Until the owner saves other hours. */
export const defaultAvailability: Availability = {
  hours,
  slot_minutes: { viewing: 60, lesson: 60, clinic: 30 },
  buffer_minutes: 0,
  notice_hours: 2,
  seats: { viewing: 1, lesson: 1, clinic: 1 },
  days_off: [],
  mode: { viewing: "request", lesson: "request", clinic: "request" },
};
