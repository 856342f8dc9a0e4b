import { getTableColumns, type SQL, sql, type Table } from "drizzle-orm";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { rowAsJson, versionAfterStored } from "#worker/db/audited-rows.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { decodeRow, listRows } from "#worker/db/rows.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AdminServiceItem, AdminServiceItemList, ServiceItem, ServiceItemType } from "./service-item-types.ts";
import { addNumber, toServiceItem } from "./service-items.repository.ts";

/** Lists all items in their order, or those in the bin, the last deleted first. */
export function listAdminServiceItems(
  { table, binTable, listName }: ServiceItemType,
  isBin: boolean,
): Query<AdminServiceItemList> {
  const live = listRows(table);
  const statement = sql`SELECT * FROM ${binTable} ORDER BY deleted_at DESC, id`;
  return {
    statements: isBin ? [statement] : live.statements,
    read(results) {
      const items = isBin
        ? (results[0] ?? []).map((row) => toAdminServiceItem(decodeRow(binTable, row)))
        : live.read(results).map((row) => ({ ...toServiceItem(row), deleted_at: null }));
      // The compiler does not connect the name of the list with the type of its items.
      return { data: { [listName]: items } } as AdminServiceItemList;
    },
  };
}

const toAdminServiceItem = ({
  position: _position,
  deleted_at,
  ...item
}: ServiceItemType["binTable"]["$inferSelect"]): AdminServiceItem => ({ ...addNumber(item), deleted_at });

/** Moves an item to the bin. Returns false if there is none outside the bin. */
export function moveServiceItemToBin(
  { table, binTable, entity }: ServiceItemType,
  actor: AdminActor,
  id: string,
  now: Date,
): Query<boolean> {
  const at = now.toISOString();
  const columns = columnsOf(table);
  return {
    statements: [
      // A database that was copied while the item was moved can have it in both tables.
      sql`INSERT OR REPLACE INTO ${binTable} (${columns}, deleted_at)
        SELECT ${columns}, ${at} FROM ${table} WHERE id = ${id}`,
      insertAuditEntry(
        actor,
        { action: "delete", entity, entityId: id, before: rowAsJson(table, id), after: { deleted_at: at } },
        now,
        hasChangedRows,
      ),
      sql`DELETE FROM ${table} WHERE id = ${id} RETURNING id`,
    ],
    read: (results) => results.at(-1)?.length === 1,
  };
}

/** Restores an item from the bin at its place in the list. Returns undefined if it is not in the bin. */
export function restoreServiceItem(
  { table, binTable, entity }: ServiceItemType,
  actor: AdminActor,
  id: string,
  now: Date,
): Query<ServiceItem | undefined> {
  const values = columnsOf(table, { updated_at: versionAfterStored(now) });
  return {
    statements: [
      sql`INSERT INTO ${table} (${columnsOf(table)}) SELECT ${values} FROM ${binTable} WHERE id = ${id}
        ON CONFLICT (id) DO NOTHING`,
      sql`DELETE FROM ${binTable} WHERE id = ${id} RETURNING id`,
      insertAuditEntry(actor, { action: "restore", entity, entityId: id }, now, hasChangedRows),
      sql`SELECT * FROM ${table} WHERE id = ${id}`,
    ],
    read([, deleted = [], , [row] = [] as Row[]]) {
      return deleted.length === 1 && row ? toServiceItem(decodeRow(table, row)) : undefined;
    },
  };
}

/** Finds the ids of items that were moved to the bin before a time. */
export function findExpiredServiceItems({ binTable }: ServiceItemType, before: string, limit: number): Query<string[]> {
  return {
    statements: [
      sql`SELECT id FROM ${binTable} WHERE deleted_at <= ${before} ORDER BY deleted_at LIMIT ${integerLiteral(limit)}`,
    ],
    read: ([rows = []]) => rows.map(({ id }) => id as string),
  };
}

/** Deletes an expired item for good. Returns false if it has been restored. */
export function deleteExpiredServiceItem(
  { binTable, entity }: ServiceItemType,
  id: string,
  before: string,
  now: Date,
): Query<boolean> {
  const isExpired = sql`id = ${id} AND deleted_at <= ${before}`;
  return {
    statements: [
      insertAuditEntry(
        null,
        { action: "remove", entity, entityId: id, before: rowAsJson(binTable, id) },
        now,
        sql`EXISTS (SELECT 1 FROM ${binTable} WHERE ${isExpired})`,
      ),
      sql`DELETE FROM ${binTable} WHERE ${isExpired} RETURNING id`,
    ],
    read: ([, rows = []]) => rows.length === 1,
  };
}

/** Returns the columns of a table as a list, some replaced by an expression. */
function columnsOf(table: Table, replaced: Record<string, SQL> = {}): SQL {
  const names = Object.keys(getTableColumns(table));
  return sql.join(
    names.map((name) => replaced[name] ?? sql.raw(name)),
    sql`, `,
  );
}
