import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { timeList } from "../appointments/time-list.ts";
import {
  flagOr,
  optionalNumber,
  optionalWhole,
  plainText,
  requiredAmount,
  requiredText,
  requiredWhole,
  textList,
} from "../http/input-fields.ts";

/** An intake to come, with its free seats. */
export const nextIntakeSchema = z.object({
  start: z.iso.datetime(),
  seats: z.number().int(),
  seats_left: z.number().int(),
});

/** A driving course and its vehicle. The specification gives the field names. */
export const courseSchema = z.object({
  id: z.string(),
  updated_at: z.iso.datetime().nullable().optional(),
  make: z.string(),
  model: z.string(),
  year: z.number().int(),
  type: z.string(),
  seats: z.number().int(),
  transmission: z.string(),
  fuelType: z.string(),
  pricePerDay: z.number().describe("US dollars, shown per course"),
  location: z.string(),
  available: z.boolean(),
  rating: z.number().min(0).max(5),
  features: z.array(z.string()),
  description: z.string(),
  mileage: z.string(),
  lessons: z.number().int().nullable().optional().describe("how many lessons the course has, booked as a package"),
  class_size: z
    .number()
    .int()
    .nullable()
    .optional()
    .describe("how many bookings one lesson takes; null: as in the availability"),
  resource_ids: z.array(z.string()).optional().describe("its instructors, cars and rooms: one of each kind takes part"),
  intakes: z
    .array(z.iso.datetime())
    .optional()
    .describe("when its intakes begin; a course with any is booked by them instead of by single lessons"),
  next_intake: nextIntakeSchema
    .optional()
    .describe(
      "in public reads: the next intake with free seats, or the next one if all are full; absent if none is to come",
    ),
});
export type Course = z.infer<typeof courseSchema>;

/** Validates a new course; updates use its partial form. */
export const newCourseSchema = z.object({
  make: requiredText(100, "Make"),
  model: requiredText(100, "Model"),
  year: requiredWhole(1900, 2100, "Year"),
  type: requiredText(100, "Course name"),
  seats: requiredWhole(1, 100, "Seats"),
  transmission: requiredText(100, "Transmission"),
  fuelType: requiredText(100, "Fuel type"),
  pricePerDay: requiredAmount(0, 1_000_000, "Price"),
  location: requiredText(200, "Location"),
  available: flagOr(true),
  rating: optionalNumber(0, 5).transform((stars) => stars ?? 0),
  features: textList(100, 50),
  description: plainText(5000),
  mileage: plainText(100),
  lessons: optionalWhole(1, appointmentLimits.lessons),
  class_size: optionalWhole(1, appointmentLimits.seats),
  resource_ids: textList(100, 20),
  intakes: timeList(appointmentLimits.intakes),
}) satisfies z.ZodType<Omit<Course, "id" | "updated_at">>;

/** The fields of a course card (`view=card`). */
export const courseCardSchema = courseSchema.pick({
  id: true,
  make: true,
  model: true,
  type: true,
  transmission: true,
  seats: true,
  location: true,
  pricePerDay: true,
  available: true,
});
export type CourseCard = z.infer<typeof courseCardSchema>;

export const courseListSchema = z.object({
  data: z.object({ courses: z.array(z.union([courseSchema, courseCardSchema])) }),
});
export const fullCourseListSchema = z.object({ data: z.object({ courses: z.array(courseSchema) }) });
export const courseCardListSchema = z.object({ data: z.object({ courses: z.array(courseCardSchema) }) });
/** In admin responses; `deleted_at` is the time of the deletion of a course in the bin. */
export const adminCourseSchema = courseSchema.extend({ deleted_at: z.iso.datetime().nullable() });
export type AdminCourse = z.infer<typeof adminCourseSchema>;
export const adminCourseListSchema = z.object({ data: z.object({ courses: z.array(adminCourseSchema) }) });

export const courseResponseSchema = z.object({ data: z.object({ course: courseSchema }) });
