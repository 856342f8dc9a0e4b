import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { appointmentKinds, bookingModes } from "./appointment-kinds.ts";
import { endsEarlier, endsLater, periodFields, refuseOverlaps } from "./weekly-hours.ts";

const { gridMinutes, slotMinutes, bufferMinutes, noticeHours, seats, hours, daysOff } = appointmentLimits;

const whole = (min: number, max: number) =>
  z
    .number("Must be a number")
    .int("Must be a whole number")
    .min(min, `Must be at least ${min}`)
    .max(max, `Must be at most ${max}`);
const minutes = (min: number, max: number) =>
  whole(min, max).multipleOf(gridMinutes, `Must be a multiple of ${gridMinutes} minutes`);
const resourceId = z.string("Must be the id of a resource").min(1, "Must be the id of a resource").max(100);
const forEachKind = <T extends z.ZodType>(schema: T) =>
  z.object({ viewing: schema, lesson: schema, clinic: schema }, "Must have viewing, lesson and clinic");

const openHoursSchema = z
  .object({
    kind: z.enum(appointmentKinds, `Must be one of ${appointmentKinds.join(", ")}`),
    resource_id: resourceId
      .nullish()
      .transform((id) => id ?? null)
      .describe("null: all resources of the kind without hours of their own; a doctor is never one of them"),
    ...periodFields,
  })
  .refine(endsLater, endsEarlier);
export type OpenHours = z.infer<typeof openHoursSchema>;

const hasSameOwner = (one: OpenHours, other: OpenHours) =>
  one.kind === other.kind && one.resource_id === other.resource_id;

const dayOffSchema = z.object({
  date: z.iso.date("Must be a day such as 2026-12-25"),
  resource_id: resourceId
    .nullish()
    .transform((id) => id ?? null)
    .describe("null: the whole business"),
});

/** When what can be booked. A break is the time between two entries of a day. */
export const availabilitySchema = z.object({
  hours: z
    .array(openHoursSchema, "Must be a list")
    .max(hours, `At most ${hours}`)
    .superRefine(refuseOverlaps(hasSameOwner)),
  slot_minutes: forEachKind(minutes(gridMinutes, slotMinutes)),
  buffer_minutes: minutes(0, bufferMinutes).describe("after each appointment, for the way or a break"),
  notice_hours: whole(0, noticeHours).describe("how long before the appointment visitors book at the latest"),
  seats: forEachKind(whole(1, seats)).describe("how many bookings one time takes"),
  days_off: z.array(dayOffSchema, "Must be a list").max(daysOff, `At most ${daysOff}`),
  mode: forEachKind(z.enum(bookingModes, `Must be one of ${bookingModes.join(", ")}`)),
});
export type Availability = z.infer<typeof availabilitySchema>;

/** What is saved, and when. */
export const storedAvailabilitySchema = availabilitySchema.extend({
  saved_at: z.string().nullable().describe("when it was last saved; null if never"),
});
export type StoredAvailability = z.infer<typeof storedAvailabilitySchema>;

/** What to save, and the version that it is based on. */
export const availabilityUpdateSchema = availabilitySchema.extend({
  saved_at: z
    .string("Must be a time")
    .max(30, "Must be a time")
    .nullish()
    .describe(
      "`saved_at` of the edited version: if another version was saved since, nothing changes. Without it, no check.",
    ),
});
export type AvailabilityUpdate = z.infer<typeof availabilityUpdateSchema>;
