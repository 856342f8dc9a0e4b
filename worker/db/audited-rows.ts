import { getTableColumns, getTableName, type SQL, sql, type Table } from "drizzle-orm";
import type { AuditEntity } from "#contract/admin/audit-actions.ts";
import { type AuditEntry, insertAuditEntry } from "./audit-entries.ts";
import type { Query, Row } from "./query.ts";
import { decodeRow } from "./rows.ts";

/** Whoever makes the change, and what the audit calls the thing that changes. */
interface About {
  actor: { id: string };
  entity: AuditEntity;
  now: Date;
}

type Values = Record<string, unknown>;

/** Adds a row at the end of a small table's order, with its line in the audit. */
export function insertRow(table: Table, id: string, values: Values, { actor, entity, now }: About): SQL[] {
  const names = Object.keys(values).map((name) => sql.raw(name));
  const stored = Object.values(values).map((value) => sql`${encode(value)}`);
  return [
    sql`INSERT INTO ${table} (id, position, ${sql.join(names, sql`, `)})
      SELECT ${id}, (SELECT coalesce(max(position) + 1, 0) FROM ${table}), ${sql.join(stored, sql`, `)}`,
    insertAuditEntry(actor, { action: "create", entity, entityId: id, after: values }, now),
  ];
}

/** Changes some columns of a row, with a line in the audit that holds them as they were. Undefined when there is no row. */
export function updateRow<T extends Table>(
  table: T,
  id: string,
  values: Values,
  { actor, entity, now }: About,
): Query<T["$inferSelect"] | undefined> {
  const sets = Object.entries(values).map(([name, value]) => sql`${sql.raw(name)} = ${encode(value)}`);
  const there = sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id})`;
  const change: AuditEntry = { action: "update", entity, entityId: id, before: whole(table, id), after: values };
  return {
    statements: [
      insertAuditEntry(actor, change, now, there),
      sql`UPDATE ${table} SET ${sql.join([sql`id = id`, ...sets], sql`, `)} WHERE id = ${id} RETURNING *`,
    ],
    read: ([, [row] = [] as Row[]]) => row && decodeRow(table, row),
  };
}

/** Removes a row, with a line in the audit that holds it. False when there is none. */
export function deleteRow(table: Table, id: string, { actor, entity, now }: About): Query<boolean> {
  const there = sql`EXISTS (SELECT 1 FROM ${table} WHERE id = ${id})`;
  const change: AuditEntry = { action: "delete", entity, entityId: id, before: whole(table, id) };
  return {
    statements: [insertAuditEntry(actor, change, now, there), sql`DELETE FROM ${table} WHERE id = ${id} RETURNING id`],
    read: ([, rows = []]) => rows.length === 1,
  };
}

/** A row as JSON. */
function whole(table: Table, id: string): SQL {
  const pairs = Object.keys(getTableColumns(table)).map((name) => `'${name}', ${name}`);
  return sql`(SELECT json_object(${sql.raw(pairs.join(", "))}) FROM ${sql.raw(getTableName(table))} WHERE id = ${id})`;
}

function encode(value: unknown): unknown {
  if (typeof value === "boolean") return Number(value);
  return Array.isArray(value) ? JSON.stringify(value) : value;
}
