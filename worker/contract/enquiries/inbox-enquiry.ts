import * as z from "zod";
import { preferredTimes } from "#shared/enquiries/preferred-times.ts";
import { groupDigits } from "#shared/group-digits.ts";
import { flagParam, limitParam, paramsInBody, singleParam } from "../http/query-params.ts";
import { enquiryServices } from "../services/services.ts";
import { answerWays, contactWays, enquiryChannels } from "./channels.ts";
import { storedSourceSchema } from "./enquiry-source-schema.ts";
import { enquiryStatuses } from "./enquiry-statuses.ts";
import { enquiryCursorPattern } from "./inbox-cursor.ts";

/** Maximum length of an internal note. */
export const maxNoteLength = 5000;

const enquiryFilters = {
  q: singleParam(z.string().transform((value) => value.trim().slice(0, 200))),
  status: singleParam(z.enum(enquiryStatuses, `Must be one of ${enquiryStatuses.join(", ")}`)),
  service: singleParam(z.string()).describe("an unknown service matches nothing"),
  assignee_id: singleParam(z.string()),
  property_uuid: singleParam(z.string()).describe("the listing that an enquiry is about"),
  spam: flagParam().describe("true: only suspected spam, which no other list contains"),
  unanswered: flagParam().describe("true: only enquiries that wait for an answer, the longest waiting first"),
  overdue: flagParam().describe("true: only those of `unanswered` past their deadline"),
  next_step: singleParam(z.enum(["due", "any"], "Must be due or any")).describe(
    "only enquiries with a next step that are not closed, the earliest first; due: today or before",
  ),
};

export const enquiryFilterSchema = z.object(enquiryFilters);
export type EnquiryFilters = z.infer<typeof enquiryFilterSchema>;

/**
 * The last enquiry of a page. Later changes of it, or its deletion, do not move what comes after it. In a list of next
 * steps the time is that of the next step.
 */
export interface EnquiryPosition {
  n: number;
  submittedAt: string;
}

/** A `next_cursor` of the previous page. */
const positionParam = () =>
  singleParam(
    z
      .string()
      .regex(enquiryCursorPattern, "Not a cursor of this list")
      .transform((text): EnquiryPosition => {
        const [n = 0, time = 0] = text.split("-").map((part) => Number.parseInt(part, 36));
        // JavaScript has no date after this time.
        return { n, submittedAt: new Date(Math.min(time, 8.64e15)).toISOString() };
      }),
  );

export const encodeEnquiryPosition = ({ n, submittedAt }: EnquiryPosition) =>
  `${n.toString(36)}-${Date.parse(submittedAt).toString(36)}`;

export const enquiryQuerySchema = z.object({ ...enquiryFilters, limit: limitParam(), cursor: positionParam() });
export type EnquiryQuery = z.infer<typeof enquiryQuerySchema>;

/** The same in a body, because a URL with a name or an e-mail address would end up in logs. */
export const enquirySearchSchema = paramsInBody(enquiryQuerySchema);
export const enquirySearchFilterSchema = paramsInBody(enquiryFilterSchema);

const person = z.object({ id: z.uuid(), username: z.string() });

/** An enquiry in admin responses. The texts of an anonymized one are empty. */
export const inboxEnquirySchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  message: z.string().nullable(),
  subject: z.string().nullable(),
  service: z.enum(enquiryServices),
  status: z.enum(enquiryStatuses),
  spam: z.boolean(),
  possible_spam: z
    .boolean()
    .describe("a hidden field was filled in, which the autofill of browsers does too; the enquiry is in the inbox"),
  assignee_id: z.uuid().nullable(),
  assignee: person.nullable(),
  property_uuid: z.string().nullable(),
  property_reference: z.string().nullable().describe("reference of the listing; null if it was deleted for good"),
  professional_id: z.string().nullable(),
  course_id: z.string().nullable(),
  preferred_day: z.string().nullable().describe("the day that suits the sender, YYYY-MM-DD"),
  preferred_time: z.string().nullable().describe(preferredTimes.join(", ")),
  submitted_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  awaits_answer: z
    .boolean()
    .describe("new or read, not answered, and not a booking whose appointment waits, was confirmed or cancelled"),
  overdue: z.boolean().describe("waits for an answer past the deadline"),
  person_id: z.uuid().nullable().describe("the person who asks; null for suspected spam and anonymized enquiries"),
  open_of_person: z
    .number()
    .int()
    .optional()
    .describe("in lists: how many enquiries of the person wait for an answer, on all pages, if there are several"),
  channel: z.enum(enquiryChannels).describe("form, or how the enquiry that a colleague logged arrived"),
  logged_by: z.string().nullable().describe("username of the colleague who logged it; null for a form"),
  source: storedSourceSchema.describe("where the visit came from; null if unknown"),
  answered_at: z.iso.datetime().nullable().describe("the first call or message that reached them, or status `replied`"),
  answered_by: z.string().nullable().describe("username; null for a deleted account"),
  answered_how: z.enum(answerWays).nullable(),
  next_step: z.string().nullable(),
  next_step_at: z.string().nullable().describe("YYYY-MM-DD, or an ISO time"),
});
export type InboxEnquiry = z.infer<typeof inboxEnquirySchema>;

/** The e-mail that announces an enquiry to the team; null if e-mails are off. */
export const enquiryMailSchema = z.object({
  sent_at: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  next_at: z.iso.datetime().nullable().describe("time of the next attempt; null when sent or given up"),
  last_error: z.string().nullable(),
});

export const enquiryDetailSchema = inboxEnquirySchema.extend({
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string().nullable().describe("username; null for a deleted account"),
      field: z.enum(["status", "assignee", "spam"]),
      from: z.string().nullable(),
      to: z.string().nullable(),
      from_name: z
        .string()
        .nullable()
        .describe("previous assignee by username; null if unassigned or for a deleted account"),
      to_name: z.string().nullable().describe("new assignee, like `from_name`"),
    }),
  ),
  notes: z.array(z.object({ at: z.iso.datetime(), by: z.string().nullable(), text: z.string() })),
  mail: enquiryMailSchema.nullable(),
  opened_at: z.iso.datetime().nullable().describe("when a colleague first opened it"),
  opened_by: z.string().nullable().describe("username; null for a deleted account"),
  events: z
    .array(
      z.object({
        at: z.iso.datetime(),
        by: z.string().nullable().describe("username; null for a deleted account"),
        kind: z.enum([...contactWays, "reply", "next step"]),
        text: z.string().nullable().describe("of a reply or a next step; null for a step that was removed"),
        reached: z.boolean().nullable().describe("false: the call or message did not reach the person"),
      }),
    )
    .describe("what colleagues did besides changing fields, the oldest first"),
  viewers: z.array(person).describe("other colleagues who have it open now"),
});
export type EnquiryDetail = z.infer<typeof enquiryDetailSchema>;

/** Counts of all enquiries, ignoring the filters. Suspected spam counts only in `spam`. */
export const enquiryCountsSchema = z.object({
  total: z.number().int(),
  new: z.number().int(),
  read: z.number().int(),
  replied: z.number().int(),
  closed: z.number().int(),
  this_month: z.number().int(),
  last_7_days: z.number().int(),
  unanswered: z.number().int(),
  overdue: z.number().int(),
  spam: z.number().int(),
});
export type EnquiryCounts = z.infer<typeof enquiryCountsSchema>;

export const enquiryListSchema = z.object({
  data: z.object({ submissions: z.array(inboxEnquirySchema) }),
  counts: enquiryCountsSchema,
  total: z
    .number()
    .int()
    .describe("number of matches; exact up to 200 unless only status, service and spam are chosen"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
});
export type EnquiryList = z.infer<typeof enquiryListSchema>;

export const enquiryResponseSchema = z.object({ data: z.object({ submission: enquiryDetailSchema }) });
export type EnquiryResponse = z.infer<typeof enquiryResponseSchema>;

export const enquiryChangeSchema = z
  .object({
    status: z.enum(enquiryStatuses, `Must be one of ${enquiryStatuses.join(", ")}`).optional(),
    from_status: z
      .enum(enquiryStatuses)
      .optional()
      .describe("changes the status only if it is still this one, so that a colleague's change is not overwritten"),
    note: z
      .string("Must be text")
      .transform((value) => value.replaceAll("\0", "").trim())
      .pipe(
        z
          .string()
          .min(1, "A note needs some text")
          .max(maxNoteLength, `Must be at most ${groupDigits(maxNoteLength)} characters`),
      )
      .optional(),
    assignee_id: z.string("Must be the id of a colleague").max(100).nullable().optional(),
    from_assignee_id: z
      .string("Must be the id of a colleague")
      .max(100)
      .nullable()
      .optional()
      .describe("changes the assignee only if it is still this one"),
    spam: z.boolean("Must be true or false").optional(),
  })
  .refine(
    (change) => Object.entries(change).some(([name, value]) => !name.startsWith("from_") && value !== undefined),
    {
      error: "Nothing to change",
      path: ["status"],
    },
  );
export type EnquiryChange = z.infer<typeof enquiryChangeSchema>;
