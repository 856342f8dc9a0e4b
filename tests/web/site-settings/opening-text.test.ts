import { expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { siteDetailsSchema } from "#contract/site/site-details-schema.ts";
import { describeWeek, readOpeningHours } from "#shared/site/describe-week.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { timeChoices } from "#web/admin/ui/inputs/time-choices.ts";

const closed = { from: "", to: "" };
const usual = siteDefaults.week as OpeningWeek;
const everyDay = (times: { from: string; to: string }) =>
  Object.fromEntries(weekdays.map((day) => [day, times])) as OpeningWeek;

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

const lines = (text: string) =>
  text
    .split("; ")
    .filter((line) => line !== "")
    .map((line) => line.split(" = "))
    .map(([days = "", hours = ""]) => ({ days, hours }));

it.each([
  ["the week in words", "Monday to Friday = 8:00 – 18:00; Saturday = 9:00 – 14:00", ""],
  ["no text", "", ""],
  ["a line more", "Monday to Friday = 8:00 – 18:00; Holidays = by appointment", "Holidays: by appointment"],
  ["another text", "Mon-Fri = 8am - 6pm; Sat = 9.00 to 14.00", "Mon-Fri: 8am - 6pm; Sat: 9.00 to 14.00"],
  ["other times", "Saturday = 9:00 – 13:00", "Saturday: 9:00 – 13:00"],
])("keeps %s of an earlier version as the note", (_, text, note) => {
  const hours = lines(text);
  expect(readOpeningHours({ week: usual, hours })).toEqual({ hours: describeWeek(usual), hours_note: note });
  expect(readOpeningHours({ week: null, hours }).hours).toEqual([]);
  expect(readOpeningHours({ week: usual, hours, hours_note: "" }).hours_note).toBe("");
});

it("has room for the longest text of an earlier version", () => {
  const longest = Array.from({ length: 7 }, (_, day) => ({ days: `${day}`.repeat(60), hours: "x".repeat(60) }));
  const { hours_note } = readOpeningHours({ week: null, hours: longest });
  expect(siteDetailsSchema.parse({ ...siteDefaults, hours_note }).hours_note).toBe(hours_note);
});

it("offers each quarter of an hour after the opening, and keeps a stored time between them", () => {
  expect(timeChoices("08:00", "")).toHaveLength(96);
  expect(timeChoices("18:00", "17:10").slice(0, 4)).toEqual(["17:15", "17:30", "17:45", "18:00"]);
  expect(timeChoices("17:20", "17:10").slice(0, 3)).toEqual(["17:15", "17:20", "17:30"]);
  expect(timeChoices("24:00", "23:30", true)).toEqual(["23:45", "24:00"]);
  expect(timeChoices("23:50", "23:44", false, 5)).toEqual(["23:45", "23:50", "23:55"]);
});
