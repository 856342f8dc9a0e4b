import { SQL, sql } from "drizzle-orm";
import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";

/** A change to record. For enquiries and accounts: field names, statuses and ids only, no personal data. */
export interface AuditEntry {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** A value, or a SQL expression that returns JSON. */
  before?: unknown;
  after?: unknown;
}

/** The account that makes the change; null without a session. */
type Author = { id: string } | null;

/** Writes the entry only if the previous statement of the batch changed a row. */
export const hasChangedRows = sql`changes() > 0`;

/**
 * Returns the statement that records a change, for the same batch as the change.
 * @param condition when to write the entry; always by default
 */
export function insertAuditEntry(author: Author, change: AuditEntry, now: Date, condition: SQL = sql`true`): SQL {
  const { action, entity, entityId, before, after } = change;
  return sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
    SELECT ${now.toISOString()}, ${author?.id ?? null}, ${action}, ${entity}, ${entityId}, ${json(before)}, ${json(after)}
    WHERE ${condition}`;
}

/** Records one entry for each id that the query selects. */
export function insertAuditEntryPerRow(
  author: Author,
  action: AuditAction,
  entity: AuditEntity,
  ids: SQL,
  now: Date,
): SQL {
  return sql`INSERT INTO audit (at, actor_id, action, entity, entity_id)
    SELECT ${now.toISOString()}, ${author?.id ?? null}, ${action}, ${entity}, id FROM (${ids})`;
}

/** Records many changes in one statement. Together they may have at most 2 MB, the limit of a D1 parameter. */
export function insertAuditEntries(author: Author, changes: AuditEntry[], now: Date): SQL {
  return sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
    SELECT ${now.toISOString()}, ${author?.id ?? null}, value ->> 'action', value ->> 'entity', value ->> 'entityId',
      value -> 'before', value -> 'after'
    FROM json_each(${JSON.stringify(changes)}) ORDER BY key`;
}

/**
 * Records the export of a table. Stores the names of the filters without their values, which may be personal data.
 * Run it before the first row is sent, so that no export goes unrecorded.
 */
export function insertExportAuditEntry(
  author: { id: string },
  table: "submissions" | "properties",
  filters: Record<string, unknown>,
  now: Date,
): SQL {
  const filterNames = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [name],
  );
  return insertAuditEntry(
    author,
    { action: "export", entity: "table", entityId: table, after: { filters: filterNames } },
    now,
  );
}

function json(value: unknown): unknown {
  if (value instanceof SQL) return value;
  return value === undefined ? null : JSON.stringify(value);
}
