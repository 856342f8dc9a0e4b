import { z } from "zod";
import { accountMessages } from "../accounts/account-messages.ts";

/** One person, by the e-mail address that they gave. */
export const privacyRequestSchema = z.object({
  email: z.preprocess((value) => value ?? "", z.string().trim().max(254).pipe(z.email(accountMessages.email))),
});

const row = z.record(z.string(), z.unknown());

/** Everything that is kept about a person, as it is stored. */
export const privacyExportSchema = z.object({
  data: z.object({
    email: z.string(),
    account: row.nullable(),
    sessions: z.array(row),
    favorites: z.array(row),
    enquiries: z
      .array(row)
      .describe("those sent with the address and those of the account, notes and history included"),
    waiting: z.array(row).describe("enquiries taken while the database was away and not yet in it"),
    stored_answers: z.array(row),
    mail: z.array(row),
  }),
});
export type PrivacyExport = z.infer<typeof privacyExportSchema>;

/** What was erased: enquiries are blanked, so that only the fact remains; the rest is removed. */
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
