import { z } from "zod";

/** A driving course and its vehicle; the field names are the specification's. */
export const courseSchema = z.object({
  id: z.string(),
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
});
export type Course = z.infer<typeof courseSchema>;

/** What a card shows of it (`view=card`). */
export const courseCardSchema = courseSchema.pick({
  id: true,
  make: true,
  model: true,
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
export const courseAnswerSchema = z.object({ data: z.object({ course: courseSchema }) });
