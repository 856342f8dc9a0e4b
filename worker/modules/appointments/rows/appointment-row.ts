import type { ResourceKind } from "#contract/appointments/appointment-kinds.ts";
import type { BuiltStatement } from "#worker/db/driver.ts";
import { combineQueries, type Query } from "#worker/db/query.ts";
import { describeBooked } from "./booked.ts";
import type { AppointmentChanges, StoredAppointment, UsedResource } from "./select-appointments.repository.ts";

const people: readonly (ResourceKind | null)[] = ["colleague", "instructor", "doctor"];

/** Returns who is met: the instructor before others; null for no person. A colleague may have no row but an account. */
export function findWho(resources: readonly UsedResource[]): string | null {
  const met = resources.filter(({ kind, username }) => (kind === null ? username !== null : people.includes(kind)));
  const one = met.find(({ kind }) => kind === "instructor") ?? met[0];
  return one ? one.name || one.username : null;
}

/** Returns what colleagues and its person read of the changes of an appointment. */
export function readChanges(changes: AppointmentChanges, { status, sequence }: { status: string; sequence: number }) {
  const moves = changes.filter(({ field }) => field === "start");
  const last = sequence > 0 ? moves.at(-1) : undefined;
  const end = status === "cancelled" ? changes.filter(({ field }) => field === "status").at(-1) : undefined;
  return {
    /** When its person last moved it; null if never. */
    moved_at: moves.findLast(({ by_person }) => by_person)?.at ?? null,
    /** Its last move; null if it never moved. */
    last_move: last?.from && last.to ? { at: last.at, from: last.from, to: last.to, by_person: last.by_person } : null,
    /** Who cancelled it; null for other statuses. */
    cancelled: end ? { at: end.at, by: end.by, by_person: end.by_person } : null,
  };
}

export const toAppointmentRow = ({ resources, changes, ...row }: StoredAppointment) => ({
  ...row,
  ...describeBooked({ resources, changes, ...row }),
  ...readChanges(changes, row),
  who: findWho(resources),
  resource_ids: resources.map(({ id }) => id),
  /** Whether it takes its time: not if it was cancelled, or is or was suspected spam. */
  is_placed: resources.some(({ released }) => !released),
});
export type AppointmentRow = ReturnType<typeof toAppointmentRow>;

/** Returns the appointments that a selection finds. */
export const readAppointments = (selected: BuiltStatement<StoredAppointment[]>): Query<AppointmentRow[]> =>
  combineQueries([selected], (rows) => rows.map(toAppointmentRow));
