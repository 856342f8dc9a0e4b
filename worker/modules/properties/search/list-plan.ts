import { type SQL, sql } from "drizzle-orm";
import { integerLiteral } from "#worker/db/expressions.ts";
import {
  availabilityCondition,
  type FilterCondition,
  filterConditions,
  type SearchCondition,
  searchCondition,
} from "./filter-conditions.ts";
import { findExactRanges, selectRanges } from "./index-ranges.ts";
import { type ListSource, publicSource } from "./list-source.ts";
import { countMatches, countPassing, countRows, sumCounters } from "./list-totals.ts";
import { isIndexed, matchExpression, selectMatches, wordsCondition } from "./match-expression.ts";
import { hasPriceRange, orderTerm, type PageRequest, pastOperator, startCondition } from "./page-request.ts";

/**
 * The statements of a page and of the total. A page row whose `n` is `window_end` is the last one of a full window, where
 * the next page continues; it belongs to the list only if it `passes`. The total's row has `count`, up to the limit, and `more`.
 */
export interface ListPlan {
  page: SQL;
  total: SQL;
}

/**
 * Rows that a page may read if no index covers its filters, chosen to stay below the targets in README.md. A match costs
 * one row in the full-text index and one in the table, sorting it one more, and finding the window's end reads it again.
 */
const windows = {
  /** Newest matches that are tested on columns. */
  matches: 165,
  /** Matches that are fetched and sorted. */
  sorted: 195,
  /** Rows of the order's index that are tested if there are more matches than `sorted`. */
  walked: 255,
};

/** Chooses how a list is read. README.md in this folder explains the alternatives and their cost. */
export function planList(request: PageRequest): ListPlan {
  const conditions = filterConditions(request.filters);
  const search = searchCondition(request.filters.q);
  const ranges = search ? undefined : findExactRanges(request.filters, conditions, request.order);
  if (ranges) {
    const columns = sql`${withOrder(request)}, ${noWindowColumns}`;
    return {
      page: sql`${selectRanges(request, ranges, columns)} ORDER BY ${orderTerm(request)} LIMIT ${integerLiteral(request.take)}`,
      total: hasPriceRange(request)
        ? countRows(selectRanges({ ...request, from: undefined }, ranges, sql`1`))
        : sumCounters(ranges),
    };
  }
  return planMatches(request, publicSource);
}

/** What the statements of a list without exact ranges are built from. */
interface MatchedList {
  request: PageRequest;
  source: ListSource;
  conditions: FilterCondition[];
  search: SearchCondition | undefined;
  match: SQL;
}

function toMatchedList(request: PageRequest, source: ListSource): MatchedList {
  const conditions = [...filterConditions(request.filters), ...source.conditions];
  const search = source.toSearch(request.filters.q);
  return { request, source, conditions, search, match: matchExpression(conditions, search, undefined, source.index) };
}

/** Reads a list from the full-text index, or from the order's index if there are many matches in another order. */
export function planMatches(request: PageRequest, source: ListSource): ListPlan {
  const list = toMatchedList(request, source);
  const inexact = list.conditions.filter(({ exact }) => !exact).map(({ where }) => where);
  const total =
    inexact.length > 0
      ? countPassing(list.match, sql.join(inexact, sql` AND `), source.index)
      : countMatches(list.match, source.index);
  const matches = selectOrderedMatches(list);
  return { page: matches ? matchesPage(request, matches, inexact) : sortedPage(list), total };
}

/** Reads a list that contains nearly all rows of the order's index from that index alone. */
export function planWalk(request: PageRequest, source: ListSource): ListPlan {
  const list = toMatchedList(request, source);
  return { page: walkedPage(list), total: countMatches(list.match, source.index) };
}

/**
 * Selects the matches from the page's start on, in an order that the full-text index supports: its rows are in the order
 * of publication, and availability is one of its words. Returns one selection, or two to be read one after the other;
 * undefined for the other orders.
 */
function selectOrderedMatches({ request, source, conditions, search, match }: MatchedList): SQL[] | undefined {
  const { order, filters, from, backwards } = request;
  const select = (part: SQL, isStarted: boolean) => {
    const start = from && isStarted ? sql` AND rowid ${pastOperator(request)} CAST(${from.n} AS INTEGER)` : sql``;
    return sql`${selectMatches(part, source.index)}${start} ORDER BY rowid ${orderTerm(request, true)}`;
  };
  if (order.column === "n" || (order.column === "best_order" && filters.available !== undefined))
    return [select(match, true)];
  if (order.column !== "best_order") return undefined;
  const parts = [true, false].map((isAvailable) => {
    const words = matchExpression(conditions, search, availabilityCondition(isAvailable), source.index);
    return { key: Number(isAvailable), selected: select(words, from?.key === Number(isAvailable)) };
  });
  if (backwards) parts.reverse();
  const remaining = parts.filter(({ key }) => !from || (backwards ? key >= from.key : key <= from.key));
  return remaining.map(({ selected }) => selected);
}

/** Reads matches that are in the order of the page. A second selection is read only as far as the first leaves room. */
function matchesPage(request: PageRequest, selections: SQL[], inexact: SQL[]): SQL {
  const matches =
    selections.length === 1 ? sql`${selections[0]}` : sql.join(selections.map(selectFound), sql` UNION ALL `);
  if (inexact.length === 0) {
    // Rows in the order of `found` need no sorting.
    const order = selections.length === 1 ? sql`found ${orderTerm(request, true)}` : orderTerm(request);
    return sql`SELECT ${request.columns}, ${noWindowColumns} FROM (${matches} LIMIT ${integerLiteral(request.take)})
      CROSS JOIN properties ON n = found ORDER BY ${order}`;
  }
  const last = sql`(${matches} LIMIT 1 OFFSET ${integerLiteral(windows.matches - 1)})`;
  const tested = sql`SELECT ${request.columns}, (${sql.join(inexact, sql` AND `)}) AS matchesFilters
    FROM (${matches} LIMIT ${integerLiteral(windows.matches)}) CROSS JOIN properties ON n = found`;
  return passingAndEnd(tested, last, request);
}

const selectFound = (matches: SQL): SQL => sql`SELECT found FROM (${matches})`;

/**
 * Reads another order. Few matches are all fetched and sorted. If there are many, the order's index is walked and each
 * row is tested, because matches are then close together.
 */
function sortedPage(list: MatchedList): SQL {
  const { request, source, conditions, match } = list;
  const many = sql`EXISTS (${selectMatches(match, source.index)} LIMIT 1 OFFSET ${integerLiteral(windows.sorted)})`;
  const limitIf = (condition: SQL, limit: number) => sql`CASE WHEN ${condition} THEN ${limit} ELSE 0 END`;
  const few = sql`SELECT ${withOrder(request)}, ${noWindowColumns}
    FROM (${selectMatches(match, source.index)} LIMIT ${limitIf(sql`NOT ${many}`, windows.sorted)})
    CROSS JOIN properties ON n = found
    WHERE ${startCondition(request) ?? sql`1`} AND ${toColumnWhere(conditions)}`;
  return sql`SELECT * FROM (${few} ORDER BY ${orderTerm(request)} LIMIT ${integerLiteral(request.take)})
    UNION ALL
    SELECT * FROM (${walkedPage(list, limitIf(many, windows.walked))})`;
}

/** What a list without a window selects beside its columns. */
const noWindowColumns = sql`1 AS matchesFilters, NULL AS window_end`;

/**
 * Selects the rows of a window that pass, and its last row. Its number is read once: joined, it would be read with each row.
 * @param end selects the number of the last row of a full window
 */
function passingAndEnd(rows: SQL, end: SQL, { take }: PageRequest): SQL {
  const windowEnd = sql`(SELECT window_end FROM window_ends)`;
  return sql`WITH window_ends AS MATERIALIZED (SELECT ${end} AS window_end)
    SELECT *, ${windowEnd} AS window_end FROM (${rows}) WHERE matchesFilters OR n = ${windowEnd} LIMIT ${integerLiteral(take)}`;
}

/** Tests the next rows of the order's index. */
function walkedPage(
  { request, source, conditions, search }: MatchedList,
  limitSql = integerLiteral(windows.walked),
): SQL {
  const filters = toColumnWhere(conditions);
  const matchesFilters = search
    ? sql`(${filters} AND ${toSearchWhere(search, conditions, source)})`
    : sql`(${filters})`;
  const rows = source.selectRows(request, sql`${withOrder(request)}, ${matchesFilters} AS matchesFilters`);
  const positions = source.selectRows(request, withOrder({ ...request, columns: sql`n` }));
  const ordered = (selected: SQL) => sql`${selected} ORDER BY ${orderTerm(request)}`;
  const last = sql`(SELECT n FROM (${ordered(positions)} LIMIT 1 OFFSET ${integerLiteral(windows.walked - 1)}))`;
  return passingAndEnd(sql`${ordered(rows)} LIMIT ${limitSql}`, last, request);
}

const toColumnWhere = (conditions: FilterCondition[]): SQL =>
  sql.join([sql`1`, ...conditions.map(({ where }) => where)], sql` AND `);

/** Adds the order's column, which a compound SELECT needs for sorting. */
function withOrder({ columns, order }: PageRequest): SQL {
  return order.column === "n" ? columns : sql`${columns}, ${sql.raw(order.column)}`;
}

function toSearchWhere(search: SearchCondition, conditions: FilterCondition[], { index }: ListSource): SQL {
  // The index of all properties has words that the row lacks.
  if (index === "property_index_all") return isIndexed(matchExpression(conditions, search, undefined, index), index);
  if (!search.without) return wordsCondition(search.terms);
  const full = matchExpression(conditions, { terms: search.terms, match: search.match }, undefined, index);
  const matchesNothing = sql`NOT EXISTS (${selectMatches(full, index)})`;
  return sql`(${wordsCondition(search.terms.slice(0, -1))} AND (${matchesNothing} OR ${wordsCondition(search.terms.slice(-1))}))`;
}
