import * as z from "zod";
import { roles } from "../accounts/roles.ts";
import { emailOrPhone, optionalPhone, pastedEmailAddress } from "../people/contact-fields.ts";
import { auditEntrySchema } from "./audit-list.ts";

const maxPhoneLength = 254;
const maxChosen = 1000;

/** Returns a pasted number without the word before it and with spaces for slashes; other values stay. */
const withoutLabel = (value: unknown) =>
  typeof value === "string" && !value.includes("@")
    ? value.replace(/^ *(?:tel|telephone|phone|call|whatsapp)\b[.: ]*/i, "").replaceAll("/", " ")
    : (value ?? "");

/**
 * Identifies a person by e-mail address or phone number. If several people share it, by the id that the search returns. An
 * address or a number that no person has identifies an account, or the enquiries without a person.
 */
export const privacyRequestSchema = z
  .object({
    email: pastedEmailAddress()
      .nullish()
      .transform((email) => email ?? null),
    phone_number: z.preprocess(withoutLabel, optionalPhone(maxPhoneLength)).describe("only without an email"),
    person_id: z
      .uuid("Must be the id of a person")
      .nullish()
      .transform((id) => id ?? null)
      .describe("only without an email and a phone number"),
    enquiry_ids: z
      .array(z.uuid("Must be the id of an enquiry").toLowerCase())
      .max(maxChosen, `At most ${maxChosen} enquiries`)
      .nullish()
      .transform((ids) => ids ?? null)
      .describe(
        "only these enquiries; needed if there are several names, which the 409 lists; none with `want_ids` alone",
      ),
    want_ids: z
      .array(z.uuid("Must be the id of a want").toLowerCase())
      .max(maxChosen, `At most ${maxChosen} wants`)
      .nullish()
      .transform((ids) => ids ?? null)
      .describe(
        "only these wants; without it, with `enquiry_ids`, those with the names of these enquiries and without a name",
      ),
  })
  .refine(
    ({ enquiry_ids: _, want_ids: _wants, ...person }) =>
      Object.values(person).filter((value) => value !== null).length === 1,
    {
      path: ["email"],
      error: "Send either an email or a phone number",
    },
  );
export type PrivacyRequest = z.infer<typeof privacyRequestSchema>;
/** Who is meant. */
export type PrivacyPerson = Omit<PrivacyRequest, "enquiry_ids" | "want_ids">;

/** Finds people by e-mail address, or by the phone number of their enquiries. */
export const privacySearchSchema = z.object({ person: z.preprocess(withoutLabel, emailOrPhone) });

/** The most e-mail addresses that a search by phone number finds. */
export const maxFoundPeople = 20;

const count = z.number().int();

/** An enquiry that an export or an erasure takes. */
const takenEnquiry = z.object({
  id: z.string(),
  reference: z.string(),
  service: z.string(),
  name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  submitted_at: z.string(),
});
export type TakenEnquiry = z.infer<typeof takenEnquiry>;

/** A want that an export or an erasure takes, because it has the number or the address. Not one that a colleague added. */
const takenWant = z.object({
  id: z.string(),
  label: z.string(),
  name: z.string().nullable(),
  created_at: z.string(),
});
export type TakenWant = z.infer<typeof takenWant>;

/** What is stored about one person, as numbers. */
export const foundPersonSchema = z.object({
  person_id: z.string().nullable().describe("null for an account or enquiries without a person"),
  contacts: z.array(z.string()).describe("numbers and addresses of the person"),
  email: z.string().nullable().describe("null if it was searched for by number"),
  phone_number: z.string().nullable().describe("as searched for; null if it was searched for by email"),
  names: z
    .array(z.string())
    .describe("of the person, in the enquiries and in what the person looks for, the newest first"),
  account: z.object({ username: z.string(), role: z.enum(roles) }).nullable(),
  references: z.array(z.string()).describe("of the enquiries, the newest first"),
  taken: z.array(takenEnquiry).describe("the enquiries, the newest first"),
  taken_wants: z.array(takenWant).describe("what visitors with the number or the address look for, the newest first"),
  sessions: count,
  favorites: count,
  saved_searches: count,
  wants: count.describe("what the person looks for"),
  devices: count.describe("of a colleague, which receive push messages"),
  enquiries: count,
  waiting: count,
  stored_answers: count,
  mail: count,
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** The most places of one table that a search names. */
export const maxMentions = 50;

const mentionKind = z.enum([
  "listing",
  "enquiry",
  "person",
  "want",
  "doctor",
  "course",
  "settings",
  "template",
  "resource",
  "audit",
]);

/** A place that has the number or the address, beside the enquiries and the accounts of the people found. */
export const privacyMentionSchema = z.object({
  kind: mentionKind,
  id: z.string().describe("of a listing its uuid; of an audit entry that of what was changed"),
  name: z.string().describe("of an audit entry its day"),
  fields: z.array(z.string()).describe("for people, such as contact number"),
  entry: auditEntrySchema.optional().describe("of an audit entry"),
});
export type PrivacyMention = z.infer<typeof privacyMentionSchema>;

/** Empty if nothing is stored. */
export const privacyMatchesSchema = z.object({
  data: z.object({
    people: z.array(foundPersonSchema),
    mentions: z.array(privacyMentionSchema).describe("of each kind, the newest first"),
    more: z.array(mentionKind).describe("the kinds with more places than these"),
  }),
});
export type PrivacyMatches = z.infer<typeof privacyMatchesSchema>;

const row = z.record(z.string(), z.unknown());

/** All stored data about a person. */
export const privacyExportSchema = z.object({
  data: z.object({
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    person_id: z.string().nullable(),
    people: z.array(row).describe("the person with contacts, and people who became part of it"),
    account: row.nullable(),
    other_accounts: z.array(row).describe("of further email addresses of the person"),
    sessions: z.array(row),
    favorites: z.array(row),
    saved_searches: z.array(row),
    devices: z.array(row).describe("of a colleague, which receive push messages"),
    alert_settings: z.array(row),
    wants: z.array(row).describe("what the person looks for, with the homes that were told"),
    enquiries: z
      .array(row)
      .describe(
        "of the person; sent with an email address of it or from its account; or without a person, with the phone number and no email; with notes, history and appointments",
      ),
    waiting: z.array(row).describe("enquiries received while the database was unavailable, not stored in it yet"),
    stored_answers: z.array(row),
    mail: z.array(row),
  }),
});
export type PrivacyExport = z.infer<typeof privacyExportSchema>;

/**
 * The response 409 to enquiries and wants with several names. The page sends the request again with the chosen ids. A
 * person with several names is listed once for each.
 */
export interface SharedContactConflict {
  detail: string;
  people: { id: string | null; name: string; enquiries: TakenEnquiry[]; wants: TakenWant[] }[];
}

/** How many entries were erased. Enquiries are anonymized; everything else is deleted. */
export const privacyErasureSchema = z.object({
  data: z.object({
    account: z.boolean(),
    wants: z.number().int().describe("what the person looked for"),
    people: z.number().int().describe("1, and more if others had become part of the person"),
    devices: z.number().int(),
    enquiries: z.number().int(),
    waiting: z.number().int(),
    stored_answers: z.number().int(),
    mail: z.number().int(),
  }),
});
export type PrivacyErasure = z.infer<typeof privacyErasureSchema>;
