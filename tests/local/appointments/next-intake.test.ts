import { expect, it } from "vitest";
import { findNextIntake } from "#worker/modules/service-items/next-intake.ts";

const now = new Date("2026-03-01T09:00:00.000Z");
const [first, second, third] = ["2026-03-02T09:00:00.000Z", "2026-03-09T09:00:00.000Z", "2026-03-16T09:00:00.000Z"];
const course = { id: "theory", intakes: [third, first, second], class_size: 3 };
const settings = { notice_hours: 2, seats: { lesson: 8, viewing: 1, clinic: 1 }, days_off: [] };
const booked = (start_at: string, seats: number, course_id = "theory") => ({ course_id, start_at, booked: seats });
const dayOff = (date: string, resource_id: string | null = null) => ({ date, resource_id });

it.each<[name: string, found: ReturnType<typeof findNextIntake>, expected: object | undefined]>([
  ["is the first to come", findNextIntake(course, settings, [], now), { start: first, seats: 3, seats_left: 3 }],
  [
    "has the seats of the settings if the course has none",
    findNextIntake({ ...course, class_size: null }, settings, [booked(first, 5)], now),
    { start: first, seats: 8, seats_left: 3 },
  ],
  [
    "is not one that is full",
    findNextIntake(course, settings, [booked(first, 3)], now),
    { start: second, seats: 3, seats_left: 3 },
  ],
  [
    "is the first if all are full, also with more bookings than seats",
    findNextIntake({ ...course, intakes: [second, first] }, settings, [booked(first, 4), booked(second, 3)], now),
    { start: first, seats: 3, seats_left: 0 },
  ],
  [
    "does not count bookings of another course",
    findNextIntake(course, settings, [booked(first, 3, "other")], now),
    { start: first, seats: 3, seats_left: 3 },
  ],
  [
    "is none within the notice",
    findNextIntake(course, { ...settings, notice_hours: 24 }, [], now),
    { start: second, seats: 3, seats_left: 3 },
  ],
  [
    "is not on a day off of all, but on one of a colleague",
    findNextIntake(course, { ...settings, days_off: [dayOff("2026-03-02"), dayOff("2026-03-09", "musu")] }, [], now),
    { start: second, seats: 3, seats_left: 3 },
  ],
  ["is none after the last", findNextIntake(course, settings, [], new Date("2026-04-01")), undefined],
  ["is none without intakes", findNextIntake({ ...course, intakes: [] }, settings, [], now), undefined],
])("the next intake of a course %s", (_name, found, expected) => expect(found).toEqual(expected));
