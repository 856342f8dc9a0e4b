import * as z from "zod";
import { contactWays } from "../enquiries/channels.ts";
import { requiredChoice } from "../http/input-fields.ts";
import { appointmentKinds } from "./appointment-kinds.ts";
import { isNear } from "./booking.ts";
import { tellReasons } from "./tell-reasons.ts";

const noDay = "Must be a day such as 2026-12-01";
const day = z.iso.date(noDay).refine(isNear, noDay);

/** An appointment of which its person must be told, with the message. */
export const toTellSchema = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(appointmentKinds),
  title: z.string(),
  name: z.string(),
  phone_number: z.string(),
  enquiry_id: z.uuid(),
  person_id: z.string().nullable(),
  why: z
    .enum([...tellReasons, "reminder"])
    .describe("stuck: the day moved or is off, and the appointment keeps its time until a colleague changes it"),
  from: z.iso.datetime().describe("the time that its person knows"),
  to: z.iso.datetime().nullable().describe("the time that it has now; null if it has no new one"),
  text: z.string(),
  told: z
    .enum(["mail", "colleague"])
    .nullable()
    .describe("mail: its person gets the text by email; colleague: a colleague has said it"),
});
export type ToTell = z.infer<typeof toTellSchema>;

export const toTellListSchema = z.object({ data: z.object({ appointments: z.array(toTellSchema) }) });

/** A call or a message to the person of an appointment. */
export const toldSchema = z.object({ by: requiredChoice(contactWays, "By") });

const noCursor = "Must be the next_cursor of the response before";
const cursor = z
  .string(noCursor)
  .regex(/^\d{1,15}-\d{1,15}$/, noCursor)
  .transform((text) => {
    const [start = 0, n = 0] = text.split("-").map(Number);
    return { start, n };
  });

export const moveDaySchema = z
  .object({
    date: day,
    to_date: day.optional().describe("without it, each moves to its next free day"),
    resource_id: z
      .string("Must be an id")
      .min(1, "Must be an id")
      .max(100)
      .nullish()
      .transform((id) => id ?? undefined),
    cursor: cursor.optional().describe("goes on after the appointments of an earlier response"),
  })
  .refine(({ date, to_date }) => date !== to_date, { error: "Choose another day", path: ["to_date"] });
export type MoveDay = z.infer<typeof moveDaySchema>;

export const movedDaySchema = z.object({
  data: z.object({ appointments: z.array(toTellSchema) }),
  moved: z.number().int(),
  unmoved: z.number().int().describe("those without a free time, which keep theirs"),
  left: z.number().int().describe("those that were not tried yet; the request with `cursor` goes on with them"),
  next_cursor: z.string().nullable(),
});
export type MovedDay = z.infer<typeof movedDaySchema>;
