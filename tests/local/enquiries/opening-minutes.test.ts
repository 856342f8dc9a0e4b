import { describe, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { openMinuteCounter } from "#shared/site/opening-minutes.ts";
import { usualAnswerMinutes } from "#worker/flows/answers/usual-answer-time.ts";

// A Tuesday, on which the office is open from 8:00 to 18:00.
const tuesday = (time: string) => `2026-11-10T${time}:00.000Z`;

describe("opening minutes", () => {
  const count = openMinuteCounter(siteDefaults.week);
  it.each([
    ["within a day", tuesday("09:00"), tuesday("09:25"), 25],
    ["before opening", tuesday("05:00"), tuesday("08:10"), 10],
    ["over a night", tuesday("17:50"), "2026-11-11T08:10:00.000Z", 20],
    ["in a closed night", tuesday("19:00"), tuesday("23:00"), 0],
    ["over a weekend", "2026-11-13T17:00:00.000Z", "2026-11-16T09:00:00.000Z", 60 + 300 + 60],
    ["over a closed Sunday", "2026-11-14T20:00:00.000Z", "2026-11-16T07:00:00.000Z", 0],
    ["over four weeks", tuesday("09:00"), "2026-12-08T09:00:00.000Z", 4 * 55 * 60],
    ["backwards", tuesday("10:00"), tuesday("09:00"), 0],
  ])("count %s", (_, from, to, minutes) => expect(count(from, to)).toBe(minutes));

  it("are those that promises assume too, without opening hours", () =>
    expect(openMinuteCounter(null)("2026-11-13T17:00:00.000Z", "2026-11-16T09:00:00.000Z")).toBe(60 + 600 + 60));
});

describe("the usual answer time", () => {
  const answered = (minutes: number | null, channel: "form" | "phone" = "form") => ({
    key: channel,
    submitted_at: tuesday("09:00"),
    due_at: tuesday("12:00"),
    answered_at: minutes === null ? null : new Date(Date.parse(tuesday("09:00")) + minutes * 60_000).toISOString(),
  });
  const measure = (rows: ReturnType<typeof answered>[], time = "18:00") =>
    usualAnswerMinutes(rows, openMinuteCounter(siteDefaults.week), new Date(tuesday(time)));
  const many = (count: number, ...of: Parameters<typeof answered>) =>
    Array.from({ length: count }, () => answered(...of));

  it.each([
    [21, 25],
    [25, 25],
    [0, 5],
    [61, 120],
    [180, 180],
  ])("rounds %i minutes up to %i", (minutes, rounded) => expect(measure(many(20, minutes))).toBe(rounded));

  it("needs 20 answers to forms, and half of the enquiries answered by their deadline", () => {
    expect(measure([...many(19, 10), ...many(10, 0, "phone")])).toBeNull();
    expect(measure([...many(20, 10), ...many(20, null)], "11:59")).toBe(10);
    expect(measure([...many(20, 10), ...many(20, null)], "12:01")).toBeNull();
  });
});
