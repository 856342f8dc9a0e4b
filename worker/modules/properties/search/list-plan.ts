import { type SQL, sql } from "drizzle-orm";
import { type FilterCondition, filterConditions, type SearchCondition, searchCondition } from "./filter-conditions.ts";
import { findExactRanges, findNarrowestRanges, selectRanges } from "./index-ranges.ts";
import { countMatches, countPassing, countRows, sumCounters } from "./list-totals.ts";
import { matchExpression, selectMatches, wordsCondition } from "./match-expression.ts";
import { hasPriceRange, orderTerm, type PageRequest, pastOperator, startCondition } from "./page-request.ts";

/**
 * The statement of a page and of the whole list's total. The page's rows carry `passes`: one that does not is the last
 * that a full window saw, from which the next page goes on. The total is `count`, up to the cap, and `more`.
 */
export interface ListPlan {
  page: SQL;
  total: SQL;
}

/**
 * Rows that a page may cost when no index holds its filters, chosen so that all reading stays below the targets:
 * a match costs one row in the full-text index and one in the table, sorting it one more, and finding where a
 * full window ends reads it again.
 */
const windows = {
  /** Newest matches tested for what the full-text index does not know exactly. */
  matches: 165,
  /** Matches sorted at once for another order … */
  sorted: 195,
  /** … and rows of that order's own index tested when there are more matches than that. */
  walked: 255,
};

/** Chooses how a list is read; README.md beside this file has the figures behind it. */
export function planList(request: PageRequest): ListPlan {
  const conditions = filterConditions(request.filters);
  const search = searchCondition(request.filters.q);
  const ranges = search ? undefined : findExactRanges(request.filters, conditions, request.order);
  if (ranges) {
    const columns = sql`${withOrder(request)}, 1 AS passes`;
    return {
      page: sql`${selectRanges(request, ranges, columns)} ORDER BY ${orderTerm(request)} LIMIT ${request.take}`,
      total: hasPriceRange(request)
        ? countRows(selectRanges({ ...request, from: undefined }, ranges, sql`1`))
        : sumCounters(ranges),
    };
  }
  const match = matchExpression(conditions, search);
  const untold = conditions.filter(({ exact }) => !exact).map(({ where }) => where);
  const total = untold.length > 0 ? countPassing(match, sql.join(untold, sql` AND `)) : countMatches(match);
  const page =
    request.order.column === "n"
      ? newestMatches(request, match, untold)
      : sortedMatches(request, match, conditions, search);
  return { page, total };
}

/** Newest first, found by the full-text index, whose rows stand in that order. */
function newestMatches(request: PageRequest, match: SQL, untold: SQL[]): SQL {
  const start = request.from ? sql` AND rowid ${pastOperator(request)} CAST(${request.from.n} AS INTEGER)` : sql``;
  const found = sql`${selectMatches(match)}${start} ORDER BY rowid ${orderTerm(request, true)}`;
  if (untold.length === 0) {
    return sql`SELECT ${request.columns}, 1 AS passes FROM (${found} LIMIT ${request.take})
      CROSS JOIN properties ON n = found ORDER BY found ${orderTerm(request, true)}`;
  }
  const last = sql`(${found} LIMIT 1 OFFSET ${windows.matches - 1})`;
  return sql`SELECT * FROM (
      SELECT ${request.columns}, (${sql.join(untold, sql` AND `)}) AS passes
      FROM (${found} LIMIT ${windows.matches}) CROSS JOIN properties ON n = found
    ) WHERE passes OR n = ${last} LIMIT ${request.take}`;
}

/**
 * Another order: few matches are all fetched and sorted; when there are many, the order's own index is walked
 * and each row tested, since matches are then close together.
 */
function sortedMatches(
  request: PageRequest,
  match: SQL,
  conditions: FilterCondition[],
  search: SearchCondition | undefined,
): SQL {
  const many = sql`EXISTS (${selectMatches(match)} LIMIT 1 OFFSET ${windows.sorted})`;
  const only = (wanted: SQL, limit: number) => sql`CASE WHEN ${wanted} THEN ${limit} ELSE 0 END`;
  const filters = sql.join([sql`1`, ...conditions.map(({ where }) => where)], sql` AND `);
  const passes = search ? sql`(${filters} AND ${searchHolds(search, conditions)})` : sql`(${filters})`;
  const columns = withOrder(request);
  const few = sql`SELECT ${columns}, 1 AS passes
    FROM (${selectMatches(match)} LIMIT ${only(sql`NOT ${many}`, windows.sorted)}) CROSS JOIN properties ON n = found
    WHERE ${startCondition(request) ?? sql`1`} AND ${filters}`;
  const ranges = findNarrowestRanges(request.filters);
  const walk = sql`${selectRanges(request, ranges, sql`${columns}, ${passes} AS passes`)} ORDER BY ${orderTerm(request)}`;
  const places = sql`${selectRanges(request, ranges, sql`n, ${sql.raw(request.order.column)}`)} ORDER BY ${orderTerm(request)}`;
  const last = sql`(SELECT n FROM (${places} LIMIT 1 OFFSET ${windows.walked - 1}))`;
  return sql`SELECT * FROM (${few} ORDER BY ${orderTerm(request)} LIMIT ${request.take})
    UNION ALL
    SELECT * FROM (SELECT * FROM (${walk} LIMIT ${only(many, windows.walked)}) WHERE passes OR n = ${last} LIMIT ${request.take})`;
}

/** The asked columns and the order's, which a merge of ranges is sorted by. */
function withOrder({ columns, order }: PageRequest): SQL {
  return order.column === "n" ? columns : sql`${columns}, ${sql.raw(order.column)}`;
}

function searchHolds(search: SearchCondition, conditions: FilterCondition[]): SQL {
  if (!search.without) return wordsCondition(search.terms);
  const full = matchExpression(conditions, { terms: search.terms, match: search.match });
  const leavesNothing = sql`NOT EXISTS (${selectMatches(full)})`;
  return sql`(${wordsCondition(search.terms.slice(0, -1))} AND (${leavesNothing} OR ${wordsCondition(search.terms.slice(-1))}))`;
}
