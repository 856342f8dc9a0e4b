import { and, count, eq, isNull, ne, type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { isHealthService } from "#contract/accounts/permissions.ts";
import type { NewResource, Resource, ResourceChange } from "#contract/appointments/admin-appointment.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import { builder, type Statement } from "#worker/db/driver.ts";
import { accountSeesHealth, type HealthReader } from "#worker/db/health-permission.ts";
import { newRow } from "#worker/db/new-row.ts";
import { combineQueries, noRows, type Query, selectRows } from "#worker/db/query.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { resources } from "#worker/db/tables/appointments.ts";
import { courses, professionals } from "#worker/db/tables/services.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { allResources } from "./all-resources.ts";

const { id: resourceId, kind: resourceKind, name, user_id, username, does_viewings, created_at } = allResources;

const selectResources = (condition?: SQL) =>
  builder
    .select({
      ...{ id: resourceId, kind: resourceKind, name, username, does_viewings },
      // An account that was deleted.
      user_id: sql<string | null>`iif(${username} IS NULL, NULL, ${user_id})`.as("known_user_id"),
    })
    .from(allResources)
    .where(condition)
    .orderBy(sql`${created_at}, ${username}, ${resourceId}`)
    .limit(2 * appointmentLimits.resources);

type FoundResource = Omit<Resource, "fixed" | "without_hours">;
const toResource = (row: FoundResource): Resource => ({ ...row, fixed: false, without_hours: false });

const selectProfessionals = builder
  .select({
    ...{ id: professionals.id, name: professionals.name },
    ...{ hours: professionals.hours, available: professionals.available },
  })
  .from(professionals)
  .orderBy(professionals.position, professionals.id)
  .limit(2 * appointmentLimits.resources);

/** Lists the resources, and the professionals for who may see what belongs to the clinic. */
export const listResources = ({ seesHealth }: HealthReader): Query<Resource[]> =>
  combineQueries([selectResources(), seesHealth ? selectProfessionals : noRows], (rows, ofClinic) => [
    ...rows.map(toResource),
    ...ofClinic.map(
      ({ hours, available, ...professional }): Resource => ({
        ...{ ...professional, kind: "doctor", user_id: null, username: null, does_viewings: false },
        ...{ fixed: true, without_hours: available && hours.length === 0 },
      }),
    ),
  ]);

const findOne = (condition: SQL | undefined): Query<Resource | undefined> =>
  combineQueries([selectResources(condition)], ([row]) => row && toResource(row));

export const findResource = (id: string): Query<Resource | undefined> => findOne(eq(resourceId, id));

/** Finds the colleague that an active account of the team is. */
export const findColleague = (userId: string): Query<Resource | undefined> =>
  findOne(and(eq(resourceKind, "colleague"), eq(user_id, userId)));

export const countResources: Query<number> = combineQueries(
  [builder.select({ count: count().as("count") }).from(resources)],
  ([row]) => row?.count ?? 0,
);

const selectActiveAdmin = (id: string, condition?: SQL) =>
  builder
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, id), ne(users.role, "user"), isNull(users.disabled_at), condition));

/** Whether an account belongs to an active admin. */
export const isActiveAdmin = (id: string): Query<boolean> =>
  combineQueries([selectActiveAdmin(id)], (rows) => rows.length > 0);

/** Whether an account belongs to an active admin who may see the appointments of a service. */
export const canBeAssigned = (id: string, service: string): Query<boolean> =>
  combineQueries(
    [selectActiveAdmin(id, isHealthService(service) ? accountSeesHealth : undefined)],
    (rows) => rows.length > 0,
  );

export const insertResource = (
  actor: AdminActor,
  id: string,
  { name, kind, user_id }: NewResource,
  now: Date,
): Statement[] => [
  builder.insert(resources).values({ id, kind, name, user_id, created_at: now.toISOString() }),
  insertAuditEntry(actor, { action: "create", entity: "resource", entityId: id, after: { kind } }, now),
];

/** The row of an account that has none yet. */
const ofAccount = {
  ...{ id: users.id, kind: "colleague" as const, name: "" },
  ...{ user_id: users.id, created_at: users.created_at },
};

export const updateResource = (
  actor: AdminActor,
  id: string,
  { name, user_id, does_viewings }: ResourceChange,
  now: Date,
): Statement[] => [
  // An account has no row before something differs.
  builder
    .insert(resources)
    .select(builder.select(newRow(resources, ofAccount)).from(users).where(eq(users.id, id)))
    .onConflictDoNothing(),
  // A change of nothing writes what is stored.
  builder.update(resources).set({ id, name, user_id, does_viewings }).where(eq(resources.id, id)),
  insertAuditEntry(
    actor,
    {
      action: "update",
      entity: "resource",
      entityId: id,
      after: { ...(name !== undefined && { name: true }), ...(user_id !== undefined && { user_id }), does_viewings },
    },
    now,
  ),
];

/** The open appointments to come of a resource. */
const isInUse = (id: string, now: Date) => sql`EXISTS (SELECT 1 FROM appointment_resources
  JOIN appointments ON appointments.n = appointment_n
  WHERE resource_id = ${id} AND released = 0 AND start > ${now.getTime()} AND appointments.status IN ('requested', 'confirmed'))`;

/** The courses that name a resource, by their row in `courses`. */
const namesResource = (id: string) =>
  sql`EXISTS (SELECT 1 FROM json_each(courses.resource_ids) AS used WHERE used.value = ${id})`;

/** Returns the names of the courses that need a resource. */
export const findResourceCourses = (id: string): Query<string[]> =>
  combineQueries(
    [
      builder
        .select({ type: courses.type })
        .from(courses)
        .where(namesResource(id))
        .orderBy(courses.position, courses.id)
        .limit(5),
    ],
    (rows) => rows.map(({ type }) => type),
  );

const isUnused = (id: string, now: Date) =>
  sql`NOT ${isInUse(id, now)} AND NOT EXISTS (SELECT 1 FROM courses WHERE ${namesResource(id)})`;

/** Deletes a resource that neither appointments to come nor courses need. Returns whether it was deleted. */
export const deleteResource = (actor: AdminActor, id: string, now: Date): Query<boolean> =>
  combineQueries(
    [
      insertAuditEntry(
        actor,
        { action: "delete", entity: "resource", entityId: id },
        now,
        sql`EXISTS (SELECT 1 FROM resources WHERE id = ${id}) AND ${isUnused(id, now)}`,
      ),
      builder
        .delete(resources)
        .where(and(eq(resources.id, id), isUnused(id, now)))
        .returning({ id: resources.id }),
    ],
    (_, deleted) => deleted.length > 0,
  );

/** Returns which of some ids are no resource: neither of the table nor a home, a course or a professional. */
export const findUnknownResources = (ids: readonly string[]): Query<string[]> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT value AS id FROM json_each(${JSON.stringify(ids)}) AS named
          WHERE NOT EXISTS (SELECT 1 FROM resources WHERE resources.id = named.value)
            AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = named.value AND role <> 'user')
            AND NOT EXISTS (SELECT 1 FROM professionals WHERE professionals.id = named.value)
            AND NOT EXISTS (SELECT 1 FROM courses WHERE courses.id = named.value)
            AND NOT EXISTS (SELECT 1 FROM properties WHERE uuid = named.value)`,
        z.object({ id: z.string() }),
      ),
    ],
    (rows) => rows.map(({ id }) => id),
  );

/** Returns the ids of resources that an availability names. */
export const namedResources = ({ hours, days_off }: Availability): string[] => [
  ...new Set([...hours, ...days_off].flatMap(({ resource_id }) => resource_id ?? [])),
];
