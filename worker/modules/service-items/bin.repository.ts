import { and, desc, eq, lte, type SQL, sql, type Table } from "drizzle-orm";
import { hasChangedRows, insertAuditEntry } from "#worker/db/audit-entries.ts";
import { rowAsJson, versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { columnNames } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AdminServiceItem, AdminServiceItemList, ServiceItem, ServiceItemType } from "./service-item-types.ts";
import { deriveFields, listAllServiceItems, toServiceItem } from "./service-items.repository.ts";

/** Lists all items in their order, or those in the bin, the last deleted first. */
export function listAdminServiceItems(type: ServiceItemType, isBin: boolean): Query<AdminServiceItemList> {
  const { binTable, listName } = type;
  const items: Query<AdminServiceItem[]> = isBin
    ? combineQueries([builder.select().from(binTable).orderBy(desc(binTable.deleted_at), binTable.id)], (rows) =>
        rows.map(toAdminServiceItem),
      )
    : combineQueries([listAllServiceItems(type)], (all) => all.map((item) => ({ ...item, deleted_at: null })));
  // The compiler does not connect the name of the list with the type of its items.
  return combineQueries([items], (found) => ({ data: { [listName]: found } }) as AdminServiceItemList);
}

const toAdminServiceItem = ({
  position: _position,
  deleted_at,
  ...item
}: ServiceItemType["binTable"]["$inferSelect"]): AdminServiceItem => ({ ...deriveFields(item), deleted_at });

/** Moves an item to the bin. Returns false if there is none outside the bin. */
export function moveServiceItemToBin(
  { table, binTable, entity }: ServiceItemType,
  actor: AdminActor,
  id: string,
  now: Date,
): Query<boolean> {
  const at = now.toISOString();
  const columns = getColumns(table);
  return combineQueries(
    [
      // A database that was copied while the item was moved can have it in both tables.
      sql`INSERT OR REPLACE INTO ${binTable} (${columns}, deleted_at)
        SELECT ${columns}, ${at} FROM ${table} WHERE id = ${id}`,
      insertAuditEntry(
        actor,
        { action: "delete", entity, entityId: id, before: rowAsJson(table, id), after: { deleted_at: at } },
        now,
        hasChangedRows,
      ),
      builder.delete(table).where(eq(table.id, id)).returning({ id: table.id }),
    ],
    (_moved, _recorded, deleted) => deleted.length === 1,
  );
}

/** Restores an item from the bin at its place in the list. Returns undefined if it is not in the bin. */
export function restoreServiceItem(
  { table, binTable, entity }: ServiceItemType,
  actor: AdminActor,
  id: string,
  now: Date,
): Query<ServiceItem | undefined> {
  const values = getColumns(table, { updated_at: versionAfterStored(now) });
  return combineQueries(
    [
      sql`INSERT INTO ${table} (${getColumns(table)}) SELECT ${values} FROM ${binTable} WHERE id = ${id}
        ON CONFLICT (id) DO NOTHING`,
      builder.delete(binTable).where(eq(binTable.id, id)).returning({ id: binTable.id }),
      insertAuditEntry(actor, { action: "restore", entity, entityId: id }, now, hasChangedRows),
      selectFirst(builder.select().from(table).where(eq(table.id, id))),
    ],
    (_inserted, deleted, _recorded, restored) =>
      deleted.length === 1 && restored ? toServiceItem(restored) : undefined,
  );
}

/** Finds the ids of items that were moved to the bin before a time. */
export const findExpiredServiceItems = (
  { binTable }: ServiceItemType,
  before: string,
  limit: number,
): Query<string[]> =>
  combineQueries(
    [
      builder
        .select({ id: binTable.id })
        .from(binTable)
        .where(lte(binTable.deleted_at, before))
        .orderBy(binTable.deleted_at)
        .limit(limit),
    ],
    (rows) => rows.map(({ id }) => id),
  );

/** Deletes an expired item for good. Returns false if it has been restored. */
export function deleteExpiredServiceItem(
  { binTable, entity }: ServiceItemType,
  id: string,
  before: string,
  now: Date,
): Query<boolean> {
  const isExpired = and(eq(binTable.id, id), lte(binTable.deleted_at, before));
  return combineQueries(
    [
      insertAuditEntry(
        null,
        { action: "remove", entity, entityId: id, before: rowAsJson(binTable, id) },
        now,
        sql`EXISTS (SELECT 1 FROM ${binTable} WHERE ${isExpired})`,
      ),
      builder.delete(binTable).where(isExpired).returning({ id: binTable.id }),
    ],
    (_, deleted) => deleted.length === 1,
  );
}

/** Returns the columns of a table as a list, some replaced by an expression. */
function getColumns(table: Table, replaced: Record<string, SQL> = {}): SQL {
  const names = columnNames(table);
  return sql.join(
    names.map((name) => replaced[name] ?? sql.identifier(name)),
    sql`, `,
  );
}
