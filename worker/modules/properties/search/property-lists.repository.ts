import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, fullColumnNames, toCard, toProperty } from "../property-rows.ts";
import { type ListPage, toListPage } from "./list-page.ts";
import type { ListRequest } from "./list-request.ts";
import { publicScope, selectPage } from "./list-statements.ts";

const cardColumns = getColumns(properties, cardColumnNames);
const fullColumns = getColumns(properties, fullColumnNames);

/** Lists one page of listed properties. */
export function listProperties(request: ListRequest): Query<ListPage> {
  if (request.view === "full") return listFullProperties(request);
  return combineQueries([selectPage(request, cardColumns, publicScope(request.filters))], (found) =>
    toListPage(request, found, toCard),
  );
}

/** Lists one page of listed properties with all that is public. */
export const listFullProperties = (request: ListRequest) =>
  combineQueries([selectPage(request, fullColumns, publicScope(request.filters))], (found) =>
    toListPage(request, found, toProperty),
  );
