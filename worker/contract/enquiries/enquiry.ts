import { z } from "zod";
import { enquiryLimits, minFillMilliseconds } from "./enquiry-limits.ts";

const text = (max: number) =>
  z
    .string()
    .transform((value) => value.replaceAll("\0", "").trim())
    .pipe(z.string().max(max, `Must be at most ${max.toLocaleString("en-US")} characters`));
const optional = (max: number) =>
  text(max)
    .nullish()
    .transform((value) => value || null);
/** The specification has one message for a field that is missing and one that is empty. */
const required = (max: number, message: string) =>
  z.preprocess((value) => value ?? "", text(max).pipe(z.string().min(1, message)));

/** What a visitor sends, from any of the forms. What it is about is kept even when it is unknown. */
export const enquirySchema = z.object({
  name: required(enquiryLimits.name, "Name is required"),
  email: required(enquiryLimits.email, "Email is required").pipe(z.email("Please enter a valid email address")),
  phone_number: required(enquiryLimits.phone, "Phone number is required").pipe(
    z.string().regex(/^[\d\s+\-().]{5,}$/, "Please enter a valid phone number"),
  ),
  message: optional(enquiryLimits.message),
  subject: optional(enquiryLimits.subject),
  property_uuid: optional(100),
  professional_id: optional(100),
  course_id: optional(100),
  /** The honeypot: people do not see it. */
  website: z.unknown().optional(),
  /** How long the form was open; absent is fine. */
  elapsed_ms: z.unknown().optional(),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** Whether a machine seems to have filled the form in; it is kept all the same (security.md). */
export function isLikelySpam({ website, elapsed_ms }: Pick<Enquiry, "website" | "elapsed_ms">): boolean {
  const filled = website !== undefined && website !== null && website !== "";
  const timed = elapsed_ms !== undefined && elapsed_ms !== null && elapsed_ms !== "";
  return filled || (timed && !(Number(elapsed_ms) >= minFillMilliseconds));
}

/** What the sender gets back. */
export const enquiryReceiptSchema = z.object({ message: z.string(), id: z.uuid(), reference: z.string() });
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;
