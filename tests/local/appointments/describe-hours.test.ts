import { expect, it } from "vitest";
import { weeklyHoursSchema } from "#contract/appointments/weekly-hours.ts";
import { describeHours } from "#shared/appointments/describe-hours.ts";

const on = (days: readonly number[], ...times: [from: string, to: string][]) =>
  days.flatMap((weekday) => times.map(([from, to]) => ({ weekday, from, to })));

it.each([
  [on([3, 4], ["10:00", "15:00"]), "Wednesday and Thursday, 10:00 – 15:00"],
  [on([1, 2, 3, 4, 5], ["08:00", "16:00"]), "Monday to Friday, 8:00 – 16:00"],
  [on([1, 3, 5], ["09:00", "12:00"]), "Monday, Wednesday, Friday, 9:00 – 12:00"],
  [on([1, 2, 4, 5, 6], ["09:00", "12:00"]), "Monday and Tuesday, Thursday to Saturday, 9:00 – 12:00"],
  [
    [...on([1, 2], ["09:00", "12:00"]), ...on([6], ["10:00", "14:00"])],
    "Monday and Tuesday, 9:00 – 12:00; Saturday, 10:00 – 14:00",
  ],
  [on([2], ["13:00", "17:00"], ["08:30", "12:00"]), "Tuesday, 8:30 – 12:00 and 13:00 – 17:00"],
  [on([1, 2, 3, 4, 5, 6, 7], ["00:00", "24:00"]), "Every day, 0:00 – 24:00"],
  [[], ""],
])("words the hours %j as %s", (hours, text) => expect(describeHours(weeklyHoursSchema.parse(hours))).toBe(text));
