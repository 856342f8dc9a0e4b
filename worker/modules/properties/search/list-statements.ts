import * as z from "zod";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-values.ts";
import type { ListTotal } from "./list-cursor.ts";
import type { ListPlan } from "./list-plan.ts";

/** What a page selects beside the columns of its rows. */
export const pageColumns = {
  /** Null if a condition is unknown, such as the number of bedrooms. */
  passes: storedFlag.nullable(),
  /** The `n` of the last row of a full window. */
  window_end: z.number().nullable(),
};

const totalRow = z.object({ count: z.number(), more: storedFlag });

/**
 * Reads the rows of a page, and the total if it is needed.
 * @param row the schema of a row
 */
export const selectPage = <S extends z.ZodType>(
  { page, total }: ListPlan,
  row: S,
  needsTotal: boolean,
): Query<{ rows: z.output<S>[]; total: ListTotal | undefined }> =>
  combineQueries([selectRows(page, row), ...(needsTotal ? [selectRows(total, totalRow)] : [])], (rows, counted) => {
    const [totals] = counted ?? [];
    return { rows, total: totals && { count: totals.count, exact: !totals.more } };
  });
