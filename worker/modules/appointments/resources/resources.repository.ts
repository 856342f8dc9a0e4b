import { sql } from "drizzle-orm";
import * as z from "zod";
import { isHealthService } from "#contract/accounts/permissions.ts";
import {
  type NewResource,
  type Resource,
  type ResourceChange,
  resourceSchema,
} from "#contract/appointments/admin-appointment.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { appointmentLimits } from "#shared/appointments/appointment-limits.ts";
import { insertAuditEntry } from "#worker/db/audit-entries.ts";
import type { Statement } from "#worker/db/driver.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { accountSeesHealth, type HealthReader } from "#worker/db/health-permission.ts";
import { combineQueries, type Query, selectFirst, selectRows } from "#worker/db/query.ts";
import { storedFlag } from "#worker/db/stored-columns.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { allResources } from "./all-resources.ts";

const resourceRow = resourceSchema.extend({ fixed: storedFlag, does_viewings: storedFlag, without_hours: storedFlag });
const resourceColumns = sql`id, kind, name, iif(username IS NULL, NULL, user_id) AS user_id, username, does_viewings, 0 AS without_hours`;

/** Lists the resources, and the professionals for who may see what belongs to the clinic. */
export const listResources = ({ seesHealth }: HealthReader): Query<Resource[]> =>
  selectRows(
    sql`SELECT id, kind, name, user_id, username, does_viewings, without_hours, fixed FROM (
      SELECT ${resourceColumns}, 0 AS fixed, 0 AS position, created_at FROM ${allResources}
      UNION ALL SELECT id, 'doctor', name, NULL, NULL, 0, hours = '[]', 1, position + 1, '' FROM professionals WHERE ${seesHealth ? sql`1` : sql`0`})
      ORDER BY position, created_at, username, id LIMIT ${integerLiteral(2 * appointmentLimits.resources)}`,
    resourceRow,
  );

export const findResource = (id: string): Query<Resource | undefined> =>
  selectFirst(
    selectRows(sql`SELECT ${resourceColumns}, 0 AS fixed FROM ${allResources} WHERE resources.id = ${id}`, resourceRow),
  );

/** Finds the colleague that an active account of the team is. */
export const findColleague = (userId: string): Query<Resource | undefined> =>
  selectFirst(
    selectRows(
      sql`SELECT ${resourceColumns}, 0 AS fixed FROM ${allResources} WHERE kind = 'colleague' AND user_id = ${userId}`,
      resourceRow,
    ),
  );

const count = z.object({ count: z.number() });

export const countResources: Query<number> = combineQueries(
  [selectRows(sql`SELECT count(*) AS count FROM resources`, count)],
  ([row]) => row?.count ?? 0,
);

/** Whether an account belongs to an active admin. */
export const isActiveAdmin = (id: string): Query<boolean> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT count(*) AS count FROM users WHERE users.id = ${id} AND role <> 'user' AND disabled_at IS NULL`,
        count,
      ),
    ],
    ([row]) => (row?.count ?? 0) > 0,
  );

/** Whether an account belongs to an active admin who may see the appointments of a service. */
export const canBeAssigned = (id: string, service: string): Query<boolean> =>
  combineQueries(
    [
      selectRows(
        sql`SELECT count(*) AS count FROM users WHERE users.id = ${id} AND role <> 'user' AND disabled_at IS NULL
          AND ${isHealthService(service) ? accountSeesHealth : sql`true`}`,
        count,
      ),
    ],
    ([row]) => (row?.count ?? 0) > 0,
  );

export const insertResource = (
  actor: AdminActor,
  id: string,
  { name, kind, user_id }: NewResource,
  now: Date,
): Statement[] => [
  sql`INSERT INTO resources (id, kind, name, user_id, created_at) VALUES (${id}, ${kind}, ${name}, ${user_id}, ${now.toISOString()})`,
  insertAuditEntry(actor, { action: "create", entity: "resource", entityId: id, after: { kind } }, now),
];

export const updateResource = (
  actor: AdminActor,
  id: string,
  { name, user_id, does_viewings }: ResourceChange,
  now: Date,
): Statement[] => [
  // An account has no row before something differs.
  sql`INSERT INTO resources (id, kind, name, user_id, created_at)
    SELECT users.id, 'colleague', '', users.id, users.created_at FROM users WHERE users.id = ${id} ON CONFLICT DO NOTHING`,
  sql`UPDATE resources SET name = ${name === undefined ? sql`name` : name}, user_id = ${user_id === undefined ? sql`user_id` : user_id},
    does_viewings = ${does_viewings === undefined ? sql`does_viewings` : Number(does_viewings)} WHERE id = ${id}`,
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
      selectRows(
        sql`SELECT type FROM courses WHERE ${namesResource(id)} ORDER BY position, id LIMIT ${integerLiteral(5)}`,
        z.object({ type: z.string() }),
      ),
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
      selectRows(
        sql`DELETE FROM resources WHERE id = ${id} AND ${isUnused(id, now)} RETURNING id`,
        z.object({ id: z.string() }),
      ),
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
