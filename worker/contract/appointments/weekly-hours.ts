import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { toMinutes } from "#shared/appointments/appointment-time.ts";

const grid = appointmentLimits.gridMinutes;
const clockTime = z
  .string("Must be a time such as 09:00")
  .regex(/^([01]\d|2[0-3]):[0-5][05]$|^24:00$/, `Must be a time such as 09:00, in steps of ${grid} minutes`);

/** One period of a weekday. A break is the time between two of them. */
export const periodFields = {
  weekday: z
    .number("Must be a number")
    .int("Must be a whole number")
    .min(1, "Must be at least 1")
    .max(7, "Must be at most 7")
    .describe("1 is Monday"),
  from: clockTime,
  to: clockTime,
};

interface Period {
  weekday: number;
  from: string;
  to: string;
}

export const endsLater = ({ from, to }: Period) => toMinutes(from) < toMinutes(to);
export const endsEarlier = { error: "Must be later than its beginning", path: ["to"] };

/** Adds a problem for each period that overlaps an earlier one of the same day and owner. */
export function refuseOverlaps<T extends Period>(isSameOwner: (one: T, other: T) => boolean) {
  return (all: readonly T[], context: z.RefinementCtx): void => {
    for (const [index, one] of all.entries()) {
      const overlaps = all
        .slice(0, index)
        .some((other) => one.weekday === other.weekday && isSameOwner(one, other) && overlap(one, other));
      if (overlaps)
        context.addIssue({ code: "custom", message: "Overlaps other hours of the same day", path: [index] });
    }
  };
}

const overlap = (one: Period, other: Period) =>
  toMinutes(one.from) < toMinutes(other.to) && toMinutes(other.from) < toMinutes(one.to);

const order = (one: Period, other: Period) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1);

/** The hours of one person in a week, in their order. */
export const weeklyHoursSchema = z
  .array(z.object(periodFields).refine(endsLater, endsEarlier), "Must be a list")
  .max(50, "At most 50")
  .superRefine(refuseOverlaps(() => true))
  .transform((hours) => [...hours].sort(order));
export type WeeklyHours = z.output<typeof weeklyHoursSchema>;
