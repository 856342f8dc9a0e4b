import { and, type Column, desc, eq, gte, lt, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
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
import { builder } from "#worker/db/driver.ts";
import { integerLiteral, isOneOf } from "#worker/db/expressions.ts";
import { combineQueries, type Query, selectRows } from "#worker/db/query.ts";
import { fromJson } from "#worker/db/stored-columns.ts";
import { users } from "#worker/db/tables/accounts.ts";
import { appointments, resources } from "#worker/db/tables/appointments.ts";
import { auditEntries } from "#worker/db/tables/audit.ts";
import { enquiries } from "#worker/db/tables/enquiries.ts";
import { imports } from "#worker/db/tables/operations.ts";
import { people } from "#worker/db/tables/people.ts";
import { properties } from "#worker/db/tables/properties.ts";
import { binnedCourses, binnedProfessionals, courses, professionals } from "#worker/db/tables/services.ts";
import { wants } from "#worker/db/tables/wants.ts";

/** Actors offered as a filter. */
const maxActors = 200;

const { n, at, actor_id, action, entity, entity_id, reference, before, after } = auditEntries;

/** Selects entries, the newest first. */
const selectEntries = (condition: SQL | undefined) =>
  builder
    .select({
      ...{
        n,
        at,
        actor_id,
        actor: authorName(actor_id).as("actor"),
        action,
        entity,
        entity_id,
        reference,
        before,
        after,
      },
      name: sql<string | null>`${entityName}`.as("name"),
      names: sql`${namesInValues}`.mapWith(fromJson(auditEntrySchema.shape.names)).as("names"),
      import: sql`${importCounts}`.mapWith(fromJson(auditEntrySchema.shape.import.unwrap())).as("import"),
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, actor_id))
    .where(condition)
    .orderBy(desc(n));

/** One page of audit entries, the newest first, and the actors that the list can be filtered by. */
export function listAudit(filters: AuditQuery): Query<AuditListResponse> {
  const limit = filters.limit ?? pageSizes.default;
  const entries = selectEntries(getCondition(filters)).limit(limit + 1);
  // Steps from one id to the next in the index, so that the cost depends on the actors, not on the entries.
  const actors = selectRows(
    sql`WITH RECURSIVE actors (id) AS (
        SELECT min(actor_id) FROM audit
        UNION ALL
        SELECT (SELECT min(actor_id) FROM audit WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL
        LIMIT ${integerLiteral(maxActors)})
      SELECT actors.id, ${authorName(sql`actors.id`)} AS username FROM actors LEFT JOIN users ON users.id = actors.id
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
export const findAuditEntries = (numbers: readonly number[]) => selectEntries(isOneOf(n, numbers));

/** The name of the changed entity, by a column of its table with the ids. */
const nameIn = (id: Column, name: SQLWrapper) => sql`(SELECT ${name} FROM ${id.table} WHERE ${eq(id, entity_id)})`;

const carName = ({ id, make, model }: typeof courses | typeof binnedCourses) =>
  nameIn(id, sql`${make} || ' ' || ${model}`);

/** The person of an appointment. */
const visitorName = sql`(${builder
  .select({ name: sql`nullif(${enquiries.name}, '')`.as("name") })
  .from(appointments)
  .innerJoin(enquiries, eq(enquiries.n, appointments.enquiry_n))
  .where(eq(appointments.id, entity_id))})`;

/**
 * The names by which people know the changed entities, as they are stored today. The log itself has no names of senders: an
 * erased or anonymized enquiry has none.
 */
const names: { [entity in AuditEntry["entity"]]?: SQL } = {
  user: nameIn(users.id, users.username),
  property: nameIn(properties.uuid, properties.title),
  enquiry: nameIn(enquiries.id, sql`nullif(${enquiries.name}, '')`),
  person: nameIn(people.id, sql`nullif(${people.name}, '')`),
  appointment: visitorName,
  resource: nameIn(resources.id, resources.name),
  want: nameIn(wants.id, wants.label),
  course: sql`coalesce(${carName(courses)}, ${carName(binnedCourses)})`,
  professional: sql`coalesce(${nameIn(professionals.id, professionals.name)},
    ${nameIn(binnedProfessionals.id, binnedProfessionals.name)})`,
};
const entityName = sql`CASE ${entity} ${sql.join(
  Object.entries(names).map(([known, name]) => sql`WHEN ${known} THEN ${name}`),
  sql` `,
)} END`;

const assignees = alias(users, "assignees");
const isNamedInValues = sql`${assignees.id} IN (${before} ->> 'assignee', ${after} ->> 'assignee')`;
/** The usernames of the assignees before and after a change of an enquiry, by account id. */
const namesInValues = sql`CASE ${entity} WHEN 'enquiry' THEN ${builder
  .select({ names: sql`json_group_object(${assignees.id}, ${assignees.username})`.as("names") })
  .from(assignees)
  .where(isNamedInValues)} ELSE '{}' END`;

const { created, updated, unchanged, failed } = imports;
const counts = sql`json_object('created', ${created}, 'updated', ${updated}, 'unchanged', ${unchanged}, 'failed', ${failed})`;
const importCounts = sql`CASE ${action} WHEN 'import' THEN ${nameIn(imports.id, counts)} END`;

/** From the most selective filter to the least. Only the index of the first one is used. */
const indexed = ["reference", "entity_id", "action", "actor_id", "entity"] as const;

function getCondition(filters: AuditQuery): SQL | undefined {
  const { from, to, cursor } = filters;
  const first = indexed.find((name) => filters[name] !== undefined);
  /** A plus keeps SQLite from the index of a column. */
  const filter = (name: (typeof indexed)[number], compare: (column: Column | SQL, value: string) => SQL) => {
    const column = name === first ? auditEntries[name] : sql`+${auditEntries[name]}`;
    return filters[name] === undefined ? undefined : compare(column, filters[name]);
  };
  const isEqual = (column: Column | SQL, value: string) => sql`${column} = ${value}`;
  return and(
    filter("reference", (column, typed) => isOneOf(column, [...referenceSpellings(typed), typed.toLowerCase()])),
    filter("entity", isEqual),
    filter("entity_id", isEqual),
    filter("actor_id", (column, id) => (id === noActorId ? sql`${column} IS NULL` : isEqual(column, id))),
    filters.entity_id === undefined
      ? (filter("action", isEqual) ?? ne(action, "import-changes"))
      : filter("action", isEqual),
    cursor === undefined ? undefined : lt(n, cursor),
    from === undefined ? undefined : sql`+${at} >= ${from} AND ${n} >= ${firstEntrySince(from)} - ${maxOutOfOrder}`,
    to === undefined
      ? undefined
      : sql`+${at} < ${dayAfter(to)} AND ${n} < ${firstEntrySince(dayAfter(to))} + ${maxOutOfOrder}`,
  );
}

/** Entries may be stored slightly later than their time says. At most this many are out of order by number. */
const maxOutOfOrder = 1000;
/** The number of the first entry on or after a day; higher than every number if there is none. */
const firstEntrySince = (day: string) =>
  sql`coalesce(${builder.select({ n }).from(auditEntries).where(gte(at, day)).orderBy(at).limit(1)}, 9e15)`;

/** JavaScript has no date after 9999-12-31, so that day gets a text that sorts after it. */
const dayAfter = (day: string) =>
  day === "9999-12-31" ? `${day}~` : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
