import { sql } from "drizzle-orm";
import type { AuditList, AuditQuery } from "../../contract/audit-lines.ts";
import { pageSizes } from "../../contract/property-options.ts";
import { writePlace } from "../../contract/query-params.ts";
import type { Query, Row } from "../../db/query.ts";

/** One page of the audit's lines, the newest first. */
export function listAudit({ limit = pageSizes.default, cursor, from, to, ...exact }: AuditQuery): Query<AuditList> {
  const conditions = [
    ...Object.entries(exact).flatMap(([name, value]) =>
      value === undefined ? [] : [sql`${sql.raw(`audit.${name}`)} = ${value}`],
    ),
    ...(cursor === undefined ? [] : [sql`audit.n < ${cursor}`]),
    ...(from === undefined ? [] : [sql`at >= ${from}`]),
    ...(to === undefined ? [] : [sql`at < ${dayAfter(to)}`]),
    sql`true`,
  ];
  return {
    statements: [
      sql`SELECT audit.n, at, actor_id, users.username AS actor, action, entity, entity_id, before, after
        FROM audit LEFT JOIN users ON users.id = audit.actor_id
        WHERE ${sql.join(conditions, sql` AND `)} ORDER BY audit.n DESC LIMIT ${limit + 1}`,
    ],
    read([rows = []]) {
      const lines = rows.slice(0, limit).map(toLine);
      const last = rows.length > limit ? lines.at(-1)?.n : undefined;
      return { data: { lines }, next_cursor: last === undefined ? null : writePlace(last) };
    },
  };
}

const dayAfter = (day: string) => new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);

const read = (json: unknown) => (json === null ? null : JSON.parse(json as string));
const toLine = (row: Row) =>
  ({ ...row, before: read(row.before), after: read(row.after) }) as AuditList["data"]["lines"][number];
