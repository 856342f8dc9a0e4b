import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { auditActions, auditEntities } from "#contract/admin/audit-actions.ts";

/** The audit log. Triggers reject updates, and deletions of entries younger than 24 months (migrations/0000_baseline.sql). */
export const auditEntries = sqliteTable(
  "audit",
  {
    n: integer().primaryKey({ autoIncrement: true }),
    at: text().notNull(),
    /** Id of the account, which may have been deleted; null for changes without a session. */
    actor_id: text(),
    action: text({ enum: auditActions }).notNull(),
    entity: text({ enum: auditEntities }).notNull(),
    entity_id: text().notNull(),
    /** Reference of the property or enquiry, by which people know it. */
    reference: text(),
    before: text({ mode: "json" }),
    after: text({ mode: "json" }),
  },
  (table) => [
    // SQLite appends the primary key `n` to each index, which is the order of the log.
    index("audit_entity").on(table.entity),
    index("audit_entity_id").on(table.entity_id),
    index("audit_actor").on(table.actor_id),
    index("audit_action").on(table.action),
    index("audit_at").on(table.at),
    index("audit_reference").on(table.reference).where(sql`reference IS NOT NULL`),
  ],
);
