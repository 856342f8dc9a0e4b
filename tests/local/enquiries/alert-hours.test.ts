import { expect, it } from "vitest";
import { assumedWeek } from "#shared/site/open-times.ts";
import { nextAlertTime } from "#worker/modules/enquiries/alerts/alert-hours.ts";

const open = { week: assumedWeek, daysOff: ["2026-11-26"] };
/** 23 November 2026 is a Monday. */
const at = (text: string) => new Date(`2026-11-${text.replace(" ", "T")}:00.000Z`);

it.each([
  ["20:00", "06:00", [1], "23 19:59", "23 20:00"],
  ["20:00", "06:00", [1], "23 20:00", "23 20:00"],
  ["20:00", "06:00", [1], "23 23:30", "23 23:30"],
  ["20:00", "06:00", [1], "24 00:00", "24 00:00"],
  ["20:00", "06:00", [1], "24 05:59", "24 05:59"],
  ["20:00", "06:00", [1], "24 06:00", "30 20:00"],
  ["20:00", "06:00", [1], "23 05:00", "23 20:00"],
  ["20:00", "06:00", [7], "23 05:00", "23 05:00"],
  ["20:00", "06:00", [1, 2, 3, 4, 5, 6, 7], "25 12:00", "25 20:00"],
  ["18:00", "24:00", [3], "25 23:59", "25 23:59"],
  ["18:00", "24:00", [3, 5], "26 00:00", "27 18:00"],
  ["00:00", "24:00", [1, 2], "24 23:59", "24 23:59"],
  ["00:00", "24:00", [1, 2], "25 00:00", "30 00:00"],
  ["20:00", "00:00", [3], "26 00:00", undefined],
  ["08:00", "18:00", [1], "23 17:59", "23 17:59"],
  ["08:00", "18:00", [1], "23 18:00", "30 08:00"],
] as const)("alerts from %s to %s on the days %j told at %s ring at %s", (from, to, days, time, rings) => {
  const next = nextAlertTime({ from, to, days: [...days] }, open, at(time));
  if (rings) expect(next).toEqual(at(rings));
  else expect(next?.toISOString()).toBe("2026-12-02T20:00:00.000Z");
});

it("follow the opening hours, without the days off of the business", () =>
  expect(nextAlertTime(null, open, at("25 19:00"))).toEqual(at("27 08:00")));
