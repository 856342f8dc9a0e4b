import { eq, sql } from "drizzle-orm";
import * as z from "zod";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { emailVerifications } from "#worker/db/tables/accounts.ts";

/** Stores the hash of a link for an account and its present address. An older link of the account becomes invalid. */
export function storeVerification(
  user: { id: string; email: string },
  link: { tokenHash: string; endsAt: string },
): Statement {
  const values = { token_hash: link.tokenHash, email_key: comparableEmail(user.email), ends_at: link.endsAt };
  return builder
    .insert(emailVerifications)
    .values({ ...values, user_id: user.id })
    .onConflictDoUpdate({ target: emailVerifications.user_id, set: values });
}

/** Marks the address of a valid link as verified and deletes the link. Returns the account's id; undefined if invalid. */
export function verifyEmailByLink(tokenHash: string, now: Date): Query<string | undefined> {
  const at = now.toISOString();
  const verified = selectRows(
    sql`UPDATE users SET email_verified_at = ${at}
      WHERE disabled_at IS NULL AND (id, email_key) IN (
        SELECT user_id, email_key FROM email_verifications WHERE token_hash = ${tokenHash} AND ends_at > ${at})
      RETURNING id`,
    z.object({ id: z.string() }),
  );
  return combineQueries(
    [selectFirst(verified), builder.delete(emailVerifications).where(eq(emailVerifications.token_hash, tokenHash))],
    (account) => account?.id,
  );
}
