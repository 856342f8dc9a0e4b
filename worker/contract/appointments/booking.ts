import * as z from "zod";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { enquiryLimits } from "../enquiries/enquiry-limits.ts";
import { enquirySourceSchema } from "../enquiries/enquiry-source-schema.ts";
import { requiredChoice, singleLine, text } from "../http/input-fields.ts";
import { singleParam } from "../http/query-params.ts";
import { emailOrNone, requiredPhone } from "../people/contact-fields.ts";
import {
  type AppointmentKind,
  appointmentKinds,
  appointmentStatuses,
  bookingModes,
  subjectOfKind,
} from "./appointment-kinds.ts";

const { days } = appointmentLimits;
const noTime = "Must be a time such as 2026-12-01T10:00:00Z";

/** Far days have no week after them that a date can name. */
export const isNear = (time: string): boolean => time >= "2000" && time < "2100";

/** The beginning of an appointment. */
export const startTime = z.preprocess(
  (value) => value ?? "",
  z
    .string(noTime)
    .min(1, "Choose a time")
    .pipe(z.iso.datetime({ offset: true, error: noTime }))
    .transform((time) => new Date(time).toISOString())
    .refine(isNear, noTime),
);

const id = z
  .preprocess((value) => value ?? "", singleLine(100))
  .transform((value) => value || null)
  .optional()
  .transform((value) => value ?? null);

export const subjectFields = {
  kind: requiredChoice(appointmentKinds, "Kind"),
  property_uuid: id.describe("for a viewing"),
  course_id: id.describe("for a lesson"),
  professional_id: id.describe("for a visit to a doctor"),
};
type SubjectFields = z.infer<z.ZodObject<typeof subjectFields>>;

const subjectLabels = { viewing: "a home", lesson: "a course", clinic: "a doctor" } as const;

/** Requires the id of what the kind is about. */
export function requireSubject(fields: SubjectFields, context: z.RefinementCtx): void {
  const field = subjectOfKind[fields.kind];
  if (!fields[field])
    context.addIssue({ code: "custom", message: `Choose ${subjectLabels[fields.kind]}`, path: [field] });
}

/** Returns the id of what an appointment is about. */
export const subjectId = (fields: SubjectFields): string => fields[subjectOfKind[fields.kind]] ?? "";

/** A booking by a visitor. */
export const bookingSchema = z
  .object({
    ...subjectFields,
    start: startTime,
    name: z.preprocess(
      (value) => value ?? "",
      singleLine(enquiryLimits.name).pipe(z.string().min(1, "Name is required")),
    ),
    phone_number: requiredPhone(enquiryLimits.phone, "Phone number is required"),
    email: z.preprocess((value) => value ?? "", emailOrNone()).default(""),
    message: z
      .preprocess((value) => value ?? "", text(enquiryLimits.message))
      .transform((value) => value || null)
      .optional()
      .transform((value) => value ?? null),
    source: enquirySourceSchema,
    /** Honeypot, as in enquiries. */
    website: z.unknown().optional(),
    elapsed_ms: z.union([z.number(), z.string()], "Must be a number").nullish(),
  })
  .superRefine(requireSubject);
export type Booking = z.infer<typeof bookingSchema>;

/** A move by the person with the link. */
export const moveSchema = z.object({ start: startTime });

const idParam = () => singleParam(z.string().max(100)).transform((value) => value ?? null);

/** What a visitor wants to book, and when. */
export const slotsQuerySchema = z
  .object({
    kind: singleParam(z.enum(appointmentKinds, `Must be one of ${appointmentKinds.join(", ")}`)).transform(
      (kind, context): AppointmentKind => {
        if (kind === undefined) context.addIssue({ code: "custom", message: "Kind is required" });
        return kind ?? "viewing";
      },
    ),
    property_uuid: idParam(),
    course_id: idParam(),
    professional_id: idParam(),
    from: singleParam(
      z
        .union([z.iso.date(), z.iso.datetime({ offset: true })], "Must be a day such as 2026-12-01, or a time")
        .refine(isNear, "Must be a day such as 2026-12-01, or a time"),
    ).describe("today by default"),
    days: singleParam(
      z
        .string()
        .regex(/^\d{1,3}$/, "Must be a whole number")
        .transform(Number)
        .pipe(z.number().min(1, "Must be at least 1").max(days, `Must be at most ${days}`)),
    ).describe("14 by default"),
  })
  .superRefine(requireSubject);
export type SlotsQuery = z.infer<typeof slotsQuerySchema>;

export const slotSchema = z.object({
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  seats: z.number().int().describe("how many bookings it still takes"),
  reply_by: z.iso.datetime().nullable().describe("until when a request for it is confirmed; null in the mode confirm"),
});
export type Slot = z.infer<typeof slotSchema>;

export const slotsResponseSchema = z.object({
  data: z.object({
    slots: z.array(slotSchema),
    mode: z.enum(bookingModes).describe("request: a colleague confirms each booking"),
    reply_by: z.iso.datetime().nullable().describe("that of the first time"),
    who: z.string().nullable().describe("the colleague who comes, if there is only one"),
    title: z.string().describe("of the home, the course or the doctor"),
    is_intake: z
      .boolean()
      .describe("whether they are the intakes of a course, of which all are listed, whatever `days`"),
  }),
});
export type SlotsResponse = z.infer<typeof slotsResponseSchema>;

export const nextTimesSchema = z.object({
  data: z.object({ times: z.array(z.object({ professional_id: z.string(), start: z.iso.datetime() })) }),
});
export type NextTimes = z.infer<typeof nextTimesSchema>;

/** The response to a booking. `manage_url` is a page that needs no account. */
export const bookingReceiptSchema = z.object({
  message: z.string(),
  id: z.uuid(),
  reference: z.string(),
  status: z.enum(appointmentStatuses),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  reply_by: z.iso.datetime().nullable().describe("until when a request is confirmed"),
  manage_url: z.url(),
});
export type BookingReceipt = z.infer<typeof bookingReceiptSchema>;

/** An appointment as its person sees it by the link. It names neither the person nor the number. */
export const publicAppointmentSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(appointmentKinds),
  status: z.enum(appointmentStatuses),
  start: z.iso.datetime(),
  end: z.iso.datetime(),
  title: z.string().describe("of the home, the course or the doctor"),
  property_uuid: z.string().nullable(),
  course_id: z.string().nullable(),
  professional_id: z.string().nullable(),
  meeting_point: z.string().nullable().describe("the address in words"),
  price: z.string().nullable().describe("in words, such as $150 per course"),
  contact_number: z.string().nullable().describe("null: the number of the business"),
  who: z.string().nullable().describe("the colleague, instructor or doctor"),
  reason: z.string().nullable().describe("why it was cancelled, if a colleague wrote it"),
  reply_by: z.iso.datetime().nullable().describe("until when a request is confirmed"),
  moved: z
    .object({ at: z.iso.datetime(), from: z.iso.datetime(), to: z.iso.datetime(), by_you: z.boolean() })
    .nullable()
    .describe("its last move; null if it never moved"),
  cancelled: z.object({ at: z.iso.datetime(), by_you: z.boolean() }).nullable(),
  can_change: z.boolean().describe("whether it can still be moved and cancelled"),
  sequence: z.number().int(),
  changed_at: z.iso.datetime(),
  manage_url: z.url(),
  calendar_url: z.url().describe("the .ics file"),
  lesson: z.number().int().nullable().describe("its place in a package"),
  lessons: z.number().int().nullable(),
  package: z
    .array(
      z.object({
        lesson: z.number().int(),
        start: z.iso.datetime(),
        status: z.enum(appointmentStatuses),
        manage_url: z.url(),
      }),
    )
    .describe("all lessons of its package; empty for a single appointment"),
});
export type PublicAppointment = z.infer<typeof publicAppointmentSchema>;
export const publicAppointmentResponseSchema = z.object({ data: z.object({ appointment: publicAppointmentSchema }) });
