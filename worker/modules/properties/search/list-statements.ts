import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { BuiltStatement } from "#worker/db/driver.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import type { ListTotal } from "./list-cursor.ts";

/** What a page selects beside the columns of its rows; see `ListPlan`. */
export const pageColumns = {
  /** False also if a condition is unknown, such as the number of bedrooms. */
  matchesFilters: sql`matchesFilters IS TRUE`.mapWith(Boolean).as("matchesFilters"),
  is_window_end: sql`n IS window_end`.mapWith(Boolean).as("is_window_end"),
};

const totalRow = z.object({ count: z.number(), more: storedFlag });

/** Reads the rows of a page, and the total if it is needed. */
export const selectPage = <Found>(
  page: BuiltStatement<Found[]>,
  total: SQL,
  needsTotal: boolean,
): Query<{ rows: Found[]; total: ListTotal | undefined }> =>
  combineQueries([page, ...(needsTotal ? [selectRows(total, totalRow)] : [])], (rows, counted) => {
    const [totals] = counted ?? [];
    return { rows, total: totals && { count: totals.count, exact: !totals.more } };
  });
