import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import type { MoveDay } from "#contract/appointments/to-tell.ts";
import { addDays, startOfDay, toIso } from "#shared/appointments/appointment-time.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { isVisible, selectNumbers } from "./appointment-list.repository.ts";
import { type AppointmentRow, appointmentColumns, appointmentRow, fromAppointments } from "./appointment-rows.ts";

/** The open appointments of a day, or of one resource, that have not begun and come after the cursor. */
function selectOpen(reader: HealthReader, { date, resource_id, cursor }: MoveDay, columns: SQL, now: Date): SQL {
  const range = { from: toIso(startOfDay(date)), to: toIso(startOfDay(addDays(date, 1))) };
  const asked = { resource_id, assignee_id: undefined, property_uuid: undefined };
  const after = cursor ? sql`(start_at, appointments.n) > (${toIso(cursor.start)}, ${cursor.n})` : sql`1`;
  return sql`SELECT ${columns} FROM ${fromAppointments} WHERE appointments.n IN (${selectNumbers(asked, range)})
    AND appointments.status IN ('requested', 'confirmed') AND start_at > ${now.toISOString()} AND ${after}
    AND ${isVisible(reader)}`;
}

/** Lists the next open appointments of a day in the order of their times. */
export const listOpenOfDay = (
  reader: HealthReader,
  asked: MoveDay,
  limit: number,
  now: Date,
): Query<AppointmentRow[]> =>
  selectRows(
    sql`${selectOpen(reader, asked, appointmentColumns, now)} ORDER BY start_at, appointments.n LIMIT ${integerLiteral(limit)}`,
    appointmentRow,
  );

export const countOpenOfDay = (reader: HealthReader, asked: MoveDay, now: Date): Query<number> =>
  combineQueries(
    [selectRows(selectOpen(reader, asked, sql.raw("count(*) AS count"), now), z.object({ count: z.number() }))],
    ([row]) => row?.count ?? 0,
  );
