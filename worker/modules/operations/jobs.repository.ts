import { type SQL, sql } from "drizzle-orm";
import type { Query, Row } from "#worker/db/query.ts";

/** Returns the state from which a long task continues; undefined before its first run. */
export function findJobState<T>(name: string): Query<T | undefined> {
  return {
    statements: [sql`SELECT state FROM jobs WHERE name = ${name} AND state IS NOT NULL`],
    read: ([[row] = [] as Row[]]) => (row ? (JSON.parse(row.state as string) as T) : undefined),
  };
}

/** Stores the state from which a long task continues. */
export function saveJobState(name: string, state: unknown): SQL {
  return sql`INSERT INTO jobs (name, state) VALUES (${name}, ${JSON.stringify(state)})
    ON CONFLICT (name) DO UPDATE SET state = excluded.state`;
}
