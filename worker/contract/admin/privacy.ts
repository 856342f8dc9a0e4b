import * as z from "zod";
import { accountMessages } from "../accounts/account-messages.ts";

/** Identifies a person by e-mail address. */
export const privacyRequestSchema = z.object({
  email: z.preprocess((value) => value ?? "", z.string().trim().max(254).pipe(z.email(accountMessages.email))),
});

const row = z.record(z.string(), z.unknown());

/** All stored data about a person. */
export const privacyExportSchema = z.object({
  data: z.object({
    email: z.string(),
    account: row.nullable(),
    sessions: z.array(row),
    favorites: z.array(row),
    enquiries: z.array(row).describe("sent with the e-mail address or from the account, with notes and history"),
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
