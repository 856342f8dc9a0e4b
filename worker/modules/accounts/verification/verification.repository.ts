import { and, eq, gt, inArray, isNull } from "drizzle-orm";
import { comparableEmail } from "#shared/people/email-forms.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { emailVerifications, users } from "#worker/db/tables/accounts.ts";

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
  const { user_id, email_key, token_hash, ends_at } = emailVerifications;
  const isValid = and(eq(token_hash, tokenHash), gt(ends_at, at));
  const verified = builder
    .update(users)
    .set({ email_verified_at: at })
    .where(
      and(
        isNull(users.disabled_at),
        inArray(users.id, builder.select({ user_id }).from(emailVerifications).where(isValid)),
        inArray(users.email_key, builder.select({ email_key }).from(emailVerifications).where(isValid)),
      ),
    )
    .returning({ id: users.id });
  return combineQueries(
    [selectFirst(verified), builder.delete(emailVerifications).where(eq(emailVerifications.token_hash, tokenHash))],
    (account) => account?.id,
  );
}
