import { and, count, eq, gt, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import { exactTotalLimit } from "#contract/http/pagination.ts";
import type { ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { builder } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { getColumns } from "#worker/db/stored-columns.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { adminCardColumnNames, toAdminCard } from "../admin-property-rows.ts";
import { unknownCursor } from "../properties.errors.ts";

const { n, confirmed_at, is_on_market, is_confirmed } = properties;

/** The condition of the index of what is to be confirmed, written as there. */
export const isToConfirm = sql`${is_on_market} = 1 AND ${is_confirmed} = 0`;

/** Counts the properties to confirm. */
export const countToConfirm: Query<number> = combineQueries(
  [
    builder
      .select({ count: count().as("count") })
      .from(properties)
      .where(isToConfirm),
  ],
  ([counted]) => counted?.count ?? 0,
);

const columnNames = [...adminCardColumnNames, "listed_by", "contact_number"] as const;
const selectCards = (isAfter?: SQL) =>
  builder
    .select({ ...getColumns(properties, columnNames), n })
    .from(properties)
    .where(and(isToConfirm, isAfter))
    .orderBy(confirmed_at, n);

/**
 * Lists properties on the market that are due for confirmation.
 * @throws ApiError 422 for a cursor that we did not issue
 */
export function listToConfirm({ limit, cursor }: { limit: number; cursor?: string }): Query<ToConfirmResponse> {
  const pages = cursor === undefined ? [selectCards()] : conditionsAfter(cursor).map(selectCards);
  const page = combineQueries(
    pages.map((part) => part.limit(limit + 1)),
    (...parts) => parts.flat(),
  );
  const counted = builder
    .select({ n })
    .from(properties)
    .where(isToConfirm)
    .limit(exactTotalLimit + 1)
    .as("counted");
  const total = builder.select({ count: count().as("count") }).from(counted);
  return combineQueries([page, total], (rows, [found]) => {
    const listed = rows.slice(0, limit);
    const last = rows.length > limit ? listed.at(-1) : undefined;
    const number = found?.count ?? 0;
    return {
      data: {
        properties: listed.map((row) => {
          const { listed_by, contact_number } = row;
          return { ...toAdminCard(row), listed_by, contact_number };
        }),
      },
      total: Math.min(number, exactTotalLimit),
      total_exact: number <= exactTotalLimit,
      next_cursor: last ? `${last.n}_${last.confirmed_at ? Date.parse(last.confirmed_at) : ""}` : null,
    };
  });
}

/**
 * Returns the conditions of what follows a cursor: the rest of the properties with the same confirmation, and those with a
 * later one. In one condition, the index would be read from the start of the list.
 */
function conditionsAfter(cursor: string): (SQL | undefined)[] {
  const [, last, time] = /^(\d{1,15})_(\d{1,15})?$/.exec(cursor) ?? [];
  if (last === undefined || Number(time) > 8e15) throw unknownCursor("cursor");
  const isLater = gt(n, Number(last));
  if (time === undefined) return [and(isNull(confirmed_at), isLater), isNotNull(confirmed_at)];
  const at = new Date(Number(time)).toISOString();
  return [and(eq(confirmed_at, at), isLater), gt(confirmed_at, at)];
}
