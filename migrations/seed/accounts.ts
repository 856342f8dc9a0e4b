import { hashPassword } from "#worker/security/passwords.ts";
import { demoAccounts, demoPassword } from "./demo-accounts.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Returns statements that insert the missing demo accounts. */
export async function prepareMissingAccounts(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT email_key FROM users").all<{ email_key: string }>();
  const existingEmails = new Set(results.map(({ email_key }) => email_key));
  const missing = demoAccounts.filter(({ email }) => !existingEmails.has(email));
  return Promise.all(
    missing.map(async ({ username, email, role }) => {
      const values = [
        stableUuid(email),
        username,
        username,
        email,
        email,
        await hashPassword(demoPassword, email),
        role,
      ];
      return db
        .prepare(
          `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        )
        .bind(...values, new Date().toISOString());
    }),
  );
}
