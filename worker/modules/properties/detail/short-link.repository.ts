import { sql } from "drizzle-orm";
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
  const short = typed.slice(0, maxTypedLength);
  const trimmed = short.trim().replace(/[.,;:!?)\]]+$/, "");
  const spellings = [short, trimmed, trimmed.toUpperCase()];
  const found = selectRows(
    sql`SELECT ${columnList(cardColumnNames)} FROM properties WHERE is_viewable = 1
      AND (reference IN (${sql.join(
        spellings.map((spelling) => sql`${spelling}`),
        sql`, `,
      )}) OR uuid = ${trimmed.toLowerCase()})`,
    cardRow,
  );
  return combineQueries([found], (rows) => {
    const rank = ({ reference }: { reference: string }) => {
      const at = spellings.indexOf(reference);
      return at < 0 ? spellings.length : at;
    };
    const [first] = rows.toSorted((one, other) => rank(one) - rank(other));
    return first ? toCard(first) : null;
  });
}
