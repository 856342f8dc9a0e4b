import { z } from "zod";

/** A doctor or other health professional; the field names are the specification's. */
export const professionalSchema = z.object({
  id: z.string(),
  name: z.string(),
  specialty: z.string(),
  location: z.string(),
  availability: z.string(),
  contact: z.string(),
  description: z.string(),
  rating: z.number().min(0).max(5),
  available: z.boolean(),
  experience: z.string(),
  price: z.string(),
});
export type Professional = z.infer<typeof professionalSchema>;

/** What a card shows of it (`view=card`). */
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
export const professionalAnswerSchema = z.object({ data: z.object({ professional: professionalSchema }) });
