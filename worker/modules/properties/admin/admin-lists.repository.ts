import { type SQL, sql } from "drizzle-orm";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { selectThrough } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { adminCardColumnNames, toAdminCard, toAdminProperty } from "../admin-property-rows.ts";
import { adminExpressions } from "../detail/admin-property.repository.ts";
import { comparePrice } from "../prices/compare-price.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { adminFullColumnNames } from "../property-rows.ts";
import { filterConditions } from "../search/filter-conditions.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "../search/list-page.ts";
import { planMatches, planWalk } from "../search/list-plan.ts";
import { type ListRequest, readListRequest } from "../search/list-request.ts";
import { pageColumns, selectPage } from "../search/list-statements.ts";
import { type AdminScope, getScope, toAdminSource } from "./admin-list-source.ts";

const cardColumns = getColumns(properties, adminCardColumnNames);
const fullColumns = getColumns(properties, adminFullColumnNames);

/**
 * Lists one page of properties for admins: listed ones, drafts and delisted ones, or the bin.
 * @throws ApiError 422 for a cursor of another list
 */
export function listAdminProperties(
  query: AdminPropertyListQuery,
  { kind, limit, cursorKey }: { kind: PropertyKind | undefined; limit: number; cursorKey: string | undefined },
  adminImageUrl: AdminImageUrl,
): Query<ListPage<AdminProperty | AdminCard>> {
  const { published, deleted, listed_by, unconfirmed, photos, ...listQuery } = query;
  const scope = getScope(query);
  const listName = JSON.stringify([scope, listed_by, unconfirmed, photos]);
  const request = readListRequest(listQuery, kind, limit, { scope: `/${listName}`, cursorKey });
  const isCard = request.view === "card";
  const isComplete = [listed_by, unconfirmed, photos].every((filter) => filter === undefined) && hasAll(scope, request);
  const plan = (list: SQL) =>
    (isComplete ? planWalk : planMatches)({ ...toPageRequest(request), columns: list }, toAdminSource(query));
  const { total: totals } = plan(sql``);
  const counts = needsTotal(request);
  if (isCard) {
    const cards = selectThrough(properties, cardColumns, pageColumns, (list) => plan(list).page);
    return combineQueries([selectPage(cards, totals, counts)], ({ rows, total }) =>
      toListPage(request, rows, total, toAdminCard),
    );
  }
  const full = selectThrough(
    properties,
    fullColumns,
    { ...adminExpressions, ...pageColumns },
    (list) => plan(list).page,
  );
  return combineQueries([selectPage(full, totals, counts), findPriceFigures], ({ rows, total }, figures) =>
    toListPage(request, rows, total, (row) => ({
      ...toAdminProperty(row, adminImageUrl),
      ...comparePrice(figures, row),
    })),
  );
}

/** Whether the list contains all properties of a kind or of both, except for the bin. */
const hasAll = (scope: AdminScope, { filters }: ListRequest) =>
  scope === "both" && !filters.q && filterConditions(filters).every(({ facet }) => facet === "kind");
