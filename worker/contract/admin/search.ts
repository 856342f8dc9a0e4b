import * as z from "zod";
import { adminAppointmentSchema } from "../appointments/admin-appointment.ts";
import { inboxEnquirySchema } from "../enquiries/inbox-enquiry.ts";
import { requiredText } from "../http/input-fields.ts";
import { listedPersonSchema, personHomeSchema } from "../people/person.ts";
import { maxSearchLength } from "./search-limits.ts";

export const searchSchema = z.object({
  q: requiredText(maxSearchLength, "Search").describe(
    "a name, any part of a number, an email address, a reference, or words of a title or a message",
  ),
});

/** What the lists of people, homes and enquiries find, and appointments by their reference or their enquiry. */
export const searchResultsSchema = z.object({
  data: z.object({
    people: z.array(listedPersonSchema).describe("the last contact first"),
    homes: z.array(personHomeSchema.omit({ deleted: true })).describe("drafts too, none of the bin"),
    enquiries: z
      .array(
        inboxEnquirySchema
          .pick({
            id: true,
            reference: true,
            name: true,
            service: true,
            status: true,
            overdue: true,
            submitted_at: true,
          })
          .extend({ about: z.string().nullable().describe("the subject, else the beginning of the message") }),
      )
      .describe("the newest first, no spam"),
    appointments: z
      .array(
        adminAppointmentSchema.pick({
          id: true,
          reference: true,
          kind: true,
          status: true,
          start: true,
          title: true,
          name: true,
        }),
      )
      .describe("the latest first, also cancelled ones"),
  }),
});
export type SearchResults = z.infer<typeof searchResultsSchema>["data"];
