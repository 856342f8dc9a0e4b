import { sql } from "drizzle-orm";
import * as z from "zod";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { storedJson } from "#worker/db/stored-values.ts";
import { properties } from "#worker/db/tables/properties.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { adminWholeColumnNames, columnList } from "../property-rows.ts";
import { filterConditions } from "../search/filter-conditions.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "../search/list-page.ts";
import { planMatches, planWalk } from "../search/list-plan.ts";
import { type ListRequest, readListRequest } from "../search/list-request.ts";
import { pageColumns, selectPage } from "../search/list-statements.ts";
import { type AdminScope, scopeOf, toAdminSource } from "./admin-list-source.ts";
import { adminCardColumnNames, toAdminCard, toAdminProperty } from "./admin-property-rows.ts";

/** The keys of images without a public URL. */
const privateImageKeys = sql`CASE WHEN published = 0 OR deleted_at IS NOT NULL THEN
  (SELECT json_group_array(key ORDER BY position) FROM images WHERE property_n = n) END`;

const cardRow = storedColumns(properties, adminCardColumnNames);
const wholeRow = storedColumns(properties, adminWholeColumnNames).extend({
  image_keys: storedJson(z.array(z.string())).nullable(),
});

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
  const scope = scopeOf(query);
  const listName = JSON.stringify([scope, listed_by, unconfirmed, photos]);
  const request = readListRequest(listQuery, kind, limit, { scope: `/${listName}`, cursorKey });
  const isCard = request.view === "card";
  const page = {
    ...toPageRequest(request),
    columns: columnList(isCard ? adminCardColumnNames : adminWholeColumnNames),
  };
  const isComplete = [listed_by, unconfirmed, photos].every((filter) => filter === undefined) && hasAll(scope, request);
  const plan = (isComplete ? planWalk : planMatches)(page, toAdminSource(query));
  const counts = needsTotal(request);
  if (isCard)
    return combineQueries([selectPage(plan, cardRow.extend(pageColumns), counts)], ({ rows, total }) =>
      toListPage(request, rows, total, toAdminCard),
    );
  const withImageKeys = { ...plan, page: sql`SELECT *, ${privateImageKeys} AS image_keys FROM (${plan.page})` };
  return combineQueries([selectPage(withImageKeys, wholeRow.extend(pageColumns), counts)], ({ rows, total }) =>
    toListPage(request, rows, total, (row) => toAdminProperty(row, row.image_keys, adminImageUrl)),
  );
}

/** Whether the list contains all properties of a kind or of both, except for the bin. */
const hasAll = (scope: AdminScope, { filters }: ListRequest) =>
  scope === "both" && !filters.q && filterConditions(filters).every(({ facet }) => facet === "kind");

/** Finds a property in any state; null if there is none. */
export function getAdminProperty(
  uuid: string,
  adminImageUrl: AdminImageUrl,
): Query<{ data: { property: AdminProperty } } | null> {
  const found = selectRows(
    sql`SELECT ${columnList(adminWholeColumnNames)}, ${privateImageKeys} AS image_keys FROM properties WHERE uuid = ${uuid}`,
    wholeRow,
  );
  return combineQueries([selectFirst(found)], (row) =>
    row ? { data: { property: toAdminProperty(row, row.image_keys, adminImageUrl) } } : null,
  );
}
