import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";

type Identified = Pick<AuditEntry, "entity" | "entity_id">;

/** Returns the entries of each item together, where its newest entry is. */
export function mergeByItem<Entry extends Identified>(entries: readonly Entry[]): [Entry, ...Entry[]][] {
  const items = new Map<string, [Entry, ...Entry[]]>();
  for (const entry of entries) {
    const key = `${entry.entity} ${entry.entity_id}`;
    const item = items.get(key);
    if (item) item.push(entry);
    else items.set(key, [entry]);
  }
  return [...items.values()];
}
