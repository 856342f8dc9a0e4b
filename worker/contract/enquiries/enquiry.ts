import * as z from "zod";
import { optionalChoice, singleLine, text } from "../http/input-fields.ts";
import { emailAddress, requiredPhone } from "../people/contact-fields.ts";
import { enquiryLimits, minFillMilliseconds } from "./enquiry-limits.ts";
import { findPreferredDayProblem, preferredTimes } from "./preferred-times.ts";

const optional = (field: z.ZodType<string>) => field.nullish().transform((value) => value || null);
/** A missing field gets the same message as an empty one. */
const required = (max: number, message: string) =>
  z.preprocess((value) => value ?? "", singleLine(max).pipe(z.string().min(1, message)));

const preferredDay = singleLine(10).superRefine((day, context) => {
  const problem = findPreferredDayProblem(day, new Date());
  if (problem) context.addIssue({ code: "custom", message: problem });
});

/** Validates an enquiry from any form. Ids of properties, professionals and courses may be unknown. */
export const enquirySchema = z.object({
  name: required(enquiryLimits.name, "Name is required"),
  email: emailAddress("Email is required"),
  phone_number: requiredPhone(enquiryLimits.phone, "Phone number is required"),
  message: optional(text(enquiryLimits.message)),
  subject: optional(singleLine(enquiryLimits.subject)),
  property_uuid: optional(singleLine(100)),
  professional_id: optional(singleLine(100)),
  course_id: optional(singleLine(100)),
  preferred_day: optional(preferredDay).describe("YYYY-MM-DD, from today in Monrovia (UTC) to six months ahead"),
  preferred_time: optionalChoice(preferredTimes),
  /** Honeypot: a hidden field that only bots fill in. */
  website: z.unknown().optional(),
  /** How long the form was open, in milliseconds; may be missing. */
  elapsed_ms: z.union([z.number(), z.string()], "Must be a number").nullish(),
});
export type Enquiry = z.infer<typeof enquirySchema>;

/** What the honeypot and the time say about the sender. */
export interface SenderSigns {
  /** A bot: stored as suspected spam. */
  spam: boolean;
  /** The honeypot is filled in, but in the time of a person: browsers fill it in too. Marked in the inbox. */
  possible_spam: boolean;
}

/** Judges whether a person or a bot has filled in the form. Nothing is dropped. */
export function judgeSender({ website, elapsed_ms }: Pick<Enquiry, "website" | "elapsed_ms">): SenderSigns {
  const isHoneypotFilled = website !== undefined && website !== null && website !== "";
  const isTimed = elapsed_ms !== undefined && elapsed_ms !== null && elapsed_ms !== "";
  const isHuman = isTimed && Number(elapsed_ms) >= minFillMilliseconds;
  return { spam: isTimed ? !isHuman : isHoneypotFilled, possible_spam: isHoneypotFilled && isHuman };
}

/** The response to the sender. */
export const enquiryReceiptSchema = z.object({ message: z.string(), id: z.uuid(), reference: z.string() });
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;
