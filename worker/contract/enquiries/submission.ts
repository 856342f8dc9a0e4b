import { z } from "zod";
import { cursorParam, flagParam, limitParam, singleParam } from "../http/query-params.ts";
import { serviceSlugs } from "../services/services.ts";
import { enquiryStatuses } from "./enquiry-statuses.ts";

/** Longest internal note. */
export const maxNoteLength = 5000;

const submissionFilters = {
  q: singleParam(z.string().transform((value) => value.trim().slice(0, 200))),
  status: singleParam(z.enum(enquiryStatuses, `Must be one of ${enquiryStatuses.join(", ")}`)),
  service: singleParam(z.string()).describe("an unknown one finds nothing"),
  assignee_id: singleParam(z.string()),
  spam: flagParam().describe("true: suspected spam alone, which is in no other list"),
  overdue: flagParam().describe("true: unanswered past the promised time"),
};

export const submissionFilterSchema = z.object(submissionFilters);
export type SubmissionFilters = z.infer<typeof submissionFilterSchema>;

export const submissionQuerySchema = z.object({ ...submissionFilters, limit: limitParam(), cursor: cursorParam() });

const person = z.object({ id: z.uuid(), username: z.string() });

/** An enquiry as the staff see it. One that was blanked has empty texts. */
export const submissionSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  message: z.string().nullable(),
  subject: z.string().nullable(),
  service: z.enum(serviceSlugs),
  status: z.enum(enquiryStatuses),
  spam: z.boolean(),
  assignee_id: z.uuid().nullable(),
  assignee: person.nullable(),
  property_uuid: z.string().nullable(),
  professional_id: z.string().nullable(),
  course_id: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  overdue: z.boolean().describe("neither replied nor closed although it was due"),
});
export type Submission = z.infer<typeof submissionSchema>;

/** The mail that tells the staff of an enquiry; null where none is sent. */
export const enquiryMailSchema = z.object({
  sent_at: z.iso.datetime().nullable(),
  attempts: z.number().int(),
  next_at: z.iso.datetime().nullable().describe("when it is tried next; null when it is sent or given up"),
  last_error: z.string().nullable(),
});

export const submissionDetailSchema = submissionSchema.extend({
  history: z.array(
    z.object({
      at: z.iso.datetime(),
      by: z.string().nullable().describe("a username; null when the account is gone"),
      field: z.enum(["status", "assignee", "spam"]),
      from: z.string().nullable(),
      to: z.string().nullable(),
      from_name: z.string().nullable().describe("who had it, by username; null when nobody did or the account is gone"),
      to_name: z.string().nullable().describe("whom it was given to, likewise"),
    }),
  ),
  notes: z.array(z.object({ at: z.iso.datetime(), by: z.string().nullable(), text: z.string() })),
  mail: enquiryMailSchema.nullable(),
});
export type SubmissionDetail = z.infer<typeof submissionDetailSchema>;

/** How things stand on the whole desk, whatever is filtered; suspected spam only in `spam`. */
export const submissionCountsSchema = z.object({
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
export type SubmissionCounts = z.infer<typeof submissionCountsSchema>;

export const submissionListSchema = z.object({
  data: z.object({ submissions: z.array(submissionSchema) }),
  counts: submissionCountsSchema,
  total: z.number().int().describe("how many pass the filters; a search is counted up to 500"),
  total_exact: z.boolean(),
  next_cursor: z.string().nullable(),
});
export type SubmissionList = z.infer<typeof submissionListSchema>;

export const submissionResponseSchema = z.object({ data: z.object({ submission: submissionDetailSchema }) });
export type SubmissionResponse = z.infer<typeof submissionResponseSchema>;

export const submissionChangeSchema = z
  .object({
    status: z.enum(enquiryStatuses, `Must be one of ${enquiryStatuses.join(", ")}`).optional(),
    from_status: z
      .enum(enquiryStatuses)
      .optional()
      .describe("changes the status only if it still is this: what a colleague has done meanwhile is not undone"),
    note: z
      .string("Must be text")
      .transform((value) => value.replaceAll("\0", "").trim())
      .pipe(
        z
          .string()
          .min(1, "A note needs some text")
          .max(maxNoteLength, `Must be at most ${maxNoteLength.toLocaleString("en-US")} characters`),
      )
      .optional(),
    assignee_id: z.string("Must be the id of a colleague").max(100).nullable().optional(),
    from_assignee_id: z
      .string("Must be the id of a colleague")
      .max(100)
      .nullable()
      .optional()
      .describe("gives it to somebody else only if it still is theirs"),
    spam: z.boolean("Must be true or false").optional(),
  })
  .refine(
    (change) => Object.entries(change).some(([name, value]) => !name.startsWith("from_") && value !== undefined),
    {
      error: "Nothing to change",
      path: ["status"],
    },
  );
export type SubmissionChange = z.infer<typeof submissionChangeSchema>;
