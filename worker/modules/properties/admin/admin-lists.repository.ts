import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { adminCardColumnNames, toAdminCard, toAdminProperty } from "../admin-property-rows.ts";
import { adminExpressions } from "../detail/admin-property.repository.ts";
import { comparePrice } from "../prices/compare-price.ts";
import { findPriceFigures } from "../prices/price-figures.repository.ts";
import { adminFullColumnNames } from "../property-rows.ts";
import { type ListPage, toListPage } from "../search/list-page.ts";
import { readListRequest } from "../search/list-request.ts";
import { selectPage } from "../search/list-statements.ts";
import { adminScope, getState } from "./admin-list-scope.ts";

const cardColumns = getColumns(properties, adminCardColumnNames);
const fullColumns = { ...getColumns(properties, adminFullColumnNames), ...adminExpressions };

/**
 * Lists one page of properties for admins: listed ones, drafts and delisted ones, or the bin.
 * @throws ApiError 422 for a cursor of another list
 */
export function listAdminProperties(
  query: AdminPropertyListQuery,
  { kind, limit }: { kind: PropertyKind | undefined; limit: number },
  adminImageUrl: AdminImageUrl,
): Query<ListPage<AdminProperty | AdminCard>> {
  const { published, deleted, listed_by, unconfirmed, photos, ...listQuery } = query;
  const listName = JSON.stringify([getState(query), listed_by, unconfirmed, photos]);
  const request = readListRequest(listQuery, kind, limit, `/${listName}`);
  const scope = adminScope(query);
  if (request.view === "card")
    return combineQueries([selectPage(request, cardColumns, scope)], (found) =>
      toListPage(request, found, toAdminCard),
    );
  return combineQueries([selectPage(request, fullColumns, scope), findPriceFigures], (found, figures) =>
    toListPage(request, found, (row) => ({
      ...toAdminProperty(row, adminImageUrl),
      ...comparePrice(figures, row),
    })),
  );
}
