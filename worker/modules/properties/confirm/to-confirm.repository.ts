import { type SQL, sql } from "drizzle-orm";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { ToConfirmCard, ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { integerLiteral } from "#worker/db/integer-literal.ts";
import type { Query, Row } from "#worker/db/query.ts";
import { adminCardColumnNames, toAdminCard } from "../admin/admin-property-rows.ts";
import { unknownCursor } from "../properties.errors.ts";

const from = sql`FROM properties INDEXED BY properties_to_confirm WHERE is_on_market = 1 AND is_confirmed = 0`;

/** Counts the properties to confirm. */
export const countToConfirm: Query<number> = {
  statements: [sql`SELECT count(*) AS count ${from}`],
  read: ([[row] = [] as Row[]]) => (row?.count as number) ?? 0,
};

/**
 * Lists properties on the market that are due for confirmation.
 * @throws ApiError 422 for a cursor that we did not issue
 */
export function listToConfirm({ limit, cursor }: { limit: number; cursor?: string }): Query<ToConfirmResponse> {
  const columns = sql.raw([...adminCardColumnNames, "listed_by", "contact_number"].join(", "));
  const parts = cursor === undefined ? [sql`${from}`] : partsAfter(cursor).map((part) => sql`${from} AND ${part}`);
  const selects = parts.map((part) => sql`SELECT ${columns} ${part}`);
  return {
    statements: [
      sql`${sql.join(selects, sql` UNION ALL `)} ORDER BY confirmed_at, n LIMIT ${integerLiteral(limit + 1)}`,
      sql`SELECT count(*) AS count FROM (SELECT 1 ${from} LIMIT ${integerLiteral(exactTotalLimit + 1)})`,
    ],
    read([rows = [], [counted] = [] as Row[]]) {
      const listed = rows.slice(0, limit);
      const last = rows.length > limit ? listed.at(-1) : undefined;
      const total = (counted?.count as number) ?? 0;
      return {
        data: { properties: listed.map(toCard) },
        total: Math.min(total, exactTotalLimit),
        total_exact: total <= exactTotalLimit,
        next_cursor: last ? `${last.n}_${last.confirmed_at ? Date.parse(last.confirmed_at as string) : ""}` : null,
      };
    },
  };
}

function toCard(row: Row): ToConfirmCard {
  const contact = { listed_by: row.listed_by as string | null, contact_number: row.contact_number as string | null };
  return { ...toAdminCard(row), ...contact };
}

/**
 * Returns the conditions of what follows a cursor: the rest of the properties with the same confirmation, and those with a
 * later one. In one condition, the index would be read from the start of the list.
 */
function partsAfter(cursor: string): SQL[] {
  const [, n, time] = /^(\d{1,15})_(\d{1,15})?$/.exec(cursor) ?? [];
  if (n === undefined || Number(time) > 8e15) throw unknownCursor("cursor");
  const after = sql`n > CAST(${n} AS INTEGER)`;
  if (time === undefined) return [sql`confirmed_at IS NULL AND ${after}`, sql`confirmed_at IS NOT NULL`];
  const at = new Date(Number(time)).toISOString();
  return [sql`confirmed_at = ${at} AND ${after}`, sql`confirmed_at > ${at}`];
}
