import { SQL, sql } from "drizzle-orm";
import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";

/** One change as the audit keeps it. For enquiries and accounts: field names, statuses and ids, never personal values. */
export interface AuditEntry {
  action: AuditAction;
  entity: AuditEntity;
  entityId: string;
  /** Values, or an expression that gives JSON, for what only the database knows. */
  before?: unknown;
  after?: unknown;
}

/** Whoever made a change; null for somebody without a session. */
type Author = { id: string } | null;

/** The condition of a line that is written only if the statement just before it in the batch changed a row. */
export const hasChangedRows = sql`changes() > 0`;

/**
 * The audit's line about a change, for the batch of the change itself.
 * @param only when it is written; always, unless given
 */
export function insertAuditEntry(author: Author, change: AuditEntry, now: Date, only: SQL = sql`true`): SQL {
  const { action, entity, entityId, before, after } = change;
  return sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
    SELECT ${now.toISOString()}, ${author?.id ?? null}, ${action}, ${entity}, ${entityId}, ${json(before)}, ${json(after)}
    WHERE ${only}`;
}

/** A line for each thing that a query finds: it gives their ids. */
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

/** The lines of many changes in one statement, at most 2 MB of them. */
export function insertAuditEntries(author: Author, changes: AuditEntry[], now: Date): SQL {
  return sql`INSERT INTO audit (at, actor_id, action, entity, entity_id, before, after)
    SELECT ${now.toISOString()}, ${author?.id ?? null}, value ->> 'action', value ->> 'entity', value ->> 'entityId',
      value -> 'before', value -> 'after'
    FROM json_each(${JSON.stringify(changes)}) ORDER BY key`;
}

function json(value: unknown): unknown {
  if (value instanceof SQL) return value;
  return value === undefined ? null : JSON.stringify(value);
}
