import { type SQL, sql } from "drizzle-orm";

/** The row of `jobs` with the state of the purges of the cache in front of the worker. */
export const purgeJob = "edge-cache";

/**
 * Returns the statement that notes a change of properties without an audit entry for each, for the same batch as the
 * change. Notes have numbers, in their order.
 * @param uuids the properties whose pages the change made wrong, but not their images; without it, the cache in front of
 *   the worker forgets the pages and images of all
 */
export function noteCatalogueChange(uuids?: readonly string[]): SQL {
  const text = uuids && JSON.stringify(uuids);
  const first = text
    ? sql`json_object('noted', 1, 'homes', json_object('1', json(${text})))`
    : sql`json_object('noted', 1)`;
  const number = sql`coalesce(json_extract(state, '$.noted'), 0) + 1`;
  const homes = text ? sql`, '$.homes."' || (${number}) || '"', json(${text})` : sql``;
  return sql`INSERT INTO jobs (name, state) VALUES (${purgeJob}, ${first})
    ON CONFLICT (name) DO UPDATE SET state = json_set(coalesce(state, '{}'), '$.noted', ${number}${homes})`;
}
