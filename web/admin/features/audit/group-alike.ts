import type { AuditAction, AuditEntity } from "#contract/admin/audit-actions.ts";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";

/** The entries of one item on one day, newest first. */
export type ItemEntries = [AuditEntry, ...AuditEntry[]];

/** What was done with each item of a group. Other actions are always rows of their own. */
export const groupVerbs: Partial<Record<AuditAction, string>> = {
  create: "added",
  update: "changed",
  delete: "deleted",
  restore: "restored",
  confirm: "confirmed",
  remove: "removed",
};

/** The items of a group. */
export const groupNouns: Partial<Record<AuditEntity, string>> = {
  property: "listings",
  course: "courses",
  professional: "doctors",
  enquiry: "enquiries",
  person: "people",
  appointment: "appointments",
  want: "wants",
};

/** So many items are at least a group. */
const leastItems = 3;
/** The longest time between two entries of a group, in milliseconds. */
const longestPause = 10 * 60_000;

function isAlike([newer, ...others]: ItemEntries, [older, ...othersOfOlder]: ItemEntries): boolean {
  return (
    others.length + othersOfOlder.length === 0 &&
    newer.actor_id === older.actor_id &&
    newer.entity === older.entity &&
    newer.action === older.action &&
    groupVerbs[newer.action] !== undefined &&
    groupNouns[newer.entity] !== undefined &&
    Date.parse(newer.at) - Date.parse(older.at) <= longestPause
  );
}

/** Returns the rows of a day: items with which one person did the same within minutes are one row. */
export function groupAlike(items: readonly ItemEntries[]): [ItemEntries, ...ItemEntries[]][] {
  const runs: [ItemEntries, ...ItemEntries[]][] = [];
  for (const item of items) {
    const run = runs[runs.length - 1];
    const last = run?.[run.length - 1];
    if (run && last && isAlike(last, item)) run.push(item);
    else runs.push([item]);
  }
  return runs.flatMap((run) => (run.length < leastItems ? run.map((item): [ItemEntries] => [item]) : [run]));
}
