import type { Property, PropertyCard } from "#contract/listings/property.ts";
import type { Query } from "#worker/db/query.ts";
import { cardColumns, toCard, toProperty, wholeColumns } from "../property-rows.ts";
import { type ListPage, needsTotal, toListPage, toListTotal, toPageRequest } from "./list-page.ts";
import { planList } from "./list-plan.ts";
import type { ListRequest } from "./list-request.ts";

/** Lists one page of live properties. The total is counted for the first page only; signed cursors carry it on. */
export function listProperties(request: ListRequest): Query<ListPage> {
  const isCard = request.view === "card";
  const plan = planList({ ...toPageRequest(request), columns: isCard ? cardColumns : wholeColumns });
  return {
    statements: needsTotal(request) ? [plan.page, plan.total] : [plan.page],
    read: ([rows = [], counted]) =>
      toListPage<Property | PropertyCard>(request, rows, toListTotal(counted?.[0]), isCard ? toCard : toProperty),
  };
}
