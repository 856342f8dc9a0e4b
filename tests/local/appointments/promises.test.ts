import { describe, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { describePromise } from "#shared/site/describe-promise.ts";
import type { OpenTimes } from "#shared/site/open-times.ts";
import { addOpenMinutes, assumedWeek, getPeriod } from "#shared/site/open-times.ts";
import { type OpeningWeek, weekdays } from "#shared/site/opening-week.ts";
import { confirmDeadline, firstRequestable, replyDeadline } from "#shared/site/promise.ts";

/** Monday to Friday 8 to 18, Saturday 9 to 14. 23 November 2026 is a Monday; day 31 is 1 December. */
const open = (...daysOff: string[]): OpenTimes => ({ week: siteDefaults.week as OpeningWeek, daysOff });
const at = (text: string): number => {
  const [day = "", time = ""] = text.split(" ");
  return Date.UTC(2026, 10, Number(day)) + (Date.parse(`1970-01-01T${time}Z`) || 0);
};

/** "asked > slot: by when"; "-" for a slot that is not offered. */
const cases = (lines: string): [asked: string, slot: string, by: string][] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [, asked = "", slot = "", by = ""] = /^\s*(.+?) > (.+?): (.+)$/.exec(line) ?? [];
      return [asked, slot, by];
    });

const usual = cases(`
  28 18:40 > 30 09:00: -
  28 18:40 > 30 09:55: -
  28 18:40 > 30 10:00: Monday, 08:00
  28 18:40 > 30 11:00: Monday, 09:00
  28 18:40 > 30 16:00: Monday, 14:00
  28 18:40 > 31 10:00: Monday evening
  27 10:00 > 31 10:00: Monday evening
  27 10:00 > 31 09:00: Monday evening
  27 10:00 > 30 12:00: Monday, 10:00
  27 10:00 > 30 09:00: Saturday, 13:00
  27 10:00 > 28 09:00: Friday, 16:00
  27 10:00 > 27 12:00: Friday, 10:00
  27 10:00 > 27 11:55: -
  27 10:00 > 27 14:00: Friday, 12:00
  23 07:00 > 23 09:00: -
  23 07:00 > 23 10:00: Monday, 08:00
  23 07:00 > 23 11:00: Monday, 09:00
  23 08:00 > 23 10:00: Monday, 08:00
  23 08:01 > 23 10:00: -
  23 08:00 > 24 09:00: Monday evening
  23 08:00 > 24 10:00: Tuesday, 08:00
  23 08:00 > 24 16:00: Tuesday, 14:00
  23 08:00 > 25 10:00: Tuesday evening
  23 08:00 > 27 10:00: Tuesday evening
  23 17:59 > 24 09:00: -
  23 17:00 > 24 09:00: Monday evening
  23 17:30 > 24 10:00: Tuesday, 08:00
  23 18:00 > 24 10:00: Tuesday, 08:00
  23 22:00 > 24 09:00: -
  23 22:00 > 24 10:30: Tuesday, 08:30
  23 22:00 > 25 10:30: Tuesday evening
  23 23:59 > 24 12:00: Tuesday, 10:00
  24 00:00 > 24 12:00: Tuesday, 10:00
  25 12:00 > 26 10:00: Thursday, 08:00
  25 12:00 > 26 18:00: Thursday, 16:00
  25 12:00 > 27 09:00: Thursday evening
  26 15:00 > 28 09:00: Friday, 16:00
  26 15:00 > 28 13:00: Friday evening
  27 17:00 > 28 09:00: -
  27 17:00 > 28 10:00: Friday evening
  27 17:30 > 28 11:00: Saturday, 09:00
  27 19:00 > 28 13:00: Saturday, 11:00
  28 08:00 > 28 10:00: -
  28 08:00 > 28 11:00: Saturday, 09:00
  28 12:30 > 30 09:00: Saturday, 13:00
  28 13:30 > 30 09:00: -
  28 13:30 > 30 10:00: Monday, 08:00
  29 11:00 > 30 09:00: -
  29 11:00 > 30 11:00: Monday, 09:00
  29 11:00 > 32 11:00: Monday evening
  29 23:59 > 30 13:00: Monday, 11:00
`).map((one) => [...one, open()] as const);
/** The Thursday, the Monday and the Tuesday after it are holidays. */
const holidays = cases(`
  25 10:00 > 26 10:00: Wednesday, 16:00
  25 10:00 > 27 09:00: Wednesday evening
  25 10:00 > 27 16:00: Friday, 14:00
  25 17:00 > 26 10:00: -
  26 10:00 > 27 09:00: -
  26 10:00 > 27 11:00: Friday, 09:00
  26 10:00 > 28 11:00: Friday evening
  27 10:00 > 32 10:00: Wednesday, 08:00
  27 10:00 > 32 09:00: Saturday, 13:00
  27 10:00 > 33 12:00: Wednesday evening
  28 18:40 > 31 11:00: -
  28 18:40 > 32 09:00: -
  28 18:40 > 32 12:00: Wednesday, 10:00
  30 12:00 > 33 12:00: Wednesday evening
`).map((one) => [...one, open("2026-11-26", "2026-11-30", "2026-12-01")] as const);

it.each([...usual, ...holidays])("a request at %s for %s is confirmed by: %s", (asked, slot, by, times) => {
  const promise = confirmDeadline("real-estate", at(asked), at(slot), times);
  expect(firstRequestable(times, at(asked)) <= at(slot)).toBe(promise !== undefined);
  if (promise === undefined) return expect(by).toBe("-");
  expect(describePromise(new Date(promise).toISOString(), new Date(at(asked)))).toBe(by);
  const period = getPeriod(times, promise);
  expect(period && period.from <= promise && promise <= period.to).toBe(true);
  expect(promise).toBeGreaterThanOrEqual(at(asked));
  expect(addOpenMinutes(times, new Date(promise), 120)?.getTime()).toBeLessThanOrEqual(at(slot));
});

describe("the reply to an enquiry", () => {
  it.each([
    ["driving-school", "25 15:00", "26 15:00", "24 hours"],
    ["driving-school", "27 15:00", "28 14:00", "less than 24 hours, before the weekend"],
    ["driving-school", "28 13:30", "30 18:00", "the end of the next open day, if it comes as the office closes"],
    ["driving-school", "28 18:54", "30 18:00", "the end of Monday, while the office is closed on Sunday"],
    ["general", "23 10:30", "24 10:30", "Monday to Tuesday"],
    ["general", "27 15:00", "30 15:00", "Friday to Monday"],
    ["health", "28 11:00", "30 18:00", "Saturday to the end of Monday"],
    ["janitorial", "29 23:59", "30 18:00", "Sunday to the end of Monday"],
    ["real-estate", "27 00:00", "27 18:00", "all of a Friday"],
    ["real-estate", "26 23:00", "27 18:00", "Thursday night to the end of Friday"],
  ] as const)("of %s sent at %s is due at %s: %s", (service, sent, due, _why) =>
    expect(replyDeadline(service, new Date(at(sent)).toISOString(), open())).toBe(new Date(at(due)).toISOString()),
  );

  it("is due on the next business day after holidays, also of a business that opens at weekends only", () => {
    const sent = new Date(at("25 15:00")).toISOString();
    expect(replyDeadline("general", sent, open("2026-11-26"))).toBe("2026-11-27T15:00:00.000Z");
    const closed = { from: "", to: "" };
    const weekend = Object.fromEntries(
      weekdays.map((day) => [day, day === "saturday" || day === "sunday" ? assumedWeek.monday : closed]),
    ) as OpeningWeek;
    expect(replyDeadline("general", sent, { week: weekend, daysOff: [] })).toBe("2026-11-28T18:00:00.000Z");
  });
});

it.each([
  ["2026-11-30T18:00:00.000Z", "Monday evening"],
  ["2026-12-01T00:00:00.000Z", "Monday evening"],
  ["2026-11-30T16:59:00.000Z", "Monday, 16:59"],
  ["2026-12-07T10:00:00.000Z", "Monday 7 December, 10:00"],
  ["2026-11-16T18:00:00.000Z", "Monday 16 November evening"],
])("words the promise %s as %s", (iso, text) => expect(describePromise(iso, new Date(at("27 10:00")))).toBe(text));
