import { expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { describeWeek } from "#web/admin/features/site-settings/hours/describe-week.ts";
import { findDifferentDays } from "#web/admin/features/site-settings/hours/find-different-days.ts";
import { timeChoices } from "#web/admin/features/site-settings/hours/time-choices.ts";

const closed = { from: "", to: "" };
const usual = siteDefaults.week as OpeningWeek;
const everyDay = (times: { from: string; to: string }) =>
  Object.fromEntries(weekdays.map((day) => [day, times])) as OpeningWeek;

it("describes the week of the defaults as their own text does", () => {
  expect(describeWeek(usual)).toEqual(siteDefaults.hours);
});

it("joins days with the same times, and leaves out closed days", () => {
  const times = { from: "10:00", to: "16:30" };
  expect(describeWeek(everyDay(times))).toEqual([{ days: "Every day", hours: "10:00 – 16:30" }]);
  expect(describeWeek(everyDay(closed))).toEqual([]);
  expect(describeWeek({ ...usual, wednesday: closed, saturday: times, sunday: times })).toEqual([
    { days: "Monday and Tuesday", hours: "8:00 – 18:00" },
    { days: "Thursday and Friday", hours: "8:00 – 18:00" },
    { days: "Saturday and Sunday", hours: "10:00 – 16:30" },
  ]);
});

it.each([
  ["the same text", "Monday to Friday = 8:00 – 18:00; Saturday = 9:00 – 14:00", []],
  ["short names and half days", "Mon-Fri = 8am - 6pm; Sat = 9.00 to 14.00", []],
  ["a morning and an afternoon", "Weekdays = 8:00-12:00; Weekdays = 13:00-18:00; Saturday = 9-14", []],
  ["another time", "Mon – Fri = 8:00 – 17:00; Saturday = 9 – 14", weekdays.slice(0, 5)],
  ["a missing day", "Mondays to Fridays = 8 – 18", ["saturday"]],
  ["an open Sunday", "Mon to Fri = 8-18; Weekend = 9-14", ["sunday"]],
  ["a closed day", "Mon, Tue, Wed & Thurs = 8-18; Friday = closed; Sat = 9-14", ["friday"]],
  ["a line that cannot be read", "Holidays = by appointment; Saturday = 9 – 13", ["saturday"]],
  ["no clear half of the day", "Saturday = 1 – 5 pm; Holidays = closed", []],
])("compares the times with %s", (_, text, days) => {
  const lines = text.split("; ").map((line) => line.split(" = "));
  const hours = lines.map(([names = "", times = ""]) => ({ days: names, hours: times }));
  expect(findDifferentDays(hours, usual)).toEqual(days);
});

it("offers each quarter of an hour after the opening, and keeps a stored time between them", () => {
  expect(timeChoices("08:00", "")).toHaveLength(96);
  expect(timeChoices("18:00", "17:10").slice(0, 4)).toEqual(["17:15", "17:30", "17:45", "18:00"]);
  expect(timeChoices("17:20", "17:10").slice(0, 3)).toEqual(["17:15", "17:20", "17:30"]);
});
