import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import type * as z from "zod";
import type { AuditEntity } from "#contract/admin/audit-actions.ts";
import { type AuditEntry, insertAuditEntry } from "./audit-entries.ts";
import type { Statement } from "./driver.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "./query.ts";
import { columnNames } from "./stored-columns.ts";

/** Who makes the change, and how the audit log names the changed entity. */
interface AuditContext {
  actor: { id: string };
  entity: AuditEntity;
  now: Date;
}

type Values = Record<string, unknown>;

/** Returns a value as a parameter that its column encodes. */
const toParam = (table: Table, name: string, value: unknown): SQL =>
  sql`${sql.param(value, getTableColumns(table)[name])}`;

/**
 * Adds a row to a table with a `position` column and records it in the audit log.
 * @param position the expression of its position
 */
export function insertRow(
  table: Table,
  id: string,
  values: Values,
  { actor, entity, now }: AuditContext,
  position: SQL,
): Statement[] {
  const names = Object.keys(values).map((name) => sql.identifier(name));
  const stored = Object.entries(values).map(([name, value]) => toParam(table, name, value));
  return [
    sql`INSERT INTO ${table} (id, position, ${sql.join(names, sql`, `)})
      SELECT ${id}, ${position}, ${sql.join(stored, sql`, `)}`,
    insertAuditEntry(actor, { action: "create", entity, entityId: id, after: values }, now),
  ];
}

/**
 * Updates columns of a row with an `updated_at`, and records its previous state.
 * @param row the schema of the table's rows
 * @param version the `updated_at` that the row must have; undefined for any
 * @returns the new row, or undefined if the id is unknown or the row has another version
 */
export function updateRow<S extends z.ZodType>(
  table: Table,
  row: S,
  id: string,
  values: Values,
  { actor, entity, now }: AuditContext,
  version?: string,
): Query<z.output<S> | undefined> {
  const matches = version === undefined ? sql`id = ${id}` : sql`id = ${id} AND updated_at = ${version}`;
  const nextVersion = sql`updated_at = ${versionAfterStored(now)}`;
  const assignments = Object.entries(values).map(
    ([name, value]) => sql`${sql.identifier(name)} = ${toParam(table, name, value)}`,
  );
  const sets = assignments.length > 0 ? [...assignments, nextVersion] : [sql`id = id`];
  const change: AuditEntry = { action: "update", entity, entityId: id, before: rowAsJson(table, id), after: values };
  // The time of the version, which may be slightly later than now: it tells later changes from earlier ones.
  const at = sql`(SELECT ${versionAfterStored(now)} FROM ${table} WHERE id = ${id})`;
  return combineQueries(
    [
      insertAuditEntry(actor, change, at, sql`EXISTS (SELECT 1 FROM ${table} WHERE ${matches})`),
      selectFirst(selectRows(sql`UPDATE ${table} SET ${sql.join(sets, sql`, `)} WHERE ${matches} RETURNING *`, row)),
    ],
    (_, updated) => updated,
  );
}

/** Returns the expression of the next version of a row: now, but always later than the stored one. */
export function versionAfterStored(now: Date, column: "updated_at" | "saved_at" = "updated_at"): SQL {
  const [stored, at] = [sql.identifier(column), now.toISOString()];
  return sql`CASE WHEN ${stored} >= ${at}
    THEN strftime('%Y-%m-%dT%H:%M:%fZ', ${stored}, '+0.001 seconds') ELSE ${at} END`;
}

/** Returns the expression of a row as JSON; NULL if there is none. */
export function rowAsJson(table: Table, id: string): SQL {
  const pairs = columnNames(table).map((name) => sql`${name}, ${sql.identifier(name)}`.inlineParams());
  return sql`(SELECT json_object(${sql.join(pairs, sql`, `)}) FROM ${table} WHERE id = ${id})`;
}
