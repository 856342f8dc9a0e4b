import { type SQL, sql } from "drizzle-orm";
import type { ListingFilters } from "../../contract/listing-filters.ts";
import { listingKinds } from "../../contract/listing-kinds.ts";
import { totalCap } from "../../contract/property-options.ts";
import { toKey } from "../../contract/search-words.ts";
import {
  type Condition,
  filterConditions,
  matchAny,
  priceCents,
  type SearchCondition,
  searchCondition,
  wordsHold,
} from "./filter-conditions.ts";
import type { IndexRange, ListOrder, Position } from "./list-order.ts";

/** Rows of an order's index that one page may look through for filters that no index holds. */
export const scanWindow = 500;
/** The same for matches of the full-text index, each of which costs a row there and one in the table. */
const matchWindow = scanWindow / 2;
/** workerd allows five terms in a compound SELECT. */
const maxRanges = 4;

/** What a page asks for: where it starts, in which direction it reads, and how many rows at most. */
export interface PageRequest {
  filters: ListingFilters;
  order: ListOrder;
  columns: SQL;
  take: number;
  /** Read on behind this place, or with `backwards` from this place towards the start, itself included. */
  from?: Position;
  backwards: boolean;
}

/**
 * The statement of a page. Its rows carry `n`, `sort_key` and `passes`; a row that does not pass is the last one a
 * full window saw, from which the next page goes on. `total` counts the whole list as `count` (up to the
 * cap) and `more`; where it is absent every row of the page carries the number of matches as `matched`.
 */
export interface ListPlan {
  page: SQL;
  total?: SQL;
}

/** Chooses how a list is read, by measure: see README.md beside this file. */
export function planList(request: PageRequest): ListPlan {
  const conditions = filterConditions(request.filters);
  const search = searchCondition(request.filters.q);
  const ranges = search ? undefined : indexRanges(request.filters, conditions, request.order);
  if (ranges) return readRanges(request, ranges);
  const match = matchExpression(conditions, search);
  const where = sql.join([sql`1`, ...conditions.filter((c) => !c.exact).map((c) => c.where)], sql` AND `);
  const exact = conditions.every((condition) => condition.exact);
  if (request.order.column === "n") return readMatches(request, match, where, exact);
  return readMatchesInOrder(request, match, conditions, search);
}

/** The ranges that hold exactly the listings asked for, or undefined when no order's index does. */
function indexRanges(filters: ListingFilters, conditions: Condition[], order: ListOrder): IndexRange[] | undefined {
  const narrowings = [
    { by: "type", facet: "property_type", names: filters.property_type },
    { by: "city", facet: "city", names: filters.city },
    { by: "area", facet: "area", names: filters.area },
  ] as const;
  const narrowed = narrowings.filter(({ names }) => names.length > 0);
  const held = ["kind", ...narrowed.map(({ facet }) => facet), ...(order.column === "price_cents" ? ["price"] : [])];
  if (narrowed.length > 1 || conditions.some(({ facet }) => !facet || !held.includes(facet))) return undefined;
  const kinds = filters.kind ? [filters.kind] : listingKinds;
  const [only] = narrowed;
  const keys = [...new Set(only?.names.map(toKey))];
  if (kinds.length * keys.length > maxRanges) return undefined;
  return kinds.flatMap((kind): IndexRange[] =>
    only ? keys.map((key) => ({ kind, narrowing: { by: only.by, key } })) : [{ kind }],
  );
}

const narrowingColumn = { type: sql.raw("type_key"), city: sql.raw("city_key"), area: sql.raw("area_key") };

/** One index range as a SELECT in the list's order, below the list's own price bounds. */
function selectRange(
  request: Pick<PageRequest, "filters" | "order">,
  range: IndexRange,
  columns: SQL,
  from?: SQL,
): SQL {
  const { order } = request;
  const { min, max } = order.column === "price_cents" ? priceCents(request.filters) : {};
  const index = sql.raw(`properties_${range.narrowing?.by ?? "kind"}_${order.index}`);
  return sql.join([
    sql`SELECT ${columns} FROM properties INDEXED BY ${index} WHERE live = 1 AND kind = ${range.kind}`,
    range.narrowing ? sql` AND ${narrowingColumn[range.narrowing.by]} = ${range.narrowing.key}` : sql``,
    min === undefined ? sql`` : sql` AND price_cents >= ${min}`,
    max === undefined ? sql`` : sql` AND price_cents <= ${max}`,
    from ? sql` AND ${from}` : sql``,
  ]);
}

/** Reads the ranges as one merged walk: the listings of a page and one more, however many there are. */
function readRanges(request: PageRequest, ranges: IndexRange[]): ListPlan {
  const columns = sql`${request.columns}, ${orderKey(request.order)} AS sort_key, 1 AS passes`;
  const parts = ranges.map((range) => selectRange(request, range, columns, startsAt(request)));
  const counted = ranges.map((range) => selectRange(request, range, sql`1`));
  return {
    page: sql`${sql.join(parts, sql` UNION ALL `)} ORDER BY ${inOrder(request)} LIMIT ${request.take}`,
    total: hasPrice(request) ? countOf(sql.join(counted, sql` UNION ALL `)) : countersOf(ranges),
  };
}

/** Newest first, found by the full-text index, whose rows stand in that order. */
function readMatches(request: PageRequest, match: SQL, where: SQL, exact: boolean): ListPlan {
  const found = sql`SELECT rowid AS found FROM property_index WHERE property_index MATCH ${match}`;
  const start = request.from ? sql` AND rowid ${compare(request)} CAST(${request.from.n} AS INTEGER)` : sql``;
  const direction = sql.raw(scansDown(request) ? "DESC" : "ASC");
  const rows = (limit: number) => sql`(${found}${start} ORDER BY rowid ${direction} LIMIT ${limit})`;
  const columns = sql`${request.columns}, n AS sort_key`;
  if (exact) {
    return {
      page: sql`SELECT ${columns}, 1 AS passes FROM ${rows(request.take)} CROSS JOIN properties ON n = found ORDER BY found ${direction}`,
      total: countOf(found),
    };
  }
  return {
    page: sql`SELECT * FROM (
      SELECT ${columns}, ${where} AS passes, row_number() OVER () AS seen FROM ${rows(matchWindow)} CROSS JOIN properties ON n = found
    ) WHERE passes OR seen = ${matchWindow} LIMIT ${request.take}`,
    total: countPassing(found, where),
  };
}

/**
 * Another order: when few listings match they are all fetched and sorted; when many do, the order's own
 * index is walked and each row tested, since matches are then close together.
 */
function readMatchesInOrder(
  request: PageRequest,
  match: SQL,
  conditions: Condition[],
  search: SearchCondition | undefined,
): ListPlan {
  const { order, filters } = request;
  const key = orderKey(order);
  const remaining = conditions.filter(({ exact }) => !exact).map(({ where }) => where);
  const all = sql.join([sql`1`, ...conditions.map(({ where }) => where)], sql` AND `);
  const passes = search ? sql`${all} AND ${searchHolds(search, conditions)}` : all;
  const columns = sql`${request.columns}, ${key} AS sort_key`;
  const start = startsAt(request);
  const few = sql.join(
    [sql`(SELECT count(*) FROM matched) <= ${totalCap}`, ...remaining, ...(start ? [start] : [])],
    sql` AND `,
  );
  const window = sql`CASE WHEN (SELECT count(*) FROM matched) > ${totalCap} THEN ${scanWindow} ELSE 0 END`;
  const kinds = filters.kind ? [filters.kind] : listingKinds;
  const walk = kinds.map((kind) => selectRange(request, { kind }, sql`${columns}, ${passes} AS passes`, start));
  const found = sql`SELECT rowid AS found FROM property_index WHERE property_index MATCH ${match}`;
  return {
    page: sql`WITH matched AS MATERIALIZED (${found} LIMIT ${totalCap + 1})
      SELECT *, (SELECT count(*) FROM matched) AS matched FROM (
        SELECT ${columns}, 1 AS passes, 0 AS seen FROM matched CROSS JOIN properties ON n = found WHERE ${few}
        ORDER BY ${inOrder(request)} LIMIT ${request.take}
      ) UNION ALL
      SELECT *, (SELECT count(*) FROM matched) AS matched FROM (
        SELECT *, row_number() OVER () AS seen FROM (
          SELECT * FROM (${sql.join(walk, sql` UNION ALL `)} ORDER BY ${inOrder(request)} LIMIT ${window})
        )
      ) WHERE passes OR seen = ${scanWindow} LIMIT ${request.take}`,
    ...(remaining.length > 0 && { total: countPassing(found, sql.join(remaining, sql` AND `)) }),
  };
}

/** Filters and search as one full-text expression; a short last word counts only while it leaves something. */
export function matchExpression(conditions: Condition[], search: SearchCondition | undefined): SQL {
  const filters = conditions.map(({ match }) => match);
  const whole = (words?: string) => [...filters, ...(words ? [words] : [])].join(" AND ") || matchAny;
  if (!search?.without) return sql`${whole(search?.match)}`;
  const [full, reduced] = [whole(search.match), whole(search.without)];
  return sql`(CASE WHEN EXISTS (SELECT 1 FROM property_index WHERE property_index MATCH ${full}) THEN ${full} ELSE ${reduced} END)`;
}

function searchHolds(search: SearchCondition, conditions: Condition[]): SQL {
  if (!search.without) return wordsHold(search.terms);
  const full = matchExpression(conditions, { terms: search.terms, match: search.match });
  const [last] = search.terms.slice(-1);
  return sql`${wordsHold(search.terms.slice(0, -1))} AND (
    NOT EXISTS (SELECT 1 FROM property_index WHERE property_index MATCH ${full}) OR ${wordsHold(last ? [last] : [])}
  )`;
}

/** Counts up to the cap and says whether there are more. */
function countOf(rows: SQL): SQL {
  return sql`SELECT min(count(*), ${totalCap}) AS count, count(*) > ${totalCap} AS more FROM (SELECT 1 FROM (${rows} LIMIT ${totalCap + 1}))`;
}

/** Counts the matches that also pass, among the newest that a window holds. */
function countPassing(found: SQL, passes: SQL): SQL {
  return sql`SELECT coalesce(sum(${passes}), 0) AS count, count(*) >= ${matchWindow} AS more
    FROM (${found} ORDER BY rowid DESC LIMIT ${matchWindow}) CROSS JOIN properties ON n = found`;
}

function countersOf(ranges: IndexRange[]): SQL {
  const wanted = ranges.map(
    ({ kind, narrowing }) =>
      sql`(kind = ${kind} AND facet = ${narrowing?.by ?? "all"} AND key = ${narrowing?.key ?? ""})`,
  );
  return sql`SELECT min(coalesce(sum(count), 0), ${totalCap}) AS count, coalesce(sum(count), 0) > ${totalCap} AS more
    FROM property_counts WHERE ${sql.join(wanted, sql` OR `)}`;
}

const hasPrice = ({ order, filters }: PageRequest) =>
  order.column === "price_cents" && Object.values(priceCents(filters)).some((bound) => bound !== undefined);

const orderKey = (order: ListOrder) => sql.raw(order.column);
const scansDown = ({ order, backwards }: PageRequest) => order.descending !== backwards;

function inOrder(request: PageRequest): SQL {
  const direction = scansDown(request) ? "DESC" : "ASC";
  return sql.raw(request.order.column === "n" ? `n ${direction}` : `sort_key ${direction}, n ${direction}`);
}

function compare(request: PageRequest): SQL {
  return sql.raw((scansDown(request) ? "<" : ">") + (request.backwards ? "=" : ""));
}

function startsAt(request: PageRequest): SQL | undefined {
  const { from, order } = request;
  if (!from) return undefined;
  if (order.column === "n") return sql`n ${compare(request)} ${from.n}`;
  return sql`(${orderKey(order)}, n) ${compare(request)} (${from.key}, ${from.n})`;
}
