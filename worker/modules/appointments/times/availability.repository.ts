import { and, type SQL, sql } from "drizzle-orm";
import type { Availability, OpenHours, StoredAvailability } from "#contract/appointments/availability.ts";
import { defaultAvailability } from "#shared/appointments/default-availability.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { versionAfterStored } from "#worker/db/audited-rows.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { newRow, oneRow } from "#worker/db/new-row.ts";
import { combineQueries, type Query, selectFirst } from "#worker/db/query.ts";
import { availability } from "#worker/db/tables/appointments.ts";
import { professionals } from "#worker/db/tables/services.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { noteDaysOff } from "../telling/days-off.repository.ts";

const stored = builder.select({ settings: availability.settings, saved_at: availability.saved_at }).from(availability);

/** The hours of professionals, which are stored with each of them. */
const professionalHours = builder.select({ id: professionals.id, hours: professionals.hours }).from(professionals);

type ProfessionalHours = Pick<typeof professionals.$inferSelect, "id" | "hours">;

/** Returns the hours of all, those of each professional from its own row. */
const withProfessionals = (hours: readonly OpenHours[], rows: readonly ProfessionalHours[]): OpenHours[] => [
  ...hours.filter((one) => !isOfProfessional(one, rows)),
  ...rows.flatMap(({ id, hours: own }) =>
    own.map((period) => ({ kind: "clinic" as const, resource_id: id, ...period })),
  ),
];

const isOfProfessional = ({ kind, resource_id }: OpenHours, rows: readonly Pick<ProfessionalHours, "id">[]) =>
  kind === "clinic" && rows.some(({ id }) => id === resource_id);

/** Returns when what can be booked, and when this was saved. */
export const findStoredAvailability: Query<StoredAvailability> = combineQueries(
  [stored, professionalHours],
  ([row], rows) => {
    // What was stored before a deployment lacks the fields that it adds.
    const settings = { ...defaultAvailability, ...row?.settings };
    return { ...settings, hours: withProfessionals(settings.hours, rows), saved_at: row?.saved_at ?? null };
  },
);

/** Returns when what can be booked. */
export const findAvailability: Query<Availability> = combineQueries(
  [findStoredAvailability],
  ({ saved_at: _, ...settings }) => settings,
);

/** Returns the ids of the professionals. */
export const findProfessionalIds: Query<string[]> = combineQueries([professionalHours], (rows) =>
  rows.map(({ id }) => id),
);

/** Stores the hours of the professionals whose hours differ. */
function saveProfessionalHours(hours: readonly OpenHours[], isCurrent: SQL, now: Date): Statement {
  const periods = JSON.stringify(hours.toSorted((one, other) => (one.from < other.from ? -1 : 1)));
  const own = sql`(SELECT json_group_array(json_object('weekday', period.value -> 'weekday', 'from', period.value ->> 'from',
      'to', period.value ->> 'to') ORDER BY period.value ->> 'weekday', period.value ->> 'from')
    FROM json_each(${periods}) AS period
    WHERE period.value ->> 'kind' = 'clinic' AND period.value ->> 'resource_id' = professionals.id)`;
  return builder
    .update(professionals)
    .set({ hours: own, updated_at: versionAfterStored(now) })
    .where(and(isCurrent, sql`${professionals.hours} <> ${own}`));
}

/**
 * Saves when what can be booked. Returns when it was saved; undefined if another version was saved since.
 * @param basedOn `saved_at` of the version that was edited, null if nothing was saved; undefined overwrites
 */
export function saveAvailability(
  actor: AdminActor,
  settings: Availability,
  professionalIds: readonly string[],
  basedOn: string | null | undefined,
  now: Date,
): Query<string | undefined> {
  const isCurrent =
    basedOn === undefined ? sql`true` : sql`(SELECT saved_at FROM availability WHERE id = 1) IS ${basedOn}`;
  const ids = professionalIds.map((id) => ({ id }));
  const others = { ...settings, hours: settings.hours.filter((one) => !isOfProfessional(one, ids)) };
  const row = newRow(availability, { id: 1, settings: others, saved_at: now.toISOString() });
  const saved = builder
    .insert(availability)
    .select(builder.select(row).from(oneRow).where(isCurrent))
    .onConflictDoUpdate({
      target: availability.id,
      set: { settings: others, saved_at: versionAfterStored(now, "saved_at") },
    })
    .returning({ saved_at: availability.saved_at });
  const daysOff = noteDaysOff(settings.days_off, isCurrent, now);
  return combineQueries(
    [
      insertAuditEntry(actor, { action: "update", entity: "availability", entityId: "availability" }, now, isCurrent),
      saveProfessionalHours(settings.hours, isCurrent, now),
      daysOff.stuck,
      daysOff.unstuck,
      selectFirst(saved),
    ],
    (_audit, _professionals, _stuck, _unstuck, row) => row?.saved_at,
  );
}
