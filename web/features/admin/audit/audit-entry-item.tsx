import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { paths } from "#web/lib/page/paths.ts";
import { LineIcon, type LineIconName } from "#web/ui/admin/line-icon.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/link.tsx";
import type { AuditEntry } from "./audit-entry.ts";
import { auditPath } from "./audit-params.ts";
import { AuditSentence } from "./audit-sentence.tsx";
import { compareFields, type FieldChange } from "./field-changes.ts";

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

/** One entry of the audit log: a sentence and its time, then the changed fields on request. */
export function AuditEntryItem({ entry }: { entry: AuditEntry }) {
  const { at, action, entity, entity_id, reference, before, after, names } = entry;
  const isDeleted = action === "delete" || action === "remove";
  const itemPath = isDeleted ? undefined : itemPaths[entity]?.(entity_id);
  return (
    <li className="audit-entry">
      <span className="audit-icon">
        <LineIcon name={icons[entity]} />
      </span>
      <AuditSentence entry={entry} itemPath={itemPath} />
      <p className="audit-time text-1 text-ink2">
        <time dateTime={at}>{at.slice(11, 16)}</time>
      </p>
      <details>
        <summary>
          Details<span className="sr-only"> of {reference ?? entity_id}</span>
          <Icon name="right" />
        </summary>
        <div className="audit-details">
          <FieldList changes={compareFields(before, after, (id) => names[id])} />
          <p className="flex flex-wrap items-center gap-x-4 text-1">
            <Link className="more" to={auditPath({ entity, entity_id })}>
              All entries<span className="sr-only"> about {reference ?? entity_id}</span>
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
