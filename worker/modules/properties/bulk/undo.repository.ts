import { and, eq, gt, lte, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { storedColumns, storedJson } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { propertyUndos } from "#worker/db/tables/property-history.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { type ReplacedColumns, replacedColumnNames } from "./replaced-columns.ts";

/** How long a change of several properties can be undone: one hour. */
const undoMs = 3_600_000;

/** The JSON text of what a change replaced. */
const storedChanges = storedJson(
  z.array(
    z.object({
      n: z.number(),
      uuid: z.string(),
      updated_at: z.string(),
      columns: storedColumns(properties, replacedColumnNames).partial(),
    }),
  ),
);

/** Stores what a change replaced. */
export const insertUndo = (actor: AdminActor, token: string, changes: ReplacedColumns[], now: Date): Statement =>
  builder
    .insert(propertyUndos)
    .values({ token, actor_id: actor.id, ends_at: endOfUndo(now), changes: JSON.stringify(changes) });

const endOfUndo = (now: Date) => new Date(now.getTime() + undoMs).toISOString();

/** Stores what the chosen properties have before a change of all of them, which gives each the version after the stored one. */
export function insertUndoOfSelected(
  actor: AdminActor,
  token: string,
  isChosen: SQL | undefined,
  now: Date,
): Statement {
  const columns = replacedColumnNames.map((name) => sql`${name}, ${properties[name]}`.inlineParams());
  const replaced = sql`json_object('n', ${properties.n}, 'uuid', ${properties.uuid},
    'updated_at', ${versionAfterStored(now)}, 'columns', json_object(${sql.join(columns, sql`, `)}))`;
  const undo = { token, actor_id: actor.id, ends_at: endOfUndo(now), changes: sql`json_group_array(${replaced})` };
  return builder
    .insert(propertyUndos)
    .select(builder.select(newRow(propertyUndos, undo)).from(properties).where(isChosen).having(sql`count(*) > 0`));
}

/** Finds what a change by the same person replaced; undefined after an hour and after its undo. */
export function findUndo(actor: AdminActor, token: string, now: Date): Query<ReplacedColumns[] | undefined> {
  const found = builder
    .select({ changes: propertyUndos.changes })
    .from(propertyUndos)
    .where(
      and(
        eq(propertyUndos.token, token),
        eq(propertyUndos.actor_id, actor.id),
        gt(propertyUndos.ends_at, now.toISOString()),
      ),
    );
  return combineQueries([selectFirst(found)], (row) => row && storedChanges.parse(row.changes));
}

export const deleteUndo = (token: string): Statement =>
  builder.delete(propertyUndos).where(eq(propertyUndos.token, token));

export const deleteExpiredUndos = (now: Date): Statement =>
  builder.delete(propertyUndos).where(lte(propertyUndos.ends_at, now.toISOString()));
