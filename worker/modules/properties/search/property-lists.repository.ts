import { type Column, type SQL, sql } from "drizzle-orm";
import { selectThrough } from "#worker/db/expressions.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, fullColumnNames, toCard, toProperty } from "../property-rows.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "./list-page.ts";
import { planList } from "./list-plan.ts";
import type { ListRequest } from "./list-request.ts";
import { pageColumns, selectPage } from "./list-statements.ts";

const cardColumns = getColumns(properties, cardColumnNames);
const fullColumns = getColumns(properties, fullColumnNames);

/** Lists one page of listed properties. The total is counted for the first page only; signed cursors carry it on. */
export function listProperties(request: ListRequest): Query<ListPage> {
  if (request.view === "full") return listFullProperties(request);
  return combineQueries([selectList(request, cardColumns)], ({ rows, total }) =>
    toListPage(request, rows, total, toCard),
  );
}

/** Lists one page of listed properties with all that is public. */
export const listFullProperties = (request: ListRequest) =>
  combineQueries([selectList(request, fullColumns)], ({ rows, total }) => toListPage(request, rows, total, toProperty));

function selectList<C extends Record<string, Column>>(request: ListRequest, columns: C) {
  const plan = (list: SQL) => planList({ ...toPageRequest(request), columns: list });
  const page = selectThrough(properties, columns, pageColumns, (list) => plan(list).page);
  return selectPage(page, plan(sql``).total, needsTotal(request));
}
