import * as z from "zod";
import { weeklyHoursSchema } from "../appointments/weekly-hours.ts";
import { flagOr, optionalDay, optionalNumber, optionalText, plainText, requiredText } from "../http/input-fields.ts";

/** Someone whom patients see, such as a physician. The specification gives the field names. */
export const professionalSchema = z.object({
  id: z.string(),
  updated_at: z.iso.datetime().nullable().optional(),
  name: z.string(),
  specialty: z.string(),
  location: z.string(),
  availability: z.string().describe("its hours in words"),
  hours: weeklyHoursSchema.describe("when it can be booked, also in `/availability`; without any there are no times"),
  contact: z.string(),
  contact_e164: z
    .string()
    .nullable()
    .optional()
    .describe("the number in `contact`, such as +231775556066, if its sign and digits are not it; null if it has none"),
  description: z.string(),
  rating: z.number().min(0).max(5),
  available: z.boolean(),
  experience: z.string(),
  price: z.string(),
  licence_number: z.string().nullable().optional(),
  licence_checked_at: z.string().nullable().optional().describe("the day on which a colleague checked the licence"),
});
export type Professional = z.infer<typeof professionalSchema>;

/** Validates a new professional; updates use its partial form. */
export const newProfessionalSchema = z.object({
  name: requiredText(100, "Name"),
  specialty: requiredText(100, "Specialty"),
  location: requiredText(200, "Location"),
  hours: weeklyHoursSchema.default([]),
  contact: plainText(100),
  description: plainText(5000),
  rating: optionalNumber(0, 5).transform((stars) => stars ?? 0),
  available: flagOr(true),
  experience: plainText(100),
  price: plainText(100),
  licence_number: optionalText(50),
  licence_checked_at: optionalDay(),
}) satisfies z.ZodType<Omit<Professional, "id" | "updated_at" | "availability" | "contact_e164">>;

/** The fields of a professional's card (`view=card`). */
export const professionalCardSchema = professionalSchema.pick({
  id: true,
  name: true,
  specialty: true,
  availability: true,
  experience: true,
  available: true,
});
export type ProfessionalCard = z.infer<typeof professionalCardSchema>;

export const professionalListSchema = z.object({
  data: z.object({ professionals: z.array(z.union([professionalSchema, professionalCardSchema])) }),
});
export const fullProfessionalListSchema = z.object({ data: z.object({ professionals: z.array(professionalSchema) }) });
export const professionalCardListSchema = z.object({
  data: z.object({ professionals: z.array(professionalCardSchema) }),
});
/** In admin responses; `deleted_at` is the time of the deletion of a professional in the bin. */
export const adminProfessionalSchema = professionalSchema.extend({ deleted_at: z.iso.datetime().nullable() });
export type AdminProfessional = z.infer<typeof adminProfessionalSchema>;
export const adminProfessionalListSchema = z.object({
  data: z.object({ professionals: z.array(adminProfessionalSchema) }),
});

export const professionalResponseSchema = z.object({ data: z.object({ professional: professionalSchema }) });
