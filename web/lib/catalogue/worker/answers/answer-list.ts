import { exactTotalLimit, pageSizes } from "#contract/http/pagination.ts";
import type { CardListResponse } from "#contract/listings/property-responses.ts";
import type { CatalogueHead } from "#shared/catalogue/catalogue-document.ts";
import type { PreparedCatalogue } from "#shared/catalogue/search/prepared-catalogue.ts";
import { findsAll, searchCatalogue } from "#shared/catalogue/search/search-catalogue.ts";
import type { PropertyFilters } from "#shared/listings/property-filters.ts";
import { apiSortOrder, sortOrders } from "#shared/listings/property-options.ts";
import { toCard } from "./catalogue-card.ts";
import { readPosition, writePosition } from "./list-position.ts";

/**
 * Returns one page of a list from the catalogue; undefined for a position of the server that does not say how many homes
 * are before it.
 */
export function answerList(
  prepared: PreparedCatalogue,
  head: Pick<CatalogueHead, "complete" | "has_descriptions">,
  filters: PropertyFilters,
  query: URLSearchParams,
): CardListResponse | undefined {
  const limit = Number(query.get("limit") ?? pageSizes.default);
  const sort = sortOrders.find((order) => order === query.get("sort")) ?? apiSortOrder;
  const [cursor, before] = [query.get("cursor"), query.get("before")];
  const position = readPosition(cursor ?? before ?? writePosition(0));
  if (position === undefined) return undefined;
  const offset = before === null ? position : Math.max(0, position - limit);
  const size = before === null ? limit : position - offset;
  const { homes, total } = searchCatalogue(prepared, { filters, sort, limit: size, offset });
  const end = offset + homes.length;
  return {
    data: { properties: homes.map(toCard) },
    total: Math.min(total, exactTotalLimit),
    total_exact: findsAll(head, filters) && total <= exactTotalLimit,
    next_cursor: end < total ? writePosition(end) : null,
    offset,
    previous_cursor: offset > 0 ? writePosition(offset) : null,
  };
}
