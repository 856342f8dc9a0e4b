import { type SQL, sql } from "drizzle-orm";

/** The row of `jobs` with the state of the purges of the cache in front of the worker. */
export const purgeJob = "edge-cache";

/**
 * Returns the statement that notes a change of properties without an audit entry for each, for the same batch as the
 * change. The cache in front of the worker then forgets all properties.
 */
export function noteCatalogueChange(): SQL {
  return sql`INSERT INTO jobs (name, state) VALUES (${purgeJob}, json_object('noted', 1))
    ON CONFLICT (name) DO UPDATE SET
      state = json_set(coalesce(state, '{}'), '$.noted', coalesce(json_extract(state, '$.noted'), 0) + 1)`;
}
