import { type SQL, sql } from "drizzle-orm";
import { noActorId } from "#contract/admin/audit-actions.ts";
import type { AuditListResponse, AuditQuery } from "#contract/admin/audit-list.ts";
import { encodeCursorPosition } from "#contract/http/query-params.ts";
import { pageSizes } from "#contract/listings/property-options.ts";
import type { Query, Row } from "#worker/db/query.ts";

/** At most so many are named whose lines can be asked for. */
const mostActors = 200;

/** One page of the audit's lines, the newest first, and whose lines there are. */
export function listAudit(asked: AuditQuery): Query<AuditListResponse> {
  const limit = asked.limit ?? pageSizes.default;
  return {
    statements: [
      sql`SELECT audit.n, at, actor_id, users.username AS actor, action, entity, entity_id, before, after
        FROM audit ${indexFor(asked)} LEFT JOIN users ON users.id = audit.actor_id
        WHERE ${conditionOf(asked)} ORDER BY audit.n DESC LIMIT ${limit + 1}`,
      // From one id to the next along the index, so that it costs as many steps as there are people.
      sql`WITH RECURSIVE actors (id) AS (
          SELECT min(actor_id) FROM audit
          UNION ALL
          SELECT (SELECT min(actor_id) FROM audit WHERE actor_id > actors.id) FROM actors WHERE actors.id IS NOT NULL
          LIMIT ${sql.raw(String(mostActors))})
        SELECT actors.id, users.username FROM actors LEFT JOIN users ON users.id = actors.id
        WHERE actors.id IS NOT NULL ORDER BY users.username IS NULL, users.username_key, actors.id`,
    ],
    read([rows = [], actors = []]) {
      const lines = rows.slice(0, limit).map(toLine);
      const last = rows.length > limit ? lines.at(-1)?.n : undefined;
      return {
        data: { lines },
        actors: actors as AuditListResponse["actors"],
        next_cursor: last === undefined ? null : encodeCursorPosition(last),
      };
    },
  };
}

/** The filter that leaves least is looked up; what it finds is in order by then. Days are found by the numbers. */
function indexFor({ entity_id, actor_id, action, entity }: AuditQuery): SQL {
  if (entity_id !== undefined) return sql`INDEXED BY audit_entity_id`;
  if (action !== undefined) return sql`INDEXED BY audit_action`;
  if (actor_id !== undefined) return sql`INDEXED BY audit_actor`;
  return entity === undefined ? sql`NOT INDEXED` : sql`INDEXED BY audit_entity`;
}

function conditionOf({ entity, entity_id, actor_id, action, from, to, cursor }: AuditQuery): SQL {
  const conditions = [
    ...(entity === undefined ? [] : [sql`entity = ${entity}`]),
    ...(entity_id === undefined ? [] : [sql`entity_id = ${entity_id}`]),
    ...(actor_id === undefined ? [] : [actor_id === noActorId ? sql`actor_id IS NULL` : sql`actor_id = ${actor_id}`]),
    ...(action === undefined ? [] : [sql`action = ${action}`]),
    ...(cursor === undefined ? [] : [sql`audit.n < ${cursor}`]),
    ...(from === undefined ? [] : [sql`at >= ${from} AND audit.n >= ${firstFrom(from)} - ${sql.raw(lag)}`]),
    ...(to === undefined ? [] : [sql`at < ${dayAfter(to)} AND audit.n < ${firstFrom(dayAfter(to))} + ${sql.raw(lag)}`]),
  ];
  return conditions.length > 0 ? sql.join(conditions, sql` AND `) : sql`true`;
}

/** Lines are numbered as they are stored, which may be a little later than their time says: so many may be out of order. */
const lag = "1000";
/** The number of the first line from a day on; with none, one that no line has yet. */
const firstFrom = (day: string) =>
  sql`coalesce((SELECT n FROM audit INDEXED BY audit_at WHERE at >= ${day} ORDER BY at LIMIT 1), 9e15)`;

/** The day after the last one that there is sorts behind it. */
const dayAfter = (day: string) =>
  day === "9999-12-31" ? `${day}~` : new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const read = (json: unknown) => (json === null ? null : JSON.parse(json as string));
const toLine = (row: Row) =>
  ({ ...row, before: read(row.before), after: read(row.after) }) as AuditListResponse["data"]["lines"][number];
