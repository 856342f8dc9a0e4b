import { sql } from "drizzle-orm";
import * as z from "zod";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { adminCardColumnNames, toAdminCard } from "../admin-property-rows.ts";
import { unknownCursor } from "../properties.errors.ts";
import { columnList } from "../property-rows.ts";

const from = sql`FROM properties INDEXED BY properties_to_confirm WHERE is_on_market = 1 AND is_confirmed = 0`;

const countRow = z.object({ count: z.number() });

/** Counts the properties to confirm. */
export const countToConfirm: Query<number> = combineQueries(
  [selectRows(sql`SELECT count(*) AS count ${from}`, countRow)],
  ([counted]) => counted?.count ?? 0,
);

const columnNames = [...adminCardColumnNames, "listed_by", "contact_number"] as const;
const cardRow = storedColumns(properties, columnNames);

/**
 * Lists properties on the market that are due for confirmation.
 * @throws ApiError 422 for a cursor that we did not issue
 */
export function listToConfirm({ limit, cursor }: { limit: number; cursor?: string }): Query<ToConfirmResponse> {
  const parts = cursor === undefined ? [sql`${from}`] : partsAfter(cursor).map((part) => sql`${from} AND ${part}`);
  const selects = parts.map((part) => sql`SELECT ${columnList(columnNames)} ${part}`);
  const page = selectRows(
    sql`${sql.join(selects, sql` UNION ALL `)} ORDER BY confirmed_at, n LIMIT ${integerLiteral(limit + 1)}`,
    cardRow,
  );
  const total = selectRows(
    sql`SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${integerLiteral(exactTotalLimit + 1)})`,
    countRow,
  );
  return combineQueries([page, total], (rows, [counted]) => {
    const listed = rows.slice(0, limit);
    const last = rows.length > limit ? listed.at(-1) : undefined;
    const count = counted?.count ?? 0;
    return {
      data: {
        properties: listed.map((row) => {
          const { listed_by, contact_number } = row;
          return { ...toAdminCard(row), listed_by, contact_number };
        }),
      },
      total: Math.min(count, exactTotalLimit),
      total_exact: count <= exactTotalLimit,
      next_cursor: last ? `${last.n}_${last.confirmed_at ? Date.parse(last.confirmed_at) : ""}` : null,
    };
  });
}

/**
 * Returns the conditions of what follows a cursor: the rest of the properties with the same confirmation, and those with a
 * later one. In one condition, the index would be read from the start of the list.
 */
function partsAfter(cursor: string): Statement[] {
  const [, n, time] = /^(\d{1,15})_(\d{1,15})?$/.exec(cursor) ?? [];
  if (n === undefined || Number(time) > 8e15) throw unknownCursor("cursor");
  const after = sql`n > CAST(${n} AS INTEGER)`;
  if (time === undefined) return [sql`confirmed_at IS NULL AND ${after}`, sql`confirmed_at IS NOT NULL`];
  const at = new Date(Number(time)).toISOString();
  return [sql`confirmed_at = ${at} AND ${after}`, sql`confirmed_at > ${at}`];
}
