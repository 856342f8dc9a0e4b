import { and, eq, gt, inArray, lt, max, or, type SQL, sql } from "drizzle-orm";
import { union } from "drizzle-orm/sqlite-core";
import type { AppointmentKind } from "#contract/appointments/appointment-kinds.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import type { BusyTime } from "#shared/appointments/slots.ts";
import { builder } from "#worker/db/driver.ts";
import { isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, noRows, type Query } from "#worker/db/query.ts";
import { appointmentResources } from "#worker/db/tables/appointments.ts";
import { courses } from "#worker/db/tables/services.ts";
import { waitingOffers } from "#worker/db/tables/wants.ts";
import { allResources } from "../resources/all-resources.ts";

const minute = 60_000;
/** An appointment may have begun so long before a time at which its resources are still busy. */
const longestMs = (appointmentLimits.slotMinutes + appointmentLimits.bufferMinutes) * minute;

/** What is to be booked. */
interface Needed {
  kind: AppointmentKind;
  /** The id of the home, the course or the professional. */
  subject: string;
  /** Resources that a colleague chose. */
  chosen?: readonly string[] | undefined;
}

const { appointment_n, resource_id, start, until, event, released } = appointmentResources;

/** The last appointment that a resource got. */
const lastTurn = builder
  .select({ last_n: max(appointment_n) })
  .from(appointmentResources)
  .where(eq(resource_id, allResources.id));

const selectResources = (condition: SQL | undefined) =>
  builder
    .select({
      ...{ id: allResources.id, kind: allResources.kind, name: allResources.name, user_id: allResources.user_id },
      // Those whose account was disabled take no appointments.
      is_active: allResources.is_active,
      // Whether it is a colleague who shows homes.
      does_viewings: allResources.does_viewings,
    })
    .from(allResources)
    .where(condition)
    .orderBy(sql`${lastTurn}, ${allResources.created_at}, ${allResources.username}, ${allResources.id}`)
    .limit(appointmentLimits.resources);
export type ResourceRow = NonNullable<ReturnType<typeof selectResources>["_"]["result"]>[number];

/**
 * Returns the resources that an appointment may need besides its home, course or professional: in turn, the one that got an
 * appointment longest ago first, then in the order of their creation.
 */
export function findResources({ kind, subject, chosen = [] }: Needed): Query<ResourceRow[]> {
  if (kind === "clinic" && chosen.length === 0) return noRows;
  const isNeeded =
    kind === "viewing" ? eq(allResources.kind, "colleague") : inArray(allResources.id, idsOfCourse(subject));
  return combineQueries([selectResources(or(isNeeded, isOneOf(allResources.id, chosen)))], (rows) => rows);
}

const idsOfCourse = (id: string) =>
  builder
    .select({ id: sql<string>`used.value`.as("id") })
    .from(sql`${courses}, json_each(${courses.resource_ids}) AS used`)
    .where(eq(courses.id, id));

const busyColumns = { resource_id, start, until, event };
export type BusyRow = Pick<typeof appointmentResources.$inferSelect, keyof typeof busyColumns | "appointment_n"> &
  BusyTime;

/** The ids of what an appointment may need. */
function neededIds({ kind, subject, chosen = [] }: Needed) {
  const known = builder
    .select({ id: sql<string>`value`.as("id") })
    .from(sql`json_each(${JSON.stringify([subject, ...chosen])})`);
  if (kind === "clinic") return known;
  if (kind === "lesson") return union(known, idsOfCourse(subject));
  const colleagues = builder
    .select({ id: allResources.id })
    .from(allResources)
    .where(eq(allResources.kind, "colleague"));
  return union(known, colleagues);
}

/**
 * Returns when the resources that an appointment may need, and those that a colleague chose, are busy, from one time to
 * another in milliseconds. A cancelled time is busy while it is held for a person who waits.
 */
export function findBusyTimes(needed: Needed, { from, to }: { from: number; to: number }): Query<BusyRow[]> {
  const isNeeded = (id: SQL) => and(inArray(id, neededIds(needed)), gt(start, from - longestMs), lt(start, to));
  const taken = builder
    .select({ ...busyColumns, appointment_n })
    .from(appointmentResources)
    .where(and(isNeeded(sql`${resource_id}`), eq(released, false)));
  const offered = builder
    .selectDistinct({ appointment_n: waitingOffers.appointment_n })
    .from(waitingOffers)
    .where(gt(waitingOffers.held_until, new Date().toISOString()));
  const held = builder
    .select({ ...busyColumns, appointment_n })
    .from(appointmentResources)
    // The plus keeps the index of the appointments: few are held.
    .where(and(inArray(appointment_n, offered), isNeeded(sql`+${resource_id}`), eq(released, true)));
  return combineQueries([taken, held], (times, offers) => [...times, ...offers]);
}
