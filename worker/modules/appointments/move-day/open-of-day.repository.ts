import { and, count, eq, gt, inArray, sql } from "drizzle-orm";
import type { MoveDay } from "#contract/appointments/to-tell.ts";
import { addDays, startOfDay, toIso } from "#shared/appointments/appointment-time.ts";
import { builder } from "#worker/db/driver.ts";
import type { HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { appointments } from "#worker/db/tables/appointments.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { byTime, isVisible, isWithin } from "../appointment-list.repository.ts";
import { type AppointmentRow, readAppointments } from "../rows/appointment-row.ts";
import { selectAppointments } from "../rows/select-appointments.repository.ts";

/** The open appointments of a day, or of one resource, that have not begun and come after the cursor. */
const isOpenOfDay = (reader: HealthReader, { date, resource_id, cursor }: MoveDay, now: Date) =>
  and(
    isWithin({ from: toIso(startOfDay(date)), to: toIso(startOfDay(addDays(date, 1))) }, resource_id),
    inArray(appointments.status, ["requested", "confirmed"]),
    gt(appointments.start_at, now.toISOString()),
    cursor && sql`(${appointments.start_at}, ${appointments.n}) > (${toIso(cursor.start)}, ${cursor.n})`,
    isVisible(reader),
  );

/** Lists the next open appointments of a day in the order of their times. */
export const listOpenOfDay = (
  reader: HealthReader,
  asked: MoveDay,
  limit: number,
  now: Date,
): Query<AppointmentRow[]> =>
  readAppointments(
    selectAppointments()
      .where(isOpenOfDay(reader, asked, now))
      .orderBy(...byTime)
      .limit(limit),
  );

export const countOpenOfDay = (reader: HealthReader, asked: MoveDay, now: Date): Query<number> =>
  combineQueries(
    [
      builder
        .select({ count: count() })
        .from(appointments)
        .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
        .where(isOpenOfDay(reader, asked, now)),
    ],
    ([row]) => row?.count ?? 0,
  );
