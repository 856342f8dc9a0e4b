import { and, eq, inArray } from "drizzle-orm";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query } from "#worker/db/query/query.ts";
import { properties } from "#worker/db/tables/properties.ts";

/** The longest reference that an admin can save is 30 characters long. */
const maxTypedLength = 60;

/**
 * Finds the property with a page that a printed or typed reference names: "mh-1042" and "MH-1042." are MH-1042. A property
 * with exactly this reference comes first. Null if none has a page.
 */
export function findByTypedReference(typed: string): Query<{ uuid: string; reference: string } | null> {
  const short = typed.slice(0, maxTypedLength);
  const trimmed = short.trim().replace(/[.,;:!?)\]]+$/, "");
  const spellings = [short, trimmed, trimmed.toUpperCase()];
  const found = builder
    .select({ uuid: properties.uuid, reference: properties.reference })
    .from(properties)
    .where(and(inArray(properties.reference, [...new Set(spellings)]), eq(properties.is_viewable, true)));
  return combineQueries([found], (rows) => {
    const rank = ({ reference }: { reference: string }) => spellings.indexOf(reference);
    return rows.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
  });
}
