import { type SQL, sql } from "drizzle-orm";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";

/** How long a change of several properties can be undone: one hour. */
const undoMs = 3_600_000;

/** What a property had before a change, and the version that the change made. */
export interface ReplacedColumns {
  n: number;
  uuid: string;
  updated_at: string;
  columns: Record<string, unknown>;
}

/** Stores what a change replaced. */
export function insertUndo(actor: AdminActor, token: string, changes: ReplacedColumns[], now: Date): SQL {
  return sql`INSERT INTO property_undos (token, actor_id, ends_at, changes)
    VALUES (${token}, ${actor.id}, ${endOfUndo(now)}, ${JSON.stringify(changes)})`;
}

const endOfUndo = (now: Date) => new Date(now.getTime() + undoMs).toISOString();

/** Stores what the selected properties have before a change of all of them, which gives each the version after the stored one. */
export function insertUndoOfSelected(
  actor: AdminActor,
  token: string,
  names: readonly string[],
  selected: SQL,
  now: Date,
): SQL {
  const columns = sql.raw(names.map((name) => `'${name}', ${name}`).join(", "));
  return sql`INSERT INTO property_undos (token, actor_id, ends_at, changes)
    SELECT ${token}, ${actor.id}, ${endOfUndo(now)}, json_group_array(json_object(
      'n', n, 'uuid', uuid, 'updated_at', ${versionAfterStored(now)}, 'columns', json_object(${columns})
    )) ${selected} HAVING count(*) > 0`;
}

/** Finds what a change by the same person replaced; undefined after an hour and after its undo. */
export function findUndo(actor: AdminActor, token: string, now: Date): Query<ReplacedColumns[] | undefined> {
  return {
    statements: [
      sql`SELECT changes FROM property_undos
        WHERE token = ${token} AND actor_id = ${actor.id} AND ends_at > ${now.toISOString()}`,
    ],
    read: ([[row] = [] as Row[]]) => (row ? (JSON.parse(row.changes as string) as ReplacedColumns[]) : undefined),
  };
}

export const deleteUndo = (token: string): SQL => sql`DELETE FROM property_undos WHERE token = ${token}`;

export const deleteExpiredUndos = (now: Date): SQL =>
  sql`DELETE FROM property_undos WHERE ends_at <= ${now.toISOString()}`;
