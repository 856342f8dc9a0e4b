import { sql } from "drizzle-orm";
import type { ListingFilters } from "../../contract/listing-filters.ts";
import type { Property, PropertyCard } from "../../contract/property.ts";
import type { SortOrder } from "../../contract/property-options.ts";
import type { Query, Row } from "../../db/query.ts";
import { type Cursor, type Total, writeCursor } from "./list-cursor.ts";
import { listOrders, type Position } from "./list-order.ts";
import { planList } from "./list-plan.ts";
import { cardColumnNames, toCard, toProperty, wholeColumnNames } from "./property-answers.ts";

export interface ListRequest {
  filters: ListingFilters;
  sort: SortOrder;
  view: "card" | "full";
  limit: number;
  /** The page after this place … */
  cursor?: Cursor;
  /** … or the one before it. */
  before?: Cursor;
}

export interface ListPage {
  data: { properties: (Property | PropertyCard)[] };
  total: number;
  total_exact: boolean;
  next_cursor: string | null;
  previous_cursor: string | null;
}

export const cardColumns = sql.raw(cardColumnNames.join(", "));
export const wholeColumns = sql.raw(wholeColumnNames.join(", "));

/** One page of live listings. */
export function listProperties(request: ListRequest): Query<ListPage> {
  const { filters, sort, limit, view } = request;
  const start = request.cursor ?? request.before;
  const backwards = request.before !== undefined;
  const order = listOrders[sort];
  const plan = planList({
    filters,
    order,
    columns: view === "card" ? cardColumns : wholeColumns,
    take: limit + 1,
    from: start?.position,
    backwards,
  });
  const positionOf = (row: Row): Position => ({ key: order.keyOf(row), n: row.n as number });
  return {
    statements: start ? [plan.page] : [plan.page, plan.total],
    read([rows = [], counted]) {
      const total = start?.total ?? readTotal(counted?.[0]);
      const passing = rows.filter((row) => row.passes === 1);
      const shown = passing.slice(0, limit);
      const reached = passing.length > limit ? (backwards ? passing[limit] : shown[limit - 1]) : notPassing(rows);
      const end = reached ? writeCursor({ position: positionOf(reached), total }, filters, sort) : null;
      const origin = start ? writeCursor(start, filters, sort) : null;
      if (backwards) shown.reverse();
      return {
        data: { properties: view === "card" ? shown.map(toCard) : shown.map(toProperty) },
        total: total.count,
        total_exact: total.exact,
        next_cursor: backwards ? origin : end,
        previous_cursor: backwards ? end : origin,
      };
    },
  };
}

/** The last row that a full window saw without its passing the filters. */
const notPassing = (rows: Row[]) => rows.find((row) => row.passes !== 1);

const readTotal = (row: Row | undefined): Total => ({ count: (row?.count as number) ?? 0, exact: row?.more !== 1 });
