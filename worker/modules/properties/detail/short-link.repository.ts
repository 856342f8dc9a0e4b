import { and, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { PropertyCard } from "#contract/listings/property.ts";
import { referenceSpellings } from "#shared/listings/reference.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
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

const removedRow = z.object({ uuid: z.string(), reference: z.string(), removed_at: z.string() });
export type RemovedReference = z.infer<typeof removedRow>;

/**
 * Finds the removed property that a printed or typed reference names, in the bin or permanently deleted; of several with
 * the same reference the last. Null if none that was public had it.
 */
export function findRemovedByReference(typed: string): Query<RemovedReference | null> {
  const found = selectRows(
    sql`SELECT uuid, reference, deleted_at AS removed_at FROM properties
        WHERE published = 1 AND deleted_at IS NOT NULL AND ${isNamed([typed])}
      UNION ALL SELECT uuid, reference, removed_at FROM removed_properties WHERE reference IS NOT NULL AND ${isNamed([typed])}`,
    removedRow,
  );
  return combineQueries([found], (rows) => {
    const newestFirst = rows.toSorted((one, other) => (one.removed_at < other.removed_at ? 1 : -1));
    return firstNamed(newestFirst, typed) ?? null;
  });
}

const toId = (typed: string) => typed.trim().toLowerCase();

/** The condition that a row has one of the references, in one of its spellings, or one of the ids. */
function isNamed(all: readonly string[]): SQL {
  const [spellings, ids] = [all.flatMap(referenceSpellings), all.map(toId)];
  return sql`(reference IN (SELECT value FROM json_each(${JSON.stringify(spellings)}))
    OR uuid IN (SELECT value FROM json_each(${JSON.stringify(ids)})))`;
}

/** Returns the row that a typed reference names: by the likeliest spelling, at last by its id. */
function firstNamed<Row extends { uuid: string; reference: string }>(rows: readonly Row[], typed: string) {
  const bySpelling = referenceSpellings(typed).map((spelling) => rows.find(({ reference }) => reference === spelling));
  return bySpelling.find((row) => row !== undefined) ?? rows.find(({ uuid }) => uuid === toId(typed));
}
