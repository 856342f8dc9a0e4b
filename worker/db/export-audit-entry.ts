import type { SQL } from "drizzle-orm";
import { insertAuditEntry } from "./audit-entries.ts";

/**
 * The audit's line about a table that is given out. It names the filters and not what was asked for, which may be
 * somebody's name; it is written before the first row is sent, so that nothing leaves unnoted.
 */
export function insertExportAuditEntry(
  actor: { id: string },
  table: "submissions" | "properties",
  filters: Record<string, unknown>,
  now: Date,
): SQL {
  const used = Object.entries(filters).flatMap(([name, value]) =>
    value === undefined || (Array.isArray(value) && value.length === 0) ? [] : [name],
  );
  return insertAuditEntry(actor, { action: "export", entity: "table", entityId: table, after: { filters: used } }, now);
}
