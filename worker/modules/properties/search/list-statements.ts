import { and, eq, type SQL, sql } from "drizzle-orm";
import { type SelectedFields, unionAll } from "drizzle-orm/sqlite-core";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries } from "#worker/db/query.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { filterConditions } from "./filter-conditions.ts";
import { type ListOrder, type ListPosition, listOrders } from "./list-order.ts";
import type { ListRequest } from "./list-request.ts";
import { readSearch, searchCondition, type TextSearch, toPublicSearch } from "./text-condition.ts";

/** What a list contains. */
export interface ListScope {
  conditions: SQL[];
  search: TextSearch | undefined;
}

/** What visitors find in lists. */
export const publicScope = ({ q }: { q?: string }): ListScope => ({
  conditions: [sql`is_listed = 1`],
  search: toPublicSearch(readSearch(q)),
});

/** The rows of a page, the number of homes in the list, and of those up to the start of the page. */
export interface FoundPage<Found> {
  rows: Found[];
  total: number;
  before: number;
}

/** Returns all conditions of a list. */
export function listConditions({ filters }: Pick<ListRequest, "filters">, scope: ListScope): SQL[] {
  const conditions = [...scope.conditions, ...filterConditions(filters).map(({ where }) => where)];
  return scope.search ? [...conditions, searchCondition(scope.search, conditions)] : conditions;
}

/**
 * Reads a page, with one row more if the list continues; in reverse if it is read backwards. Each row has its `key`. The total
 * is counted up to one above the limit.
 */
export function selectPage<C extends SelectedFields>(request: ListRequest, columns: C, scope: ListScope) {
  const { from, backwards = false } = request;
  const order = listOrders[request.sort];
  const where = listConditions(request, scope);
  const places = selectPlaces(request, order, [...where, ...(from ? [isPast(from, order, backwards)] : [])]).as(
    "places",
  );
  const page = builder
    .select({ ...columns, key: places.key })
    .from(places)
    .innerJoin(properties, eq(properties.n, places.n))
    .orderBy(...orderTerms(order, backwards, "places."));
  const counted = builder
    .select({ one: sql`1`.as("one") })
    .from(properties)
    .where(and(...where));
  const total = builder.select({ count: count("count") }).from(counted.limit(exactTotalLimit + 1).as("counted"));
  const upToStart = from && and(...where, sql`NOT ${isPast(from, order, false)}`);
  const before =
    upToStart &&
    builder
      .select({ count: count("count") })
      .from(properties)
      .where(upToStart);
  return combineQueries([page, total, ...(before ? [before] : [])], (rows, [totals], started) => ({
    rows,
    total: totals?.count ?? 0,
    before: started?.[0]?.count ?? 0,
  }));
}

const count = (name: string) => sql<number>`count(*)`.as(name);

/** Selects the numbers of a page's homes from the order's index. Of both kinds, two parts of it are merged. */
function selectPlaces({ filters, limit, backwards = false }: ListRequest, order: ListOrder, where: SQL[]) {
  const ofKind = (kind?: PropertyKind) =>
    builder
      .select({ n: properties.n, key: order.key.as("key") })
      .from(properties)
      .where(and(...where, kind && eq(properties.kind, kind)));
  const [one, other] = propertyKinds;
  return (filters.kind ? ofKind() : unionAll(ofKind(one), ofKind(other)))
    .orderBy(...orderTerms(order, backwards))
    .limit(limit + 1);
}

/** A cursor is the last row before its page, so that a page read backwards begins with it. */
function isPast({ key, n }: ListPosition, order: ListOrder, backwards: boolean): SQL {
  const operator = sql.raw((order.descending === backwards ? ">" : "<") + (backwards ? "=" : ""));
  return sql`(${order.key}, n) ${operator} (${key}, ${n})`;
}

function orderTerms({ descending }: ListOrder, backwards: boolean, table = ""): SQL[] {
  const direction = descending === backwards ? "ASC" : "DESC";
  return [sql.raw(`${table}key ${direction}`), sql.raw(`${table}n ${direction}`)];
}
