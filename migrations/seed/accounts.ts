import type { Role } from "#contract/roles.ts";
import { hashPassword } from "#worker/security/passwords.ts";
import { stableUuid } from "./stable-uuid.ts";

/** Accounts to look around with on one's own machine; the seeding refuses to run anywhere else. */
export const demoAccounts: { username: string; email: string; role: Role }[] = [
  { username: "demo_super", email: "demo-super@monroviahub.example", role: "super_admin" },
  { username: "demo_admin", email: "demo-admin@monroviahub.example", role: "admin" },
  { username: "demo_user", email: "demo-user@monroviahub.example", role: "user" },
];
export const demoPassword = "MonroviaDemo1";

/** Statements for the demo accounts that are missing. */
export async function insertAccounts(db: D1Database): Promise<D1PreparedStatement[]> {
  const { results } = await db.prepare("SELECT email_key FROM users").all<{ email_key: string }>();
  const known = new Set(results.map(({ email_key }) => email_key));
  const missing = demoAccounts.filter(({ email }) => !known.has(email));
  return Promise.all(
    missing.map(async ({ username, email, role }) => {
      const values = [stableUuid(email), username, username, email, email, await hashPassword(demoPassword), role];
      return db
        .prepare(
          `INSERT INTO users (id, username, username_key, email, email_key, password_hash, role, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
        )
        .bind(...values, new Date().toISOString());
    }),
  );
}
