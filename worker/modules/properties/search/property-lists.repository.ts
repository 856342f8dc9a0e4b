import { builder } from "#worker/db/driver.ts";
import { asTable } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, columnList, fullColumnNames, toCard, toProperty } from "../property-rows.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "./list-page.ts";
import { planList } from "./list-plan.ts";
import type { ListRequest } from "./list-request.ts";
import { pageColumns, selectPage } from "./list-statements.ts";

const cardColumns = { ...getColumns(properties, cardColumnNames), ...pageColumns };
const fullColumns = { ...getColumns(properties, fullColumnNames), ...pageColumns };

/** Lists one page of listed properties. The total is counted for the first page only; signed cursors carry it on. */
export function listProperties(request: ListRequest): Query<ListPage> {
  if (request.view === "full") return listFullProperties(request);
  const { page, total } = planList({ ...toPageRequest(request), columns: columnList(cardColumnNames) });
  const cards = builder.select(cardColumns).from(asTable(page, properties));
  return combineQueries([selectPage(cards, total, needsTotal(request))], (found) =>
    toListPage(request, found.rows, found.total, toCard),
  );
}

/** Lists one page of listed properties with all that is public. */
export function listFullProperties(request: ListRequest) {
  const { page, total } = planList({ ...toPageRequest(request), columns: columnList(fullColumnNames) });
  const full = builder.select(fullColumns).from(asTable(page, properties));
  return combineQueries([selectPage(full, total, needsTotal(request))], (found) =>
    toListPage(request, found.rows, found.total, toProperty),
  );
}
