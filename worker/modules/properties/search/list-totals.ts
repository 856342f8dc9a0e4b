import { type SQL, sql } from "drizzle-orm";
import { exactTotalLimit } from "#contract/listings/property-options.ts";
import type { IndexRange } from "./list-order.ts";
import { selectMatches } from "./match-expression.ts";

/** Matches tested for a total that the full-text index does not know exactly: two rows each. */
const testedMatches = 250;

/** How many rows a SELECT gives, up to the cap. */
export function countRows(rows: SQL): SQL {
  return sql`SELECT min(count(*), ${exactTotalLimit}) AS count, count(*) > ${exactTotalLimit} AS more
    FROM (SELECT 1 FROM (${rows} LIMIT ${exactTotalLimit + 1}))`;
}

/** How many listings match, up to the cap. */
export const countMatches = (match: SQL): SQL => countRows(selectMatches(match));

/** How many of the newest matches also pass; `more` says that there are matches nobody tested. */
export function countPassing(match: SQL, passes: SQL): SQL {
  return sql`SELECT coalesce(sum(${passes}), 0) AS count, count(*) >= ${testedMatches} AS more
    FROM (${selectMatches(match)} ORDER BY rowid DESC LIMIT ${testedMatches}) CROSS JOIN properties ON n = found`;
}

/** How many listings stand in whole index ranges, from the counters. */
export function sumCounters(ranges: IndexRange[]): SQL {
  const wanted = ranges.map(
    ({ kind, narrowing }) =>
      sql`(kind = ${kind} AND facet = ${narrowing?.by ?? "all"} AND key = ${narrowing?.key ?? ""})`,
  );
  return sql`SELECT min(coalesce(sum(count), 0), ${exactTotalLimit}) AS count, coalesce(sum(count), 0) > ${exactTotalLimit} AS more
    FROM property_counts WHERE ${sql.join(wanted, sql` OR `)}`;
}
