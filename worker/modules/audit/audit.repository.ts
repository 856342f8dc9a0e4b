import { type SQL, sql } from "drizzle-orm";
import * as z from "zod";
import { noActorId } from "#contract/admin/audit-actions.ts";
import {
  type AuditEntry,
  type AuditListResponse,
  type AuditQuery,
  auditEntrySchema,
} from "#contract/admin/audit-list.ts";
import { pageSizes } from "#contract/http/pagination.ts";
import { encodeCursorPosition } from "#contract/http/query-params.ts";
import { referenceSpellings } from "#shared/listings/reference.ts";
import { authorName } from "#worker/db/audit-entries.ts";
import { integerLiteral } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { storedJson } from "#worker/db/stored-columns.ts";

/** Actors offered as a filter. */
const maxActors = 200;

const storedValues = storedJson(z.unknown()).nullable();
const { names, import: importCounts } = auditEntrySchema.shape;
const entryRow = auditEntrySchema.extend({
  before: storedValues,
  after: storedValues,
  names: storedJson(names),
  import: storedJson(importCounts.unwrap()).nullable(),
});

/** One page of audit entries, the newest first, and the actors that the list can be filtered by. */
export function listAudit(filters: AuditQuery): Query<AuditListResponse> {
  const limit = filters.limit ?? pageSizes.default;
  const entries = selectRows(
    sql`SELECT ${entryColumns} FROM audit ${indexFor(filters)} ${joinActor}
      WHERE ${getCondition(filters)} ORDER BY audit.n DESC LIMIT ${integerLiteral(limit + 1)}`,
    entryRow,
  );
  // Steps from one id to the next in the index, so that the cost depends on the actors, not on the entries.
  const actors = selectRows(
    sql`WITH RECURSIVE actors (id) AS (
        SELECT min(actor_id) FROM audit
        UNION ALL
        SELECT (SELECT min(actor_id) FROM audit WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL
        LIMIT ${integerLiteral(maxActors)})
      SELECT actors.id, ${authorName("actors.id")} AS username FROM actors LEFT JOIN users ON users.id = actors.id
      WHERE actors.id IS NOT NULL ORDER BY users.username IS NULL, users.username_key, actors.id`,
    z.object({ id: z.string(), username: z.string().nullable() }),
  );
  return combineQueries([entries, actors], (rows, known) => {
    const lines = rows.slice(0, limit);
    const last = rows.length > limit ? lines.at(-1)?.n : undefined;
    return {
      data: { lines },
      actors: known,
      next_cursor: last === undefined ? null : encodeCursorPosition(last),
    };
  });
}

/** Returns entries by their numbers, the newest first. */
export function findAuditEntries(numbers: readonly number[]): Query<AuditEntry[]> {
  return selectRows(
    sql`SELECT ${entryColumns} FROM audit ${joinActor}
      WHERE audit.n IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) ORDER BY audit.n DESC`,
    entryRow,
  );
}

/**
 * The name by which people know the changed entity, as it is stored today. The log itself has no names of senders: an
 * erased or anonymized enquiry has none.
 */
const entityName = sql.raw(`CASE entity
  WHEN 'user' THEN (SELECT username FROM users AS changed WHERE changed.id = entity_id)
  WHEN 'property' THEN (SELECT title FROM properties WHERE uuid = entity_id)
  WHEN 'enquiry' THEN (SELECT nullif(name, '') FROM enquiries WHERE enquiries.id = entity_id)
  WHEN 'person' THEN (SELECT nullif(name, '') FROM people WHERE people.id = entity_id)
  WHEN 'appointment' THEN (SELECT appointments.reference FROM appointments WHERE appointments.id = entity_id)
  WHEN 'resource' THEN (SELECT resources.name FROM resources WHERE resources.id = entity_id)
  WHEN 'want' THEN (SELECT label FROM wants WHERE wants.id = entity_id AND kind <> 'clinic')
  WHEN 'course' THEN coalesce((SELECT make || ' ' || model FROM courses WHERE courses.id = entity_id),
    (SELECT make || ' ' || model FROM binned_courses WHERE binned_courses.id = entity_id))
  WHEN 'professional' THEN coalesce((SELECT name FROM professionals WHERE professionals.id = entity_id),
    (SELECT name FROM binned_professionals WHERE binned_professionals.id = entity_id))
  END`);

/** The usernames of the assignees before and after a change of an enquiry, by account id. */
const namesInValues = sql.raw(`CASE entity
  WHEN 'enquiry' THEN (SELECT json_group_object(assignees.id, assignees.username) FROM users AS assignees
    WHERE assignees.id IN (before ->> 'assignee', after ->> 'assignee'))
  ELSE '{}' END`);

const selectImportCounts = sql.raw(`CASE action
  WHEN 'import' THEN (SELECT json_object('created', created, 'updated', updated, 'unchanged', unchanged, 'failed', failed)
    FROM imports WHERE imports.id = entity_id)
  END`);

const entryColumns = sql`audit.n, at, actor_id, ${authorName("actor_id")} AS actor, action, entity, entity_id, reference, before, after,
  ${entityName} AS name, ${namesInValues} AS names, ${selectImportCounts} AS import`;
const joinActor = sql.raw("LEFT JOIN users ON users.id = audit.actor_id");

/** Chooses the index of the most selective filter. A range of days needs none: it becomes a range of entry numbers. */
function indexFor({ reference, entity_id, actor_id, action, entity }: AuditQuery): SQL {
  if (reference !== undefined) return sql`INDEXED BY audit_reference`;
  if (entity_id !== undefined) return sql`INDEXED BY audit_entity_id`;
  if (action !== undefined) return sql`INDEXED BY audit_action`;
  if (actor_id !== undefined) return sql`INDEXED BY audit_actor`;
  return entity === undefined ? sql`NOT INDEXED` : sql`INDEXED BY audit_entity`;
}

function getCondition(filters: AuditQuery): SQL {
  const { reference, entity, entity_id, actor_id, action, from, to, cursor } = filters;
  const conditions = [
    ...(reference === undefined
      ? []
      : [
          sql`reference IN (SELECT value FROM json_each(${JSON.stringify([...referenceSpellings(reference), reference.toLowerCase()])}))`,
        ]),
    ...(action === undefined && entity_id === undefined ? [sql`action <> 'import-changes'`] : []),
    ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
    ...(entity_id === undefined ? [] : [sql`entity_id = ${entity_id}`]),
    ...(actor_id === undefined ? [] : [actor_id === noActorId ? sql`actor_id IS NULL` : sql`actor_id = ${actor_id}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(cursor === undefined ? [] : [sql`audit.n < ${cursor}`]),
    ...(from === undefined
      ? []
      : [sql`at >= ${from} AND audit.n >= ${firstEntrySince(from)} - ${sql.raw(maxOutOfOrder)}`]),
    ...(to === undefined
      ? []
      : [sql`at < ${dayAfter(to)} AND audit.n < ${firstEntrySince(dayAfter(to))} + ${sql.raw(maxOutOfOrder)}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
}

/** Entries may be stored slightly later than their time says. At most this many are out of order by number. */
const maxOutOfOrder = "1000";
/** The number of the first entry on or after a day; higher than every number if there is none. */
const firstEntrySince = (day: string) =>
  sql`coalesce((SELECT n FROM audit INDEXED BY audit_at WHERE at >= ${day} ORDER BY at LIMIT 1), 9e15)`;

/** JavaScript has no date after 9999-12-31, so that day gets a text that sorts after it. */
const dayAfter = (day: string) =>
  day === "9999-12-31" ? `${day}~` : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
