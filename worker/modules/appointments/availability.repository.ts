import { sql } from "drizzle-orm";
import * as z from "zod";
import type { Availability, StoredAvailability } from "#contract/appointments/availability.ts";
import { defaultAvailability } from "#contract/appointments/default-availability.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder } from "#worker/db/query/builder.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query/query.ts";
import { availability } from "#worker/db/tables/appointments.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteDaysOff } from "./telling/days-off.repository.ts";

const stored = builder.select({ settings: availability.settings, saved_at: availability.saved_at }).from(availability);

/** Returns when what can be booked, and when this was saved. */
export const findStoredAvailability: Query<StoredAvailability> = combineQueries(
  [stored],
  // A field that a later version adds is missing in what was stored before.
  ([row]) => ({ ...defaultAvailability, ...row?.settings, saved_at: row?.saved_at ?? null }),
);

/** Returns when what can be booked. */
export const findAvailability: Query<Availability> = combineQueries([stored], ([row]) => ({
  ...defaultAvailability,
  ...row?.settings,
}));

/**
 * Saves when what can be booked. Returns when it was saved; undefined if another version was saved since.
 * @param basedOn `saved_at` of the version that was edited, null if nothing was saved; undefined overwrites
 */
export function saveAvailability(
  actor: AdminActor,
  settings: Availability,
  basedOn: string | null | undefined,
  now: Date,
): Query<string | undefined> {
  const isCurrent =
    basedOn === undefined ? sql`true` : sql`(SELECT saved_at FROM availability WHERE id = 1) IS ${basedOn}`;
  const saved = selectRows(
    sql`INSERT INTO availability (id, settings, saved_at)
      SELECT 1, ${JSON.stringify(settings)}, ${now.toISOString()} WHERE ${isCurrent}
      ON CONFLICT (id) DO UPDATE SET settings = excluded.settings, saved_at = ${versionAfterStored(now, "saved_at")}
      RETURNING saved_at`,
    z.object({ saved_at: z.string() }),
  );
  const daysOff = noteDaysOff(settings.days_off, isCurrent, now);
  return combineQueries(
    [
      insertAuditEntry(actor, { action: "update", entity: "availability", entityId: "availability" }, now, isCurrent),
      daysOff.stuck,
      daysOff.unstuck,
      selectFirst(saved),
    ],
    (_audit, _stuck, _unstuck, row) => row?.saved_at,
  );
}
