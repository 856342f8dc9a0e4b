import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { PropertyCard } from "#contract/listings/property.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query/query.ts";
import { storedColumns } from "#worker/db/query/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, columnList, toCard } from "../property-rows.ts";

const cardRow = storedColumns(properties, cardColumnNames);

/** The longest reference that an admin can save is 30 characters long. */
const maxTypedLength = 60;

/**
 * Finds the property with a page that a printed or typed reference names: "mh-1042" and "MH-1042." are MH-1042. A property
 * with exactly this reference comes first. The id of a pasted link works too. Null if none has a page.
 */
export function findByTypedReference(typed: string): Query<PropertyCard | null> {
  const { spellings, isNamed } = readTyped(typed);
  const found = selectRows(
    sql`SELECT ${columnList(cardColumnNames)} FROM properties WHERE is_viewable = 1 AND ${isNamed}`,
    cardRow,
  );
  return combineQueries([found], (rows) => {
    const [first] = rows.toSorted(byRank(spellings));
    return first ? toCard(first) : null;
  });
}

const removedRow = z.object({ uuid: z.string(), reference: z.string(), removed_at: z.string() });
export type RemovedReference = z.infer<typeof removedRow>;

/**
 * Finds the removed property that a printed or typed reference names, in the bin or permanently deleted; of several with
 * the same reference the last. Null if none that was public had it.
 */
export function findRemovedByReference(typed: string): Query<RemovedReference | null> {
  const { spellings, isNamed } = readTyped(typed);
  const found = selectRows(
    sql`SELECT uuid, reference, deleted_at AS removed_at FROM properties
        WHERE published = 1 AND deleted_at IS NOT NULL AND ${isNamed}
      UNION ALL SELECT uuid, reference, removed_at FROM removed_properties WHERE reference IS NOT NULL AND ${isNamed}`,
    removedRow,
  );
  return combineQueries([found], (rows) => {
    const newestFirst = rows.toSorted((one, other) => (one.removed_at < other.removed_at ? 1 : -1));
    return newestFirst.toSorted(byRank(spellings))[0] ?? null;
  });
}

/** Returns the spellings that a typed reference may mean, the likeliest first, and the condition that a row has one of them. */
function readTyped(typed: string): { spellings: string[]; isNamed: SQL } {
  const short = typed.slice(0, maxTypedLength);
  const trimmed = short.trim().replace(/[.,;:!?)\]]+$/, "");
  const spellings = [short, trimmed, trimmed.toUpperCase()];
  const list = sql.join(
    spellings.map((spelling) => sql`${spelling}`),
    sql`, `,
  );
  return { spellings, isNamed: sql`(reference IN (${list}) OR uuid = ${trimmed.toLowerCase()})` };
}

/** Orders rows by the spelling of their reference. Those found by their id come last. */
function byRank(spellings: readonly string[]) {
  const rank = ({ reference }: { reference: string }) => {
    const at = spellings.indexOf(reference);
    return at < 0 ? spellings.length : at;
  };
  return (one: { reference: string }, other: { reference: string }) => rank(one) - rank(other);
}
