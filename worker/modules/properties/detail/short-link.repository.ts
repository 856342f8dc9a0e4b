import { and, type Column, eq, isNotNull, or, sql } from "drizzle-orm";
import type { PropertyCard } from "#contract/listings/property.ts";
import { referenceSpellings } from "#shared/listings/reference.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties, removedProperties as removed } from "#worker/db/tables/properties.ts";
import { cardColumnNames, toCard } from "../property-rows.ts";

/**
 * Finds the property with a page that a printed or typed reference names, in any of its spellings. A property with exactly
 * this reference comes first. The id of a pasted link works too. Null if none has a page.
 */
export const findByTypedReference = (typed: string): Query<PropertyCard | null> =>
  combineQueries([findByTypedReferences([typed])], ([found]) => found ?? null);

/** Finds the property of each reference, as `findByTypedReference`. An empty text has none. */
export function findByTypedReferences(all: readonly string[]): Query<(PropertyCard | null)[]> {
  const found = builder
    .select(getColumns(properties, cardColumnNames))
    .from(properties)
    .where(and(sql`is_viewable = 1`, isNamed(all)));
  return combineQueries([found], (rows) =>
    all.map((typed) => {
      const first = firstNamed(rows, typed);
      return first ? toCard(first) : null;
    }),
  );
}

export interface RemovedReference {
  uuid: string;
  reference: string;
  removed_at: string;
}

/**
 * Finds the removed property that a printed or typed reference names, in the bin or permanently deleted; of several with
 * the same reference the last. Null if none that was public had it.
 */
export function findRemovedByReference(typed: string): Query<RemovedReference | null> {
  const { uuid, reference, deleted_at, published } = properties;
  const binned = builder
    .select({ uuid, reference, deleted_at })
    .from(properties)
    .where(and(eq(published, true), isNotNull(deleted_at), isNamed([typed])));
  const deleted = builder
    .select({ uuid: removed.uuid, reference: removed.reference, removed_at: removed.removed_at })
    .from(removed)
    .where(and(isNotNull(removed.reference), isNamed([typed], removed)));
  return combineQueries([binned, deleted], (inBin, gone) => {
    const rows = [
      ...inBin.map((row) => ({ ...row, removed_at: row.deleted_at ?? "" })),
      ...gone.map((row) => ({ ...row, reference: row.reference ?? "" })),
    ];
    const newestFirst = rows.toSorted((one, other) => (one.removed_at < other.removed_at ? 1 : -1));
    return firstNamed(newestFirst, typed) ?? null;
  });
}

const toId = (typed: string) => typed.trim().toLowerCase();

/** The condition that a row has one of the references, in one of its spellings, or one of the ids. */
const isNamed = (all: readonly string[], { reference, uuid }: Record<"reference" | "uuid", Column> = properties) =>
  or(isOneOf(reference, all.flatMap(referenceSpellings)), isOneOf(uuid, all.map(toId)));

/** Returns the row that a typed reference names: by the likeliest spelling, at last by its id. */
function firstNamed<Row extends { uuid: string; reference: string }>(rows: readonly Row[], typed: string) {
  const bySpelling = referenceSpellings(typed).map((spelling) => rows.find(({ reference }) => reference === spelling));
  return bySpelling.find((row) => row !== undefined) ?? rows.find(({ uuid }) => uuid === toId(typed));
}
