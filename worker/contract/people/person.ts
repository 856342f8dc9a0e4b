import * as z from "zod";
import { listingStatuses } from "#shared/listings/status/listing-status.ts";
import { contactKinds } from "#shared/people/contact-kinds.ts";
import { appointmentKinds, appointmentStatuses } from "../appointments/appointment-kinds.ts";
import { enquiryChannels } from "../enquiries/channels.ts";
import { enquiryStatuses } from "../enquiries/enquiry-statuses.ts";
import { enquiryServices } from "../services/services.ts";
import { personKinds } from "./person-kinds.ts";

const contact = z.object({ kind: z.enum(contactKinds), value: z.string() });

/** A person in a list. */
const personSummarySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  contacts: z.array(contact),
  phone: z.string().nullable().describe("the first phone number, else the first WhatsApp number"),
  email: z.string().nullable(),
  kinds: z.array(z.enum(personKinds)),
  patient: z.boolean().describe("only colleagues with the permission health see this person"),
  last_contact_at: z.iso.datetime(),
  open_enquiries: z.number().int().describe("new and read enquiries, at most 100 are counted"),
});
export type PersonSummary = z.infer<typeof personSummarySchema>;

export const listedPersonSchema = personSummarySchema.extend({
  about: z.string().nullable().describe("what the person looks for, else the beginning of the last message"),
});
export type ListedPerson = z.infer<typeof listedPersonSchema>;

export const peopleListSchema = z.object({
  data: z.object({ people: z.array(listedPersonSchema) }),
  next_cursor: z.string().nullable(),
});
export type PeopleList = z.infer<typeof peopleListSchema>;

const enquiry = z.object({
  id: z.uuid(),
  reference: z.string(),
  service: z.enum(enquiryServices),
  status: z.enum(enquiryStatuses),
  channel: z.enum(enquiryChannels),
  name: z.string().describe("as the sender wrote it"),
  subject: z.string().nullable(),
  submitted_at: z.iso.datetime(),
  due_at: z.iso.datetime(),
  awaits_answer: z.boolean(),
  assignee: z.string().nullable().describe("username"),
  property_uuid: z.string().nullable(),
  next_step: z.string().nullable(),
  next_step_at: z.string().nullable(),
});

/** A home that a person owns or has asked about, as it is today. */
export const personHomeSchema = z.object({
  uuid: z.uuid(),
  reference: z.string(),
  kind: z.enum(["buy", "rent"]),
  title: z.string(),
  status: z.enum(listingStatuses),
  price: z.number().describe("in US dollars; of a rental the monthly rent"),
  published: z.boolean(),
  deleted: z.boolean().describe("in the bin"),
  image_url: z.string().nullable().describe("of the cover, in its smallest version; null unless visitors see it"),
});
export type PersonHome = z.infer<typeof personHomeSchema>;

const timelineEntry = z.object({
  at: z.iso.datetime(),
  kind: z.enum(["enquiry", "call", "whatsapp", "email", "reply", "next step", "note", "status", "merge"]),
  by: z.string().nullable().describe("username; null for the person, or for a deleted account"),
  text: z.string().nullable(),
  enquiry_id: z.uuid().nullable(),
  reference: z.string().nullable().describe("of the enquiry"),
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** How many newest entries a person's page has. */
export const maxPersonEntries = { enquiries: 20, timeline: 100, homes: 50, appointments: 50, suggestions: 5 } as const;

const appointment = z.object({
  id: z.uuid(),
  reference: z.string(),
  kind: z.enum(appointmentKinds),
  start: z.iso.datetime(),
  status: z.enum(appointmentStatuses),
  title: z.string().nullable().describe("of the home"),
  enquiry_id: z.uuid().describe("by which it was asked for"),
});

export const personSchema = personSummarySchema.extend({
  contacts: z.array(
    contact.extend({
      shared_with: z
        .array(z.object({ id: z.uuid(), name: z.string() }))
        .describe("other people with the same number or address"),
    }),
  ),
  note: z.string().nullable(),
  key_holder: z.string().nullable(),
  assignee_id: z.uuid().nullable(),
  assignee: z.string().nullable().describe("username"),
  created_at: z.iso.datetime(),
  timeline: z.array(timelineEntry).describe(`the newest first, at most ${maxPersonEntries.timeline}`),
  enquiries: z.array(enquiry).describe(`the newest first, at most ${maxPersonEntries.enquiries}`),
  appointments: z.array(appointment).describe(`the latest first, at most ${maxPersonEntries.appointments}`),
  listings: z.array(personHomeSchema.extend({ mandate: z.string().nullable() })).describe("homes that the person owns"),
  homes: z.array(personHomeSchema).describe("homes that the person asked about"),
  suggestions: z
    .array(
      personSummarySchema.pick({ id: true, name: true, phone: true, email: true, last_contact_at: true }).extend({
        reason: z.enum(["name", "contact", "whatsapp name"]).describe("what both have in common"),
      }),
    )
    .describe("people who may be the same"),
  senders: z
    .array(
      z.object({
        name: z.string(),
        email: z.string().nullable(),
        is_own: z.boolean().describe("has the person's own name"),
        enquiry_ids: z.array(z.uuid()),
      }),
    )
    .describe(
      "the newest enquiries by name and address, if several wrote. What a colleague said is one sender counts as one: see `one_sender_until`, a merge, and an enquiry that was given to the person",
    ),
  merges: z
    .array(z.object({ undo: z.string(), at: z.iso.datetime(), name: z.string() }))
    .describe("people who became part of this one and can be separated again"),
});
export type Person = z.infer<typeof personSchema>;

export const personResponseSchema = z.object({ data: z.object({ person: personSchema }) });
export type PersonResponse = z.infer<typeof personResponseSchema>;

export const createdPersonSchema = z.object({ message: z.string(), id: z.uuid() });
export const mergedPeopleSchema = z.object({ undo: z.string().describe("token for POST /people/undo-merge") });
export const unmergedPeopleSchema = z.object({ id: z.uuid(), other_id: z.uuid() });

/** The body of a 409: the first person who has one of the contacts. */
export interface PersonConflict {
  detail: string;
  id: string;
  name: string;
}
