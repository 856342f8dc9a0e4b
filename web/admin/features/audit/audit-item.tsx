import { Link } from "react-router-dom";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";
import { auditPath } from "#web/admin/features/shared/audit/audit-params.ts";
import { actorName, describeEntry, isOwnAccount } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";
import {
  describeEnquiryEntry,
  readStatusChange,
} from "#web/admin/features/shared/audit/sentences/enquiry-sentences.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { StatusBadge } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { paths } from "#web/lib/page/paths.ts";
import { AuditLine, AuditRow } from "./audit-row.tsx";
import { compareFields, type FieldChange } from "./field-changes.ts";
import type { ItemEntries } from "./group-alike.ts";

/** Where an item can be opened. */
const itemPaths: { [entity in AuditEntry["entity"]]?: (id: string) => string } = {
  property: paths.property,
  enquiry: (id) => inboxPath({ open: id }),
  course: paths.course,
  professional: paths.professional,
};

/** What was done with one item on one day: a row with a line for each entry, which opens the changed fields. */
export function AuditItem({ entries }: { entries: ItemEntries }) {
  const [newest] = entries;
  const { entity, entity_id } = newest;
  const { kind, name, reference } = describeSubject(newest);
  const isDeleted = newest.action === "delete" || newest.action === "remove";
  const itemPath = isDeleted ? undefined : itemPaths[entity]?.(entity_id);
  return (
    <AuditRow
      entity={entity}
      subject={
        <>
          <b className="min-w-0 font-bold">
            {kind && <span className="sr-only">{kind}</span>}
            <span>{name}</span>
          </b>{" "}
          {reference && <small className="text-1 text-ink2">{reference}</small>}
        </>
      }
      lines={entries.map((entry) => <EntryLine key={entry.n} entry={entry} />)}
    >
      <div className="mb-3 rounded-m bg-sand p-3">
        {entries.map((entry) => (
          <FieldList
            key={entry.n}
            title={entries.length > 1 ? `${entry.at.slice(11, 16)} ${actorName(entry)}` : undefined}
            changes={compareFields(entry.before, entry.after, (id) => entry.names[id])}
          />
        ))}
        <p className="flex flex-wrap items-center gap-x-4 text-1">
          {itemPath && (
            <Link className="more min-w-11" to={itemPath}>
              Open<span className="sr-only">{` ${kind}${name}`}</span>
            </Link>
          )}
          <Link className="more" to={auditPath({ entity, entity_id })}>
            All entries
            <span className="sr-only">{` about ${kind}${name}`}</span>
          </Link>
          {/* Of any letters, it fits one line of a narrow phone. */}
          <span className="break-all tracking-[-0.025em] text-ink2">{entity_id}</span>
        </p>
      </div>
    </AuditRow>
  );
}

/** Who did what, and when. */
function EntryLine({ entry }: { entry: AuditEntry }) {
  const status = readStatusChange(entry);
  const others = status && describeEnquiryEntry(entry);
  return (
    <AuditLine at={entry.at} who={isOwnAccount(entry) ? "" : actorName(entry)}>
      {status ? <StatusChange {...status} /> : <span>{describeEntry(entry)}</span>}
      {others && <span>{`, ${others}`}</span>}
    </AuditLine>
  );
}

function StatusChange({ from, to }: { from: EnquiryStatus | undefined; to: EnquiryStatus }) {
  return (
    <>
      marked it <StatusBadge status={to} />{" "}
      {from && <span className="whitespace-nowrap text-ink2">{`(was ${statusLabels[from]})`}</span>}
    </>
  );
}

/** @param title who made these changes and when, where the entries of several people are in one row */
function FieldList({ title, changes }: { title: string | undefined; changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="text-1">
      {title && <li className="font-bold">{title}</li>}
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {field && <span className="text-ink2">{`${field}: `}</span>}
          {before !== undefined && after === undefined && <span>{`was ${before}`}</span>}
          {before === undefined && <span>{after}</span>}
          {before !== undefined && after !== undefined && (
            <>
              <del className="no-underline">{before}</del> <span aria-hidden="true">→</span>{" "}
              <span className="sr-only">changed to </span>
              <ins className="font-bold no-underline">{after}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
