import { sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

export function countRows(table: "enquiries" | "properties"): Query<number> {
  return {
    statements: [sql`SELECT count(*) AS count FROM ${sql.identifier(table)}`],
    read: ([[row] = [] as Row[]]) => row?.count as number,
  };
}

/** Returns when a session ends unless it is used again, as ISO text. */
export function findOwnSession(id: string): Query<string | undefined> {
  return {
    statements: [sql`SELECT idle_ends_at FROM sessions WHERE id = ${id}`],
    read: ([[row] = [] as Row[]]) => row?.idle_ends_at as string | undefined,
  };
}

/** Writes a test enquiry, reads it back and deletes it. Returns whether it was read as written. */
export function writeAndRemoveEnquiry(id: string, now: Date): Query<boolean> {
  return {
    statements: [
      sql`INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, spam, submitted_at)
        VALUES (${id}, ${`TEST-${id.slice(0, 8)}`}, 'general', 'Self-test', 'self-test@example.org', '00000', ${id}, 1,
          ${now.toISOString()})`,
      sql`SELECT message FROM enquiries WHERE id = ${id}`,
      sql`DELETE FROM enquiries WHERE id = ${id}`,
    ],
    read: ([, [row] = [] as Row[]]) => row?.message === id,
  };
}
