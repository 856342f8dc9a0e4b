import * as z from "zod";
import { findPreferredDayProblem, preferredTimes } from "#shared/enquiries/preferred-times.ts";
import { asFlag, optionalChoice, singleLine, text } from "../http/input-fields.ts";
import { emailAddress, emailOrNone, noEmail, requiredPhone } from "../people/contact-fields.ts";
import { enquiryLimits, maxFillMilliseconds, minFillMilliseconds } from "./enquiry-limits.ts";
import { enquirySourceSchema } from "./enquiry-source-schema.ts";

const optional = (field: z.ZodType<string>) => field.nullish().transform((value) => value || null);
/** A missing field gets the same message as an empty one. */
const required = (max: number, message: string) =>
  z.preprocess((value) => value ?? "", singleLine(max).pipe(z.string().min(1, message)));

const preferredDay = singleLine(10).superRefine((day, context) => {
  const problem = findPreferredDayProblem(day, new Date());
  if (problem) context.addIssue({ code: "custom", message: problem });
});

/** The stored fields of an enquiry. Ids of properties, professionals and courses may be unknown. */
export const enquiryFieldsSchema = z.object({
  name: required(enquiryLimits.name, "Name is required"),
  email: emailOrNone(),
  phone_number: requiredPhone(enquiryLimits.phone, "Phone number is required"),
  message: optional(text(enquiryLimits.message)),
  subject: optional(singleLine(enquiryLimits.subject)),
  property_uuid: optional(singleLine(100)),
  professional_id: optional(singleLine(100)),
  course_id: optional(singleLine(100)),
  preferred_day: optional(preferredDay).describe("YYYY-MM-DD, from today in Monrovia (UTC) to six months ahead"),
  preferred_time: optionalChoice(preferredTimes),
  source: enquirySourceSchema,
});

const submittedFieldsSchema = enquiryFieldsSchema.extend({
  /** Honeypot: a hidden field that bots fill in, and sometimes the autofill of a browser. */
  website: z.unknown().optional(),
  /** How long the form was open, in milliseconds; may be missing. */
  elapsed_ms: z.union([z.number(), z.string()], "Must be a number").nullish(),
});
const withEmailSchema = submittedFieldsSchema.extend({
  email: emailAddress("Email is required"),
  no_email: z.literal(false).default(false),
});
const withoutEmailSchema = submittedFieldsSchema.extend({
  email: noEmail("Leave the email empty, or leave out no_email"),
  no_email: z.literal(true).describe("the sender has no email address"),
});

const readNoEmail = (body: unknown): unknown =>
  typeof body === "object" && body !== null && !Array.isArray(body)
    ? { ...body, no_email: asFlag("no_email" in body ? body.no_email : undefined) ?? false }
    : body;

/** Validates an enquiry from any form. The email is empty if the sender has none. */
export const enquirySchema = z.preprocess(
  readNoEmail,
  z.discriminatedUnion("no_email", [withEmailSchema, withoutEmailSchema], {
    error: ({ path, code }) => (code === "invalid_union" && path ? "Must be true or false" : undefined),
  }),
);
export type Enquiry = z.infer<typeof enquirySchema>;

/** Neither hides an enquiry from admins for good: both are stored. */
interface SpamSigns {
  /** It goes to the spam folder. */
  spam: boolean;
  /** It stays in the inbox and is marked. */
  possible_spam: boolean;
}

/**
 * Returns whether a bot seems to have filled in the form. A browser's autofill fills in the hidden field, too, so that
 * alone is no proof when the form was open as long as a person needs. A form without a script states no time.
 */
export function findSpamSigns({ website, elapsed_ms }: Pick<Enquiry, "website" | "elapsed_ms">): SpamSigns {
  const isHiddenFieldFilled = website !== undefined && website !== null && website !== "";
  const isTimed = elapsed_ms !== undefined && elapsed_ms !== null && elapsed_ms !== "";
  const elapsed = isTimed ? Number(elapsed_ms) : Number.NaN;
  const isTooFast = isTimed && !(elapsed >= minFillMilliseconds);
  const isHumanTime = elapsed >= minFillMilliseconds && elapsed <= maxFillMilliseconds;
  return {
    spam: isTooFast || (isHiddenFieldFilled && !isHumanTime),
    possible_spam: isHiddenFieldFilled && isHumanTime,
  };
}

/** The response to the sender. */
export const enquiryReceiptSchema = z.object({ message: z.string(), id: z.uuid(), reference: z.string() });
export type EnquiryReceipt = z.infer<typeof enquiryReceiptSchema>;
