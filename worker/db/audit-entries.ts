import { type Column, type SQL, type SQLWrapper, sql, type Table } from "drizzle-orm";
import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";
import { ownerByLink } from "#contract/owners/owner-answers.ts";
import { builder, type Statement } from "./driver.ts";
import { newRow, oneRow } from "./new-row.ts";
import { users } from "./tables/accounts.ts";
import { appointments } from "./tables/appointments.ts";
import { auditEntries } from "./tables/audit.ts";
import { enquiries } from "./tables/enquiries.ts";
import { properties } from "./tables/properties.ts";

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

/** The name of who made a change, by `users` and a column with the id of the account. */
export const authorName = (id: SQLWrapper) =>
  sql<string | null>`CASE ${id} WHEN ${ownerByLink.id} THEN ${ownerByLink.username} ELSE ${users.username} END`;

/** Where the references are, by which people know properties and enquiries. */
const referenceColumns: { [entity in AuditEntity]?: { table: Table; reference: Column; id: Column } } = {
  property: { table: properties, reference: properties.reference, id: properties.uuid },
  enquiry: { table: enquiries, reference: enquiries.reference, id: enquiries.id },
  appointment: { table: appointments, reference: appointments.reference, id: appointments.id },
};

/** The reference of a property or enquiry that exists in this transaction; null for other entities. */
function getReference(entity: AuditEntity, id: SQL): SQL {
  const columns = referenceColumns[entity];
  return columns ? sql`(SELECT ${columns.reference} FROM ${columns.table} WHERE ${columns.id} = ${id})` : sql`NULL`;
}

/** Writes the entry only if the previous statement of the batch changed a row. */
export const hasChangedRows = sql`changes() > 0`;

/**
 * Returns the statement that records a change, for the same batch as the change. It reads the reference of a property or
 * enquiry, so a new one must be stored before it, and a deleted one after it.
 * @param at the time, or the expression of an ISO time
 * @param condition when to write the entry; always by default
 */
export function insertAuditEntry(
  author: Author,
  change: AuditEntry,
  at: Date | SQL,
  condition: SQL = sql`true`,
): Statement {
  const { action, entity, entityId, before, after } = change;
  const row = newRow(auditEntries, {
    ...{ at: time(at), actor_id: author?.id ?? null, action, entity, entity_id: entityId },
    ...{ reference: getReference(entity, sql`${entityId}`), before, after },
  });
  return builder.insert(auditEntries).select(builder.select(row).from(oneRow).where(condition));
}

const time = (at: Date | SQL) => (at instanceof Date ? at.toISOString() : at);

/**
 * Records one entry for each id that the query selects.
 * @param at the time, or the expression of an ISO time from the columns of the query
 */
export function insertAuditEntryPerRow(
  author: Author,
  action: AuditAction,
  entity: AuditEntity,
  ids: SQLWrapper,
  at: Date | SQL,
): Statement {
  const id = sql`changed.id`;
  const row = newRow(auditEntries, {
    ...{ at: time(at), actor_id: author?.id ?? null, action, entity },
    ...{ entity_id: id, reference: getReference(entity, id) },
  });
  return builder.insert(auditEntries).select(builder.select(row).from(sql`(${ids.getSQL()}) AS changed`));
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
): Statement {
  const filterNames = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [name],
  );
  return insertAuditEntry(
    author,
    { action: "export", entity: "table", entityId: table, after: { filters: filterNames } },
    now,
  );
}
