import * as z from "zod";
import { singleLine, text } from "../http/input-fields.ts";
import { optionalPhone } from "../people/contact-fields.ts";
import type { Enquiry } from "./enquiry.ts";
import { enquiryLimits } from "./enquiry-limits.ts";
import { enquirySourceSchema } from "./enquiry-source-schema.ts";

/** What a visitor says about a listing. It needs no account, name or number. */
export const reportSchema = z.object({
  property_uuid: singleLine(100)
    .nullish()
    .transform((uuid) => uuid || null)
    .describe("the listing; it may be unknown"),
  message: z.preprocess(
    (value) => value ?? "",
    text(enquiryLimits.message).pipe(z.string().min(1, "Say what is wrong")),
  ),
  phone_number: optionalPhone(enquiryLimits.phone),
  source: enquirySourceSchema,
  /** Honeypot: a hidden field that bots fill in. */
  website: z.unknown().optional(),
});
export type Report = z.infer<typeof reportSchema>;

/** Returns a report as an enquiry. Only an erased enquiry has no name, so it gets the number, or says who sent it. */
export const toReportEnquiry = ({ property_uuid, message, phone_number, source, website }: Report): Enquiry => ({
  name: phone_number ?? "A visitor",
  email: "",
  no_email: true,
  phone_number: phone_number ?? "",
  message,
  subject: null,
  property_uuid,
  professional_id: null,
  course_id: null,
  preferred_day: null,
  preferred_time: null,
  source,
  website,
});
