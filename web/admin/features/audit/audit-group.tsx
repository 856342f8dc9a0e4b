import { actorName } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { AuditItem } from "./audit-item.tsx";
import { AuditLine, AuditRow } from "./audit-row.tsx";
import { groupNouns, groupVerbs, type ItemEntries } from "./group-alike.ts";

/** So many of its items are named. */
const named = 2;

/** Items with which one person did the same within minutes: a row that opens theirs. */
export function AuditGroup({ items }: { items: [ItemEntries, ...ItemEntries[]] }) {
  const [[newest]] = items;
  const { entity, action, at } = newest;
  const names = items.slice(0, named).map(([entry]) => describeSubject(entry).name);
  return (
    <AuditRow
      entity={entity}
      subject={<b className="min-w-0 font-bold">{`${formatNumber(items.length)} ${groupNouns[entity]}`}</b>}
      lines={
        <AuditLine at={at}>
          <span className="text-ink">{actorName(newest)}</span>{" "}
          <span>{`${groupVerbs[action]} ${names.join(", ")} and ${formatCount(items.length - named, "other")}`}</span>
        </AuditLine>
      }
    >
      <ul className="mb-3 border-l-3 border-line pl-3 lg:pl-4">
        {items.map((entries) => (
          <AuditItem key={entries[0].n} entries={entries} />
        ))}
      </ul>
    </AuditRow>
  );
}
