import { type SQL, sql } from "drizzle-orm";
import { type FilterCondition, type SearchCondition, searchCondition } from "./filter-conditions.ts";
import { findNarrowestRanges, selectHidden, selectRanges } from "./index-ranges.ts";
import type { PropertyIndex } from "./match-expression.ts";
import type { PageRequest } from "./page-request.ts";

/** What a list is read from: the properties that visitors find, or all properties for admins. */
export interface ListSource {
  index: PropertyIndex;
  /** Conditions beside those of the request's filters. */
  conditions: FilterCondition[];
  /** Converts the search text; undefined if it contains no words. */
  toSearch(q: string | undefined): SearchCondition | undefined;
  /** Selects the rows of the order's index from the page's start on; some may not belong to the list. */
  selectRows(request: PageRequest, columns: SQL): SQL;
}

/** What visitors find in lists. */
export const publicSource: ListSource = {
  index: "property_index",
  conditions: [],
  toSearch: searchCondition,
  selectRows: (request, columns) => selectRanges(request, findNarrowestRanges(request.filters), columns),
};

/** Everything that admins may list. What visitors do not find has indexes of its own, without narrowing. */
export function adminSource(
  { conditions, toSearch }: Pick<ListSource, "conditions" | "toSearch">,
  includes: { listed: boolean; hidden: boolean },
): ListSource {
  return {
    index: "property_index_all",
    conditions,
    toSearch,
    selectRows: (request, columns) =>
      sql.join(
        [
          ...(includes.listed ? [publicSource.selectRows(request, columns)] : []),
          ...(includes.hidden ? [selectHidden(request, columns)] : []),
        ],
        sql` UNION ALL `,
      ),
  };
}
