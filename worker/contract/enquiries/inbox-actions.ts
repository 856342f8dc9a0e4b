import * as z from "zod";
import { requiredChoice, singleLine, text } from "../http/input-fields.ts";
import { emailAddress, optionalPhone } from "../people/contact-fields.ts";
import { serviceSlugs } from "../services/services.ts";
import { contactWays, loggedChannels } from "./channels.ts";
import { enquiryLimits } from "./enquiry-limits.ts";
import { enquiryStatuses } from "./enquiry-statuses.ts";
import { findNextStepDayProblem, maxNextStepLength } from "./next-step.ts";

/** Most enquiries that one call changes. */
export const maxBulkEnquiries = 100;
/** Maximum length of the text of a reply that is kept. */
export const maxReplyLength = 5000;

const emptyAsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional()).optional();

/** An enquiry that a colleague logs: a call, a visit or a chat. A name or a way to reach the person is enough. */
export const loggedEnquirySchema = z
  .object({
    service: requiredChoice(serviceSlugs, "Service"),
    channel: requiredChoice(loggedChannels, "Channel"),
    name: optional(singleLine(enquiryLimits.name)),
    phone_number: optionalPhone(enquiryLimits.phone),
    email: optional(emailAddress()),
    message: optional(text(enquiryLimits.message)),
    property_uuid: optional(singleLine(100)),
    answered: z
      .boolean("Must be true or false")
      .optional()
      .describe("whether the person was answered; by default after a call or a visit"),
  })
  .refine(({ name, phone_number, email }) => name || phone_number || email, {
    error: "Enter a name or a number",
    path: ["name"],
  });
export type LoggedEnquiry = z.infer<typeof loggedEnquirySchema>;

export const bulkEnquiryChangeSchema = z
  .object({
    ids: z
      .array(z.uuid("Must be the id of an enquiry"), "Must be a list of ids")
      .min(1, "Choose at least one enquiry")
      .max(maxBulkEnquiries, `At most ${maxBulkEnquiries} enquiries at once`),
    status: z.enum(enquiryStatuses, `Must be one of ${enquiryStatuses.join(", ")}`).optional(),
    spam: z.boolean("Must be true or false").optional(),
    assignee_id: z.string("Must be the id of a colleague").max(100).nullable().optional(),
  })
  .refine(({ status, spam, assignee_id }) => status !== undefined || spam !== undefined || assignee_id !== undefined, {
    error: "Nothing to change",
    path: ["status"],
  });
export type BulkEnquiryChange = z.infer<typeof bulkEnquiryChangeSchema>;

export const bulkEnquiryChangeResponseSchema = z.object({
  changed: z.number().int().describe("enquiries that had another value; unknown ids are ignored"),
  undo: z.string().nullable().describe("token for POST /contact/submissions/undo; null if nothing changed"),
});
export type BulkEnquiryChangeResponse = z.infer<typeof bulkEnquiryChangeResponseSchema>;

export const enquiryMoveSchema = z.object({
  person_id: z.uuid("Must be the id of a person").nullable().describe("null: a new person with the name of the sender"),
});

export const enquiryMoveResponseSchema = z.object({
  undo: z.string().describe("token for POST /contact/submissions/undo"),
  person_id: z.uuid(),
});

export const enquiryUndoSchema = z.object({ undo: z.string("Must be a token").min(1).max(100) });

export const enquiryUndoResponseSchema = z.object({
  changed: z.number().int(),
  skipped: z.number().int().describe("enquiries that were changed again in the meantime; they stay as they are"),
});
export type EnquiryUndoResponse = z.infer<typeof enquiryUndoResponseSchema>;

export const contactedSchema = z.object({
  by: requiredChoice(contactWays, "By"),
  text: optional(text(maxReplyLength)).describe("the reply that was sent, or handed to WhatsApp or the mail app"),
  reached: z
    .boolean("Must be true or false")
    .optional()
    .describe("false: no answer; the next step is to try again tomorrow, unless one is planned later"),
});
export type Contacted = z.infer<typeof contactedSchema>;

const noTime = "Must be a date such as 2026-12-01, or a date and time";
const nextStepTime = z.preprocess(
  (value) => value ?? "",
  z
    .union(
      [
        z.iso.date(noTime),
        z.iso.datetime({ offset: true, error: noTime }).transform((time) => new Date(time).toISOString()),
      ],
      noTime,
    )
    .superRefine((at, context) => {
      const problem = findNextStepDayProblem(at, new Date());
      if (problem) context.addIssue({ code: "custom", message: problem });
    }),
);

/** What to do next for an enquiry; null removes it. */
export const nextStepSchema = z
  .object(
    {
      text: z.preprocess(
        (value) => value ?? "",
        singleLine(maxNextStepLength).pipe(z.string().min(1, "Say what is to be done")),
      ),
      at: nextStepTime.describe("YYYY-MM-DD, or a time; from today in Monrovia (UTC)"),
    },
    "Must be an object, or null",
  )
  .nullable();
export type NextStep = z.infer<typeof nextStepSchema>;
