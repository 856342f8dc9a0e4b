import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { Query } from "#worker/db/query.ts";
import { cardColumnNames, cardColumns, toCard, toProperty, wholeColumns } from "../property-rows.ts";
import { type ListPage, needsTotal, toListPage, toPageRequest } from "./list-page.ts";
import { planList } from "./list-plan.ts";
import type { ListRequest } from "./list-request.ts";
import { selectCards, selectWhole } from "./list-statements.ts";

/** Lists one page of listed properties. The total is counted for the first page only; signed cursors carry it on. */
export function listProperties(request: ListRequest): Query<ListPage> {
  const isCard = request.view === "card";
  const plan = planList({ ...toPageRequest(request), columns: isCard ? cardColumns : wholeColumns });
  const counts = needsTotal(request);
  const { statements, read } = isCard ? selectCards(plan, cardColumnNames, counts) : selectWhole(plan, counts);
  return {
    statements,
    read(results) {
      const { rows, total } = read(results);
      return toListPage<Property | PropertyCard>(request, rows, total, isCard ? toCard : toProperty);
    },
  };
}
