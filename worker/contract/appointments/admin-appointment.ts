import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { loggedChannels } from "../enquiries/channels.ts";
import { enquiryLimits } from "../enquiries/enquiry-limits.ts";
import { optionalChoice, singleLine, text } from "../http/input-fields.ts";
import { choicesParam, singleParam } from "../http/query-params.ts";
import { emailAddress, optionalPhone } from "../people/contact-fields.ts";
import { appointmentKinds, appointmentStatuses, historyFields, outcomes, resourceKinds } from "./appointment-kinds.ts";
import { storedAvailabilitySchema } from "./availability.ts";
import { isNear, requireSubject, startTime, subjectFields } from "./booking.ts";
import { toTellSchema } from "./to-tell.ts";

const emptyAsMissing = (value: unknown) =>
  typeof value === "string" && value.trim() === "" ? undefined : (value ?? undefined);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsMissing, schema.optional()).optional();
const idText = z.string("Must be an id").min(1, "Must be an id").max(100);
const resourceIds = z.array(idText, "Must be a list of ids").max(10, "At most 10").optional();

/** An appointment as colleagues see it. */
export const adminAppointmentSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(appointmentKinds),
  status: z.enum(appointmentStatuses),
  to_confirm: z.boolean().describe("a request to come, which waits for a colleague"),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  title: z.string(),
  property_uuid: z.string().nullable(),
  property_reference: z.string().nullable(),
  property_status: z.string().nullable().describe("of a viewing: the status of the home now"),
  course_id: z.string().nullable(),
  professional_id: z.string().nullable(),
  meeting_point: z.string().nullable(),
  name: z.string().describe("of the person"),
  phone_number: z.string(),
  email: z.string().nullable(),
  message: z.string().nullable(),
  person_id: z.string().nullable(),
  enquiry_id: z.uuid(),
  assignee_id: z.string().nullable(),
  assignee: z.string().nullable().describe("username"),
  resource_ids: z.array(z.string()).describe("what it takes: homes, doctors and courses by their own id"),
  outcome: z.enum(outcomes).nullable(),
  note: z.string().nullable(),
  reason: z.string().nullable().describe("why it was cancelled, as its person may read it"),
  cancelled: z
    .object({
      at: z.iso.datetime(),
      by: z.string().nullable().describe("username; null for its person, or for a deleted account"),
      by_person: z.boolean(),
    })
    .nullable(),
  sequence: z.number().int(),
  reply_by: z.iso.datetime().nullable().describe("until when a request is to be confirmed"),
  reminded_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  changed_at: z.iso.datetime(),
  lesson: z.number().int().nullable(),
  lessons: z.number().int().nullable(),
  manage_url: z.url().describe("the link for its person"),
  text: z.string().describe("the message that tells its person the present state"),
});
export type AdminAppointment = z.infer<typeof adminAppointmentSchema>;

const historyEntry = z.object({
  at: z.iso.datetime(),
  by: z.string().nullable().describe("username; null for its person, or for a deleted account"),
  field: z.enum(historyFields),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

export const appointmentDetailSchema = adminAppointmentSchema.extend({
  history: z.array(historyEntry).describe("the oldest first"),
  package: z.array(
    z.object({
      id: z.uuid(),
      lesson: z.number().int(),
      start: z.iso.datetime(),
      status: z.enum(appointmentStatuses),
    }),
  ),
});
export type AppointmentDetail = z.infer<typeof appointmentDetailSchema>;

export const appointmentListSchema = z.object({
  data: z.object({
    appointments: z.array(adminAppointmentSchema).describe("in the order of their times"),
    requests: z.array(adminAppointmentSchema).describe("the next requests that wait, at any time, at most 50"),
  }),
  more: z.boolean().describe("whether the range has more appointments than are listed"),
});
export type AppointmentList = z.infer<typeof appointmentListSchema>;

export const appointmentResponseSchema = z.object({
  data: z.object({ appointment: appointmentDetailSchema }),
  told: z.enum(["mail"]).nullable().describe("mail: its person gets the text by email; null: send the text yourself"),
});

const rangeEnd = singleParam(
  z
    .union([z.iso.date(), z.iso.datetime({ offset: true })], "Must be a day or a time")
    .refine(isNear, "Must be a day or a time"),
);

export const appointmentQuerySchema = z
  .object({
    from: rangeEnd.describe("a day or a time; today by default"),
    to: rangeEnd.describe("the last day, or a time; six days after `from` by default"),
    kind: choicesParam(appointmentKinds),
    status: choicesParam(appointmentStatuses).describe("without it, all but cancelled ones"),
    resource_id: singleParam(z.string().max(100)),
    assignee_id: singleParam(z.string().max(100)),
    property_uuid: singleParam(z.string().max(100)),
  })
  .superRefine(({ from, to }, context) => {
    if (from === undefined || to === undefined) return;
    const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
    if (days < 0) context.addIssue({ code: "custom", message: "Must not be before its beginning", path: ["to"] });
    if (days >= appointmentLimits.calendarDays)
      context.addIssue({
        code: "custom",
        message: `At most ${appointmentLimits.calendarDays} days`,
        path: ["to"],
      });
  });
export type AppointmentQuery = z.infer<typeof appointmentQuerySchema>;

/** An appointment that a colleague enters. Its person is named, or is the one of an enquiry. */
export const newAppointmentSchema = z
  .object({
    ...subjectFields,
    start: startTime,
    name: optional(singleLine(enquiryLimits.name)),
    phone_number: optionalPhone(enquiryLimits.phone),
    email: optional(emailAddress()),
    message: optional(text(enquiryLimits.message)),
    channel: optionalChoice(loggedChannels).describe("how the person asked; phone by default"),
    enquiry_id: optional(z.uuid("Must be the id of an enquiry")),
    resource_ids: resourceIds.describe("instead of those that are free"),
    note: optional(text(appointmentLimits.note)),
    status: z.enum(["requested", "confirmed"], "Must be one of requested, confirmed").optional(),
    lessons: z
      .number("Must be a number")
      .int("Must be a whole number")
      .min(1, "Must be at least 1")
      .max(appointmentLimits.lessons, `Must be at most ${appointmentLimits.lessons}`)
      .optional()
      .describe("books a package: so many lessons, one a week at the same time"),
    starts: z
      .array(startTime, "Must be a list of times")
      .max(appointmentLimits.lessons, `At most ${appointmentLimits.lessons}`)
      .optional()
      .describe("the times of the lessons after the first one, instead of one a week"),
  })
  .superRefine(requireSubject)
  .superRefine(({ name, phone_number, email, enquiry_id }, context) => {
    if (!name && !phone_number && !email && !enquiry_id)
      context.addIssue({ code: "custom", message: "Enter a name or a number", path: ["name"] });
  })
  .superRefine(({ kind, lessons = 1, starts }, context) => {
    if (kind !== "lesson" && (lessons > 1 || starts?.length))
      context.addIssue({ code: "custom", message: "Only lessons are booked as a package", path: ["lessons"] });
    if (starts && starts.length !== lessons - 1)
      context.addIssue({ code: "custom", message: "Must have a time for each further lesson", path: ["starts"] });
  });
export type NewAppointmentInput = z.infer<typeof newAppointmentSchema>;

export const appointmentChangeSchema = z
  .object({
    status: z.enum(appointmentStatuses, `Must be one of ${appointmentStatuses.join(", ")}`).optional(),
    start: startTime.optional(),
    assignee_id: idText.nullable().optional(),
    resource_ids: resourceIds,
    outcome: z
      .enum(outcomes, `Must be one of ${outcomes.join(", ")}`)
      .nullable()
      .optional(),
    note: text(appointmentLimits.note).nullable().optional(),
    reason: singleLine(appointmentLimits.reason).nullable().optional().describe("why it is cancelled, for its person"),
    sequence: z
      .number("Must be a number")
      .int("Must be a whole number")
      .min(0, "Must be at least 0")
      .optional()
      .describe("as the colleague saw it; 409 with the `appointment` if it has changed since"),
  })
  .refine(({ sequence: _, ...change }) => Object.values(change).some((value) => value !== undefined), {
    error: "Nothing to change",
    path: ["status"],
  });
export type AppointmentChangeInput = z.infer<typeof appointmentChangeSchema>;

export const resourceSchema = z.object({
  id: z.string(),
  kind: z.enum(resourceKinds),
  name: z.string(),
  user_id: z.string().nullable(),
  username: z.string().nullable(),
  does_viewings: z.boolean().describe("whether a colleague gets viewings; false for other kinds"),
  fixed: z.boolean().describe("a doctor of the list of doctors, who is changed there"),
  without_hours: z
    .boolean()
    .describe("an available doctor without hours, with whom no times can be booked; false for others"),
});
export type Resource = z.infer<typeof resourceSchema>;
export const resourceListSchema = z.object({ data: z.object({ resources: z.array(resourceSchema) }) });
export const resourceResponseSchema = z.object({ data: z.object({ resource: resourceSchema }) });

const resourceName = z.preprocess((value) => value ?? "", singleLine(100).pipe(z.string().min(1, "Name is required")));
const resourceUser = idText.nullish().transform((id) => id ?? null);
export const newResourceSchema = z.object({
  name: resourceName,
  kind: z.enum(resourceKinds, `Must be one of ${resourceKinds.join(", ")}`),
  user_id: resourceUser.describe("the account of a colleague, who gets the appointments"),
});
export type NewResource = z.infer<typeof newResourceSchema>;
export const resourceChangeSchema = z
  .object({
    name: resourceName.optional(),
    user_id: idText.nullable().optional(),
    does_viewings: z.boolean("Must be true or false").optional().describe("of a colleague"),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), {
    error: "Nothing to change",
    path: ["name"],
  });
export type ResourceChange = z.infer<typeof resourceChangeSchema>;

export const savedAvailabilitySchema = storedAvailabilitySchema.extend({
  conflicts: z.array(z.uuid()).describe("appointments on a day off, which stay"),
  to_tell: z.array(toTellSchema).describe("the same with a message for each person"),
});

export const calendarLinkSchema = z.object({ url: z.url().describe("shown once; an earlier address ends") });
