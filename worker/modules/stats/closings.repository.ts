import { sql } from "drizzle-orm";
import * as z from "zod";
import { type Closing, closingSchema } from "#contract/admin/closings.ts";
import { reportSlug } from "#contract/services/services.ts";
import { isVisiblePerson } from "#worker/db/contacts/patients.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { type HealthReader, isVisibleService } from "#worker/db/health-permission.ts";
import { type Query, selectRows } from "#worker/db/query.ts";

/** A change can be undone for an hour: a home that is sold or let again within it was never offered again. */
const undoDays = sql.raw("1.1 / 24");

/** More than this business closes in a year. */
const maxClosings = 2000;

const closingRow = closingSchema
  .omit({ owner: true, closed_price: true })
  .extend({ owner_id: z.string().nullable(), owner_name: z.string().nullable(), price_cents: z.number().nullable() })
  .transform(({ owner_id, owner_name, price_cents, ...closing }) => ({
    ...closing,
    owner: owner_id === null ? null : { id: owner_id, name: owner_name ?? "" },
    closed_price: price_cents === null ? null : price_cents / 100,
  }));

/**
 * Lists the homes that were sold or let in a period, the newest first, from the changes of their status.
 * @param from the first day
 * @param to the last day
 */
export const listClosings = (reader: HealthReader, from: string, to: string): Query<Closing[]> =>
  selectRows(
    // A named day is never after the change, so the index finds those of a later day too.
    sql`WITH closed AS MATERIALIZED (
        SELECT id, property_n, coalesce(closed_on, substr(at, 1, 10)) AS closed_on, closed_price_cents AS price_cents
        FROM property_history AS change INDEXED BY property_history_closed
        WHERE field = 'status' AND new_value IN ('sold', 'let') AND at >= ${from}
          AND coalesce(closed_on, substr(at, 1, 10)) BETWEEN ${from} AND ${to}
          AND NOT EXISTS (SELECT 1 FROM property_history AS later WHERE later.property_n = change.property_n
            AND later.id > change.id AND later.field = 'status' AND later.old_value = change.new_value
            AND julianday(later.at) < julianday(change.at) + 1)
          AND NOT EXISTS (SELECT 1 FROM property_history AS reopened WHERE reopened.property_n = change.property_n
            AND reopened.id < change.id AND reopened.field = 'status' AND reopened.old_value = change.new_value
            AND julianday(change.at) < julianday(reopened.at) + ${undoDays})
      ), offered AS (
        SELECT uuid, reference, title, kind, area, owner_id, closed_on, closed.price_cents, closed.id AS change_id,
          coalesce((SELECT max(at) FROM property_history AS before WHERE before.property_n = n AND before.id < closed.id
            AND before.field = 'status' AND before.old_value IN ('sold', 'let')
            AND NOT EXISTS (SELECT 1 FROM property_history AS first WHERE first.property_n = n AND first.id < before.id
              AND first.field = 'status' AND first.new_value = before.old_value
              AND julianday(before.at) < julianday(first.at) + 1)), created_at) AS offered_at
        FROM closed JOIN properties ON n = property_n
      )
      SELECT uuid, reference, title, kind, area, people.id AS owner_id, people.name AS owner_name, closed_on, price_cents,
        CAST(max(0, julianday(closed_on) - julianday(substr(offered_at, 1, 10))) AS INTEGER) AS days,
        (SELECT count(*) FROM enquiries INDEXED BY enquiries_property WHERE property_uuid = uuid AND spam = 0
          AND service <> ${reportSlug} AND ${isVisibleService(reader)}
          AND submitted_at >= offered_at AND substr(submitted_at, 1, 10) <= closed_on) AS enquiries,
        (SELECT count(*) FROM appointments INDEXED BY appointments_property WHERE property_uuid = uuid
          AND status IN ('done', 'confirmed') AND start_at >= offered_at AND substr(start_at, 1, 10) <= closed_on) AS viewings
      FROM offered LEFT JOIN people ON people.id = owner_id AND ${isVisiblePerson(reader)}
      ORDER BY closed_on DESC, change_id DESC LIMIT ${integerLiteral(maxClosings)}`,
    closingRow,
  );
