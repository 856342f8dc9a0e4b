import { expect, it } from "vitest";
import { findClosed, findHours, placeAppointments } from "#web/admin/features/calendar/views/grid-layout.ts";
import { buildAppointment } from "../support/appointments.ts";

const at = (from: string, to: string) =>
  buildAppointment({ start: `2026-11-25T${from}:00.000Z`, end: `2026-11-25T${to}:00.000Z` });

it("shows the working hours, and more if an appointment is earlier or later", () => {
  expect(findHours([])).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17]);
  const hours = findHours([at("07:30", "08:00"), at("19:00", "19:30")]);
  expect([hours[0], hours.at(-1)]).toEqual([7, 19]);
});

const place = (...times: ReturnType<typeof at>[]) =>
  placeAppointments(times, 8).map(({ top, shown, left, width }) => [top, shown, left, width]);

it("puts appointments that begin almost together side by side", () =>
  expect(place(at("10:00", "11:00"), at("10:15", "11:00"), at("14:00", "15:00"))).toEqual([
    [120, 60, 0, 0.5],
    [135, 45, 0.5, 0.5],
    [360, 60, 0, 1],
  ]));

it("lays one that begins half an hour later over the rest of those before it", () =>
  expect(place(at("10:00", "11:00"), at("10:30", "11:30"), at("10:30", "11:30"), at("11:00", "12:00"))).toEqual([
    [120, 30, 0, 1],
    [150, 30, 0.2, 0.4],
    [150, 30, expect.closeTo(0.6), 0.4],
    [180, 60, 0, 1],
  ]));

it("shows an appointment until midnight to its end", () => {
  const late = buildAppointment({ start: "2026-11-25T23:00:00.000Z", end: "2026-11-26T00:00:00.000Z" });
  expect(placeAppointments([late], 8)[0]?.minutes).toBe(60);
  expect(findHours([late]).at(-1)).toBe(23);
});

it("shades the hours in which the business is closed", () => {
  const hours = [8, 9, 10, 11];
  expect(findClosed([9 * 60, 11 * 60], hours)).toEqual([
    { top: 0, minutes: 60 },
    { top: 180, minutes: 60 },
  ]);
  expect(findClosed([0, 24 * 60], hours)).toEqual([]);
  expect(findClosed(null, hours)).toEqual([{ top: 0, minutes: 240 }]);
});
