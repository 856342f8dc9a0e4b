import { sql } from "drizzle-orm";
import type { AdminCard, AdminProperty } from "#contract/listings/admin-property.ts";
import type { AdminPropertyListQuery } from "#contract/listings/admin-property-list-query.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import type { Query, Row } from "#worker/db/query.ts";
import type { AdminImageUrl } from "#worker/http/admin-image-urls.ts";
import { filterConditions } from "../search/filter-conditions.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "../search/list-page.ts";
import { planMatches, planWalk } from "../search/list-plan.ts";
import { type ListRequest, readListRequest } from "../search/list-request.ts";
import { selectCards, selectWhole } from "../search/list-statements.ts";
import { type AdminScope, scopeOf, toAdminSource } from "./admin-list-source.ts";
import { adminCardColumnNames, adminColumnNames, toAdminCard, toAdminProperty } from "./admin-property-rows.ts";

/** The keys of images without a public URL. */
const privateImageKeys = sql`CASE WHEN published = 0 OR deleted_at IS NOT NULL THEN
  (SELECT json_group_array(key ORDER BY position) FROM images WHERE property_n = n) END`;

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
  const names = isCard ? adminCardColumnNames : adminColumnNames;
  const page = { ...toPageRequest(request), columns: sql.raw(names.join(", ")) };
  const isComplete = [listed_by, unconfirmed, photos].every((filter) => filter === undefined) && hasAll(scope, request);
  const plan = (isComplete ? planWalk : planMatches)(page, toAdminSource(query));
  const pageWithImageKeys = sql`SELECT *, ${privateImageKeys} AS image_keys FROM (${plan.page})`;
  const counts = needsTotal(request);
  const { statements, read } = isCard
    ? selectCards(plan, names, counts)
    : selectWhole({ ...plan, page: pageWithImageKeys }, counts);
  return {
    statements,
    read(results) {
      const { rows, total } = read(results);
      return toListPage<AdminProperty | AdminCard>(request, rows, total, (row) =>
        isCard ? toAdminCard(row) : toAdminProperty(row, adminImageUrl),
      );
    },
  };
}

/** Whether the list contains all properties of a kind or of both, except for the bin. */
const hasAll = (scope: AdminScope, { filters }: ListRequest) =>
  scope === "both" && !filters.q && filterConditions(filters).every(({ facet }) => facet === "kind");

/** Finds a property in any state; null if there is none. */
export function getAdminProperty(
  uuid: string,
  adminImageUrl: AdminImageUrl,
): Query<{ data: { property: AdminProperty } } | null> {
  return {
    statements: [
      sql`SELECT ${sql.raw(adminColumnNames.join(", "))}, ${privateImageKeys} AS image_keys FROM properties WHERE uuid = ${uuid}`,
    ],
    read: ([[row] = [] as Row[]]) => (row ? { data: { property: toAdminProperty(row, adminImageUrl) } } : null),
  };
}
