import { type SQL, sql } from "drizzle-orm";
import { comparableEmail } from "#contract/people/email-forms.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** Stores the hash of a link for an account and its present address. An older link of the account becomes invalid. */
export function storeVerification(
  user: { id: string; email: string },
  link: { tokenHash: string; endsAt: string },
): SQL {
  return sql`INSERT INTO email_verifications (token_hash, user_id, email_key, ends_at)
    VALUES (${link.tokenHash}, ${user.id}, ${comparableEmail(user.email)}, ${link.endsAt})
    ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, email_key = excluded.email_key,
      ends_at = excluded.ends_at`;
}

/** Marks the address of a valid link as verified and deletes the link. Returns the account's id; undefined if invalid. */
export function verifyEmailByLink(tokenHash: string, now: Date): Query<string | undefined> {
  const at = now.toISOString();
  return {
    statements: [
      sql`UPDATE users SET email_verified_at = ${at}
        WHERE disabled_at IS NULL AND (id, email_key) IN (
          SELECT user_id, email_key FROM email_verifications WHERE token_hash = ${tokenHash} AND ends_at > ${at})
        RETURNING id`,
      sql`DELETE FROM email_verifications WHERE token_hash = ${tokenHash}`,
    ],
    read: ([[row] = [] as Row[]]) => row?.id as string | undefined,
  };
}
