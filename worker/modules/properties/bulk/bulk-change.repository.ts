import { and, eq } from "drizzle-orm";
import { builder, type Statement } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { PropertyRow } from "../property-rows.ts";
import {
  bulkColumnNames,
  pickColumns,
  type ReplacedColumns,
  replacedColumnNames,
  triggerColumnNames,
} from "./replaced-columns.ts";

/** Finds the properties of a bulk change, in any state and in the order of the request. */
export function findBulkProperties(uuids: string[]): Query<PropertyRow[]> {
  const found = builder.select().from(properties).where(isOneOf(properties.uuid, uuids));
  return combineQueries([found], (rows) => rows.sort((a, b) => uuids.indexOf(a.uuid) - uuids.indexOf(b.uuid)));
}

/** Returns what a row has now, for the undo. */
export function toReplaced(row: PropertyRow, updatedAt: string): ReplacedColumns {
  return { n: row.n, uuid: row.uuid, updated_at: updatedAt, columns: pickColumns(row, replacedColumnNames) };
}

/** Puts columns back, if the property is still in the version of the change. */
export function restoreColumns({ n, updated_at, columns }: ReplacedColumns, updatedAt: string): Statement[] {
  const isVersion = (version: string) => and(eq(properties.n, n), eq(properties.updated_at, version));
  return [
    builder
      .update(properties)
      .set({ ...pickColumns(columns, bulkColumnNames), updated_at: updatedAt })
      .where(isVersion(updated_at)),
    builder.update(properties).set(pickColumns(columns, triggerColumnNames)).where(isVersion(updatedAt)),
  ];
}

/** Finds the properties that are still in the version of the change, by uuid. */
export function findUnchanged(changes: ReplacedColumns[]): Query<Map<string, PropertyRow>> {
  const numbers = changes.map(({ n }) => n);
  const versions = new Map(changes.map(({ n, updated_at }) => [n, updated_at]));
  const found = builder.select().from(properties).where(isOneOf(properties.n, numbers));
  return combineQueries(
    [found],
    (rows) => new Map(rows.filter((row) => versions.get(row.n) === row.updated_at).map((row) => [row.uuid, row])),
  );
}
