import type * as z from "zod";
import type { savedAvailabilitySchema } from "#contract/appointments/admin-appointment.ts";
import type { AvailabilityUpdate, StoredAvailability } from "#contract/appointments/availability.ts";
import { query } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import type { AppointmentContext } from "../appointment-context.ts";
import { availabilityChanged, unknownResources } from "../appointments.errors.ts";
import { findUnknownResources, namedResources } from "../resources/resources.repository.ts";
import { toTell } from "../rows/admin-rows.ts";
import { listConflicts } from "../telling/days-off.repository.ts";
import { isToTell } from "../telling/telling.repository.ts";
import { findProfessionalIds, findStoredAvailability, saveAvailability } from "./availability.repository.ts";

/**
 * Returns when what can be booked, so that it can be saved again: without the hours and days off of what was deleted. Those
 * of a professional who comes back from the bin count again.
 */
export async function readAvailability(db: D1Database): Promise<StoredAvailability> {
  const [stored] = await query(db, findStoredAvailability);
  const [unknown] = await query(db, findUnknownResources(namedResources(stored)));
  const isKnown = ({ resource_id }: { resource_id: string | null }) =>
    resource_id === null || !unknown.includes(resource_id);
  return { ...stored, hours: stored.hours.filter(isKnown), days_off: stored.days_off.filter(isKnown) };
}

/**
 * Saves when what can be booked. Appointments on a day off stay; those that the actor may see are listed.
 * @throws ApiError 422 for hours or days off of an unknown resource; 409 with the stored settings if another version was
 *   saved since
 */
export async function replaceAvailability(
  context: AppointmentContext,
  actor: AdminActor,
  { saved_at: basedOn, ...settings }: AvailabilityUpdate,
): Promise<z.infer<typeof savedAvailabilitySchema>> {
  const { db, now } = context;
  const [unknown, professionalIds] = await query(
    db,
    findUnknownResources(namedResources(settings)),
    findProfessionalIds,
  );
  if (unknown.length > 0) {
    const isInHours = settings.hours.some(({ resource_id }) => resource_id !== null && unknown.includes(resource_id));
    throw unknownResources(isInHours ? "hours" : "days_off");
  }
  const [saved, rows] = await query(
    db,
    saveAvailability(actor, settings, professionalIds, basedOn, now),
    listConflicts(actor, settings.days_off, now),
  );
  if (saved === undefined) throw availabilityChanged(await readAvailability(db));
  return {
    ...settings,
    saved_at: saved,
    conflicts: rows.map(({ id }) => id),
    to_tell: rows.map((row) => toTell(row, context, { why: "stuck", told: isToTell(row) ? null : "colleague" })),
  };
}
