import { actorName } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { AuditItem } from "./audit-item.tsx";
import { AuditLine, AuditRow } from "./audit-row.tsx";
import { groupNouns, groupVerbs, type ItemEntries } from "./group-alike.ts";

/** So many of its items are named. */
const named = 3;

/** Items with which one person did the same within minutes: a row that opens theirs. */
export function AuditGroup({ items }: { items: [ItemEntries, ...ItemEntries[]] }) {
  const [[newest]] = items;
  const { entity, action, at } = newest;
  const names = items.slice(0, named).map(([entry]) => describeSubject(entry).name);
  const others = items.length - names.length;
  return (
    <AuditRow
      entity={entity}
      subject={<b className="min-w-0 font-bold">{`${formatNumber(items.length)} ${groupNouns[entity]}`}</b>}
      lines={
        <AuditLine at={at} who={actorName(newest)}>
          {`${groupVerbs[action]} ${names.join(", ")}${others > 0 ? ` and ${formatNumber(others)} more` : ""}`}
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
