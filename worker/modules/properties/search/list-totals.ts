import { type SQL, sql } from "drizzle-orm";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { IndexRange } from "./index-ranges.ts";
import { type PropertyIndex, selectMatches } from "./match-expression.ts";

/** Matches tested if the full-text index gives no exact total; each costs two rows read. */
const maxTestedMatches = 250;

/** Counts the rows of a SELECT, up to the limit. */
export function countRows(rows: SQL): SQL {
  return sql`SELECT min(count(*), ${exactTotalLimit}) AS count, count(*) > ${exactTotalLimit} AS more
    FROM (SELECT 1 FROM (${rows} LIMIT ${integerLiteral(exactTotalLimit + 1)}))`;
}

/** Counts the properties that match, up to the limit. */
export const countMatches = (match: SQL, index?: PropertyIndex): SQL => countRows(selectMatches(match, index));

/** Counts how many of the newest matches also pass. `more` is set if some matches were not tested. */
export function countPassing(match: SQL, matchesFilters: SQL, index?: PropertyIndex): SQL {
  return sql`SELECT coalesce(sum(${matchesFilters}), 0) AS count, count(*) >= ${maxTestedMatches} AS more
    FROM (${selectMatches(match, index)} ORDER BY rowid DESC LIMIT ${integerLiteral(maxTestedMatches)}) CROSS JOIN properties ON n = found`;
}

/** Counts the properties in index ranges, from the stored counters. */
export function sumCounters(ranges: IndexRange[]): SQL {
  const counters = ranges.map(
    ({ kind, narrowing }) =>
      sql`(kind = ${kind} AND facet = ${narrowing?.by ?? "all"} AND key = ${narrowing?.key ?? ""})`,
  );
  return sql`SELECT min(coalesce(sum(count), 0), ${exactTotalLimit}) AS count, coalesce(sum(count), 0) > ${exactTotalLimit} AS more
    FROM property_counts WHERE ${sql.join(counters, sql` OR `)}`;
}
