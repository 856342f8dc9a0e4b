import { type SQL, sql } from "drizzle-orm";
import { groupJsonRows, parseJsonRows } from "#worker/db/json-rows.ts";
import type { Row } from "#worker/db/query.ts";
import type { ListTotal } from "./list-cursor.ts";
import { toListTotal } from "./list-page.ts";
import type { ListPlan } from "./list-plan.ts";

/** The statements of a list, and a function that reads their results. The total is absent if it was not requested. */
export interface ListStatements {
  statements: SQL[];
  read(results: Row[][]): { rows: Row[]; total: ListTotal };
}

/**
 * Selects the cards of a page and the total as one row of JSON, because the database takes less time for it than for
 * two results with a value per column. Only for cards: 100 whole properties could exceed the 2 MB of a row in D1.
 * @param names the columns of the page
 */
export function selectCards({ page, total }: ListPlan, names: readonly string[], needsTotal: boolean): ListStatements {
  const allNames = [...names, "passes", "window_end"];
  const totalColumn = needsTotal
    ? sql`, (SELECT json_object('count', count, 'more', more) FROM (${total})) AS total`
    : sql``;
  return {
    statements: [sql`SELECT ${groupJsonRows(allNames)} AS cards${totalColumn} FROM (${page})`],
    read: ([[row] = [] as Row[]]) => ({
      rows: parseJsonRows(allNames, row?.cards),
      total: toListTotal(needsTotal ? JSON.parse(row?.total as string) : undefined),
    }),
  };
}

/** Selects whole properties and the total with a statement each. */
export function selectWhole({ page, total }: ListPlan, needsTotal: boolean): ListStatements {
  return {
    statements: needsTotal ? [page, total] : [page],
    read: ([rows = [], counted]) => ({ rows, total: toListTotal(counted?.[0]) }),
  };
}
