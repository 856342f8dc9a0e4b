import { type SQL, sql } from "drizzle-orm";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { filterConditions, searchCondition } from "../search/filter-conditions.ts";
import type { ListTotal } from "../search/list-cursor.ts";
import {
  findWindowEnd,
  type ListPage,
  needsTotal,
  toListPage,
  toListTotal,
  toPageRequest,
} from "../search/list-page.ts";
import { planList } from "../search/list-plan.ts";
import { type ListRequest, readListRequest } from "../search/list-request.ts";
import { countRows } from "../search/list-totals.ts";
import { wordsCondition } from "../search/match-expression.ts";
import { orderTerm, startCondition } from "../search/page-request.ts";
import { adminCardColumnNames, adminColumnNames, toAdminCard, toAdminProperty } from "./admin-property-rows.ts";

/** What a list contains: published properties, drafts, both, or the bin. */
type Scope = "live" | "drafts" | "both" | "bin";

function scopeOf({ deleted, published }: AdminPropertyListQuery): Scope {
  if (deleted) return "bin";
  return published === undefined ? "both" : published ? "live" : "drafts";
}

/**
 * Lists one page of properties for admins. Live properties are read like visitors' lists. Drafts and the bin are few, so
 * they are scanned; both are merged in order.
 * @throws ApiError 422 for a cursor of another list
 */
export function listAdminProperties(
  query: AdminPropertyListQuery,
  { kind, limit, cursorKey }: { kind: PropertyKind | undefined; limit: number; cursorKey: string | undefined },
  adminImageUrl: AdminImageUrl,
): Query<ListPage<AdminProperty | AdminCard>> {
  const { published: _published, deleted: _deleted, ...listQuery } = query;
  const scope = scopeOf(query);
  const request = readListRequest(listQuery, kind, limit, { scope: `/${scope}`, cursorKey });
  const names = request.view === "card" ? adminCardColumnNames : adminColumnNames;
  const hasLive = scope === "live" || scope === "both";
  const hasHidden = scope !== "live";
  const plan = planList({ ...toPageRequest(request), columns: sql.raw(names.join(", ")) });
  const hidden = selectHidden(request, scope === "bin", names);
  const pages = [...(hasLive ? [plan.page] : []), ...(hasHidden ? [hidden.page] : [])];
  const totals = [...(hasLive ? [plan.total] : []), ...(hasHidden ? [hidden.total] : [])];
  return {
    statements: needsTotal(request) ? [...pages, ...totals] : pages,
    read(results) {
      const rows = mergePages(request, results.slice(0, pages.length), hasLive && hasHidden);
      const total = sumTotals(results.slice(pages.length).map(([counted]) => toListTotal(counted)));
      return toListPage<AdminProperty | AdminCard>(request, rows, total, (row) =>
        request.view === "card" ? toAdminCard(row) : toAdminProperty(row, adminImageUrl),
      );
    },
  };
}

/** Selects drafts or the bin, with the keys of their images. */
function selectHidden(request: ListRequest, isBin: boolean, names: string[]): { page: SQL; total: SQL } {
  const page = { ...toPageRequest(request), columns: sql.raw(names.join(", ")) };
  const search = searchCondition(request.filters.q);
  const filters = sql.join(
    [
      sql.raw(`live = 0 AND deleted_at IS ${isBin ? "NOT NULL" : "NULL"}`),
      ...filterConditions(request.filters).map(({ where }) => where),
      ...(search ? [wordsCondition(search.terms)] : []),
    ],
    sql` AND `,
  );
  const from = sql`FROM properties INDEXED BY properties_hidden WHERE ${filters}`;
  const keys = sql`(SELECT json_group_array(key ORDER BY position) FROM pictures WHERE property_n = properties.n)`;
  return {
    page: sql`SELECT ${page.columns}, ${keys} AS image_keys, 1 AS passes ${from} AND ${startCondition(page) ?? sql`1`}
      ORDER BY ${orderTerm(page)} LIMIT ${page.take}`,
    total: countRows(sql`SELECT 1 ${from}`),
  };
}

/**
 * Merges the rows of live and hidden properties in order. If a full window ended the live rows early, hidden rows after
 * its end are left to the next page, because live rows before them may follow.
 */
function mergePages(request: ListRequest, pages: Row[][], hasBoth: boolean): Row[] {
  if (!hasBoth) return pages.flat();
  const { order, backwards } = toPageRequest(request);
  const descending = order.descending !== backwards;
  const compare = (a: Row, b: Row) => {
    const difference = order.keyOf(a) - order.keyOf(b) || (a.n as number) - (b.n as number);
    return descending ? -difference : difference;
  };
  const windowEnd = findWindowEnd(pages[0] ?? []);
  const isWithinWindow = (row: Row) => !windowEnd || compare(row, windowEnd) <= 0;
  return [...(pages[0] ?? []), ...(pages[1] ?? []).filter(isWithinWindow)].sort(compare);
}

function sumTotals(totals: ListTotal[]): ListTotal {
  const count = totals.reduce((all, total) => all + total.count, 0);
  return {
    count: Math.min(count, exactTotalLimit),
    exact: count <= exactTotalLimit && totals.every(({ exact }) => exact),
  };
}

/** Finds a property in any state; null if there is none. */
export function getAdminProperty(
  uuid: string,
  adminImageUrl: AdminImageUrl,
): Query<{ data: { property: AdminProperty } } | null> {
  const keys = sql`CASE WHEN live = 0 THEN
    (SELECT json_group_array(key ORDER BY position) FROM pictures WHERE property_n = properties.n) END`;
  return {
    statements: [
      sql`SELECT ${sql.raw(adminColumnNames.join(", "))}, ${keys} AS image_keys FROM properties WHERE uuid = ${uuid}`,
    ],
    read: ([[row] = [] as Row[]]) => (row ? { data: { property: toAdminProperty(row, adminImageUrl) } } : null),
  };
}
