import { combineQueries, type Query } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { cardColumnNames, columnList, toCard, toProperty, wholeColumnNames } from "../property-rows.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "./list-page.ts";
import { planList } from "./list-plan.ts";
import type { ListRequest } from "./list-request.ts";
import { pageColumns, selectPage } from "./list-statements.ts";

const cardRow = storedColumns(properties, cardColumnNames).extend(pageColumns);
const wholeRow = storedColumns(properties, wholeColumnNames).extend(pageColumns);

/** Lists one page of listed properties. The total is counted for the first page only; signed cursors carry it on. */
export function listProperties(request: ListRequest): Query<ListPage> {
  const isCard = request.view === "card";
  const columns = columnList(isCard ? cardColumnNames : wholeColumnNames);
  const plan = planList({ ...toPageRequest(request), columns });
  const counts = needsTotal(request);
  return isCard
    ? combineQueries([selectPage(plan, cardRow, counts)], ({ rows, total }) => toListPage(request, rows, total, toCard))
    : combineQueries([selectPage(plan, wholeRow, counts)], ({ rows, total }) =>
        toListPage(request, rows, total, toProperty),
      );
}
