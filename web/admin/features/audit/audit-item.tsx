import { Link } from "react-router-dom";
import type { EnquiryStatus } from "#contract/enquiries/enquiry-statuses.ts";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";
import { auditPath } from "#web/admin/features/shared/audit/audit-params.ts";
import { actorName, describeEntry } from "#web/admin/features/shared/audit/sentences/describe-entry.ts";
import { describeSubject } from "#web/admin/features/shared/audit/sentences/describe-subject.ts";
import {
  describeEnquiryEntry,
  readStatusChange,
} from "#web/admin/features/shared/audit/sentences/enquiry-sentences.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { inboxPath } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { StatusBadge } from "#web/admin/features/shared/enquiries/status-badge.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";
import { compareFields, type FieldChange } from "./field-changes.ts";

/** Where an item can be opened. */
const itemPaths: { [entity in AuditEntry["entity"]]?: (id: string) => string } = {
  property: paths.property,
  enquiry: (id) => inboxPath({ open: id }),
  course: paths.course,
  professional: paths.professional,
};

const icons: Record<AuditEntry["entity"], LineIconName> = {
  property: "home",
  course: "list",
  professional: "person",
  enquiry: "inbox",
  user: "people",
  site: "gear",
  person: "shield",
  table: "down",
  import: "swap",
  "reply-templates": "pencil",
  appointment: "calendar",
  resource: "calendar",
  availability: "gear",
  want: "eye",
};

/** The whole row opens the details. Its background is wider than the text. */
const rowClass = classNames(
  "grid min-h-touch cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-x-2 py-2",
  "hover:bg-sand hover:[box-shadow:-8px_0_var(--sand),8px_0_var(--sand)]",
  "*:last:col-start-2 *:last:row-start-1 *:last:w-[18px] *:last:text-ink2 group-open:*:last:[transform:rotate(90deg)]",
  "lg:grid-cols-[minmax(0,4fr)_minmax(0,5fr)_20px] lg:items-baseline lg:gap-x-4 lg:*:last:col-start-3 lg:*:last:self-center",
);
const subjectClass = classNames(
  "flex flex-wrap items-baseline gap-x-2 leading-[1.5rem] lg:flex-nowrap",
  "*:first:self-center *:first:text-ink2 max-lg:*:first:hidden",
);

/** What was done with one item on one day: a row with a line for each entry, which opens the changed fields. */
export function AuditItem({ entries }: { entries: [AuditEntry, ...AuditEntry[]] }) {
  const [newest] = entries;
  const { entity, entity_id } = newest;
  const { kind, name, reference } = describeSubject(newest);
  const isDeleted = newest.action === "delete" || newest.action === "remove";
  const itemPath = isDeleted ? undefined : itemPaths[entity]?.(entity_id);
  return (
    <li className="border-line not-last:border-b">
      <details className="group">
        <summary className={rowClass}>
          <span className={subjectClass}>
            <LineIcon name={icons[entity]} />
            <b className="min-w-0 font-bold">
              {kind && <span className="sr-only">{kind}</span>}
              <span>{name}</span>
            </b>{" "}
            {reference && <small className="text-1 text-ink2 lg:flex-none">{reference}</small>}
          </span>{" "}
          <span className="col-span-full grid gap-1 lg:col-[2]">
            {entries.map((entry) => (
              <AuditLine key={entry.n} entry={entry} />
            ))}
          </span>
          <Icon name="right" />
        </summary>
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
      </details>
    </li>
  );
}

/** Who did what, and when. */
function AuditLine({ entry }: { entry: AuditEntry }) {
  const status = readStatusChange(entry);
  const others = status && describeEnquiryEntry(entry);
  return (
    <span className="flex items-baseline justify-between gap-2 text-1 leading-[1.5rem] text-ink2 lg:justify-start">
      {/* On a phone after the sentence, at the end of the line. */}
      <time className="flex-none max-lg:order-1 lg:w-[3rem]" dateTime={entry.at}>
        {entry.at.slice(11, 16)}
      </time>{" "}
      <span className="wrap-anywhere">
        <span className="text-ink">{actorName(entry)}</span>{" "}
        {status ? <StatusChange {...status} /> : <span>{describeEntry(entry)}</span>}
        {others && <span>{`, ${others}`}</span>}
      </span>
    </span>
  );
}

function StatusChange({ from, to }: { from: EnquiryStatus | undefined; to: EnquiryStatus }) {
  return (
    <>
      marked it <StatusBadge status={to} isPlainOnPhones />
      {from && <span className="text-ink2">{` (was ${statusLabels[from]})`}</span>}
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
