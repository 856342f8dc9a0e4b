import { expect, it } from "vitest";
import type { Availability } from "#contract/appointments/availability.ts";
import {
  describeDaysOff,
  describeKind,
  describeNotice,
  describeResources,
  describeWeek,
} from "#web/admin/features/calendar/settings/describe-settings.ts";

const hours = [1, 2, 3, 4, 5, 6].map((weekday) => ({
  ...{ kind: "viewing" as const, resource_id: null, weekday },
  ...{ from: "09:00", to: weekday === 6 ? "13:30" : "17:00" },
}));
const availability: Availability = {
  ...{ hours, buffer_minutes: 15, notice_hours: 2 },
  days_off: ["2026-12-25", "2026-12-24", "2026-11-01"].map((date) => ({ date, resource_id: null })),
  slot_minutes: { viewing: 60, lesson: 45, clinic: 30 },
  seats: { viewing: 1, lesson: 3, clinic: 1 },
  mode: { viewing: "request", lesson: "request", clinic: "request" },
};
const ofKind = (kind: "colleague" | "doctor" | "car" | "room") => ({
  ...{ id: kind, kind, name: kind, user_id: null, username: null },
  ...{ does_viewings: false, fixed: false, without_hours: false },
});

it("says what is set in few words, and keeps a day with its hours", () => {
  expect(describeKind(availability, "viewing")).toBe("60 min · Mon–\u2060Fri\u00a09–\u206017, Sat\u00a09–\u206013:30");
  expect(describeKind(availability, "lesson")).toBe("45 min · 3 at a time");
  expect(describeNotice(availability)).toBe("2 h ahead · 15 min between");
  expect(describeNotice({ ...availability, buffer_minutes: 0 })).toBe("2 h ahead · no gaps");
  expect(describeDaysOff(availability, "2026-11-25")).toBe("2 days, next Thu 24 Dec");
  expect(describeResources([ofKind("colleague"), ofKind("doctor"), ofKind("car")])).toBe("2 people, 1 car");
  expect(describeResources([])).toBe("None");
});

it("names the times of the days, those with the same times once", () => {
  const lines = describeWeek(availability, ["viewing", "lesson"]).map(({ days, times }) => [days, ...times]);
  expect(lines).toEqual([
    ["Mon–\u2060Fri", "9–\u206017", "Closed"],
    ["Sat", "9–\u206013:30", "Closed"],
    ["Sun", "Closed", "Closed"],
  ]);
});

it("names the hours of a day in which anyone can be booked, without common breaks", () => {
  const of = (from: string, to: string, resource_id: string) => ({
    ...{ kind: "clinic" as const, resource_id, weekday: 1, from, to },
  });
  const clinic = (...all: ReturnType<typeof of>[]) =>
    describeWeek({ ...availability, hours: all }, ["clinic"])[0]?.times[0];
  expect(clinic(of("13:00", "17:00", "d2"), of("08:30", "12:00", "d1"))).toBe("8:30–\u206012, 13–\u206017");
  expect(clinic(of("12:00", "14:00", "d1"), of("09:00", "12:00", "d2"), of("09:00", "11:00", "d3"))).toBe("9–\u206014");
});
