import * as z from "zod";
import { roles } from "../accounts/roles.ts";
import { emailOrPhone, pastedEmailAddress } from "../people/contact-fields.ts";
import { auditEntrySchema } from "./audit-list.ts";

/** Identifies a person by e-mail address. */
export const privacyRequestSchema = z.object({ email: pastedEmailAddress() });

/** Returns a pasted number without the word before it and with spaces for slashes; other values stay. */
const withoutLabel = (value: unknown) =>
  typeof value === "string" && !value.includes("@")
    ? value.replace(/^ *(?:tel|telephone|phone|call|whatsapp)\b[.: ]*/i, "").replaceAll("/", " ")
    : (value ?? "");

/** Finds people by e-mail address, or by the phone number of their enquiries. */
export const privacySearchSchema = z.object({ person: z.preprocess(withoutLabel, emailOrPhone) });

/** The most people that a search by phone number finds. */
export const maxFoundPeople = 20;

const count = z.number().int();

/** What is stored about one person, as numbers. */
export const foundPersonSchema = z.object({
  email: z.string(),
  names: z.array(z.string()).describe("in the enquiries, the newest first"),
  account: z.object({ username: z.string(), role: z.enum(roles) }).nullable(),
  references: z.array(z.string()).describe("of the enquiries, the newest first"),
  sessions: count,
  favorites: count,
  enquiries: count,
  waiting: count,
  stored_answers: count,
  mail: count,
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** The most places of one table that a search names. */
export const maxMentions = 50;

const mentionKind = z.enum(["listing", "enquiry", "doctor", "course", "settings", "audit"]);

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
    email: z.string(),
    account: row.nullable(),
    sessions: z.array(row),
    favorites: z.array(row),
    enquiries: z.array(row).describe("sent with the email address or from the account, with notes and history"),
    waiting: z.array(row).describe("enquiries received while the database was unavailable, not stored in it yet"),
    stored_answers: z.array(row),
    mail: z.array(row),
  }),
});
export type PrivacyExport = z.infer<typeof privacyExportSchema>;

/** How many entries were erased. Enquiries are anonymized; everything else is deleted. */
export const privacyErasureSchema = z.object({
  data: z.object({
    account: z.boolean(),
    enquiries: z.number().int(),
    waiting: z.number().int(),
    stored_answers: z.number().int(),
    mail: z.number().int(),
  }),
});
export type PrivacyErasure = z.infer<typeof privacyErasureSchema>;
