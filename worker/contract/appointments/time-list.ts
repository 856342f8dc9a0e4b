import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { isNear } from "./booking.ts";

const noTime = "Must be times such as 2026-12-07T09:00:00Z";
const gridMs = appointmentLimits.gridMinutes * 60_000;

const time = z
  .string(noTime)
  .trim()
  .pipe(z.iso.datetime({ offset: true, error: noTime }))
  .transform((text) => new Date(text).toISOString())
  .refine(isNear, noTime)
  .refine((iso) => Date.parse(iso) % gridMs === 0, `Must be in steps of ${appointmentLimits.gridMinutes} minutes`);

/** A list of distinct times, or one text with commas between them. Returns ISO 8601 in UTC, the earliest first. */
export const timeList = (maxCount: number) =>
  z
    .preprocess(
      (value) => (typeof value === "string" ? value.split(",").filter((part) => part.trim()) : (value ?? [])),
      z
        .array(time, noTime)
        .transform((times) => [...new Set(times)].sort())
        .pipe(z.array(z.string()).max(maxCount, `At most ${maxCount}`)),
    )
    .default([]);
