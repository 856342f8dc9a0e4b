import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { AuditEntry } from "./audit-entry.ts";
import { auditPath } from "./audit-params.ts";
import { compareFields, type FieldChange } from "./field-changes.ts";
import { actorName, describeEntry } from "./sentences/describe-entry.ts";
import { describeSubject } from "./sentences/describe-subject.ts";

/** Where an item can be opened. */
const itemPaths: { [entity in AuditEntry["entity"]]?: (id: string) => string } = {
  property: paths.property,
  enquiry: (id) => inboxPath({ open: id }),
  course: paths.course,
  professional: paths.doctor,
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
};

/** One entry of the audit log: what was changed, who did what with it and when, and the changed fields on request. */
export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { at, action, entity, entity_id, before, after, names } = entry;
  const isDeleted = action === "delete" || action === "remove";
  const itemPath = isDeleted ? undefined : itemPaths[entity]?.(entity_id);
  const { kind, name, reference } = describeSubject(entry);
  // On a phone, the icon says the kind.
  const subjectName = (
    <>
      {kind && <span className="max-lg:sr-only">{kind}</span>}
      {name}
    </>
  );
  return (
    <li className="audit-entry">
      <p className="audit-time">
        <LineIcon name={icons[entity]} />
        <time dateTime={at}>{at.slice(11, 16)}</time>
      </p>
      <p className="audit-subject">
        {itemPath ? <Link to={itemPath}>{subjectName}</Link> : <b>{subjectName}</b>}
        {reference && <small>{reference}</small>}
      </p>
      <p className="audit-sentence wrap-anywhere">
        <b>{actorName(entry)}</b> {describeEntry(entry)}
      </p>
      <details>
        <summary>
          <span className="max-lg:sr-only">Details</span>
          <span className="sr-only">{` of ${kind}${name}`}</span>
          <Icon name="right" />
        </summary>
        <div className="audit-details">
          <FieldList changes={compareFields(before, after, (id) => names[id])} />
          <p className="flex flex-wrap items-center gap-x-4 text-1">
            <Link className="more" to={auditPath({ entity, entity_id })}>
              All entries
              <span className="sr-only">{` about ${kind}${name}`}</span>
            </Link>
            <span className="break-all text-ink2">{entity_id}</span>
          </p>
        </div>
      </details>
    </li>
  );
}

function FieldList({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="text-1">
      {changes.map(({ field, before, after }) => (
        <li key={field} className="wrap-anywhere">
          {field && <span className="text-ink2">{field}: </span>}
          {before !== undefined && after === undefined && `was ${before}`}
          {before === undefined && after}
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
