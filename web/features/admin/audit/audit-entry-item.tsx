import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { actionLabels, entityLabels } from "./audit-labels.ts";
import { auditPath } from "./audit-params.ts";
import { compareFields, type FieldChange } from "./field-changes.ts";

type AuditEntry = AuditListResponse["data"]["lines"][number];

/** Further changed fields are behind a disclosure. */
const visibleFieldCount = 4;

const itemPaths: { [entity in AuditEntry["entity"]]?: (id: string) => string } = {
  property: paths.property,
  enquiry: (id) => inboxPath({ open: id }),
  course: paths.course,
  professional: paths.doctor,
};

interface AuditEntryItemProps {
  entry: AuditEntry;
  /** Returns the username of an account id. */
  nameOf: (id: string) => string | undefined;
}

/** One entry of the audit log: user, action, item, time and changed fields. */
export function AuditEntryItem({ entry, nameOf }: AuditEntryItemProps) {
  const { at, actor, action, entity, entity_id, before, after } = entry;
  const isDeleted = action === "delete" || action === "remove";
  const itemPath = isDeleted ? undefined : itemPaths[entity]?.(entity_id);
  return (
    <li className="audit-entry">
      <p>
        <b>{actor ?? unnamedActorLabel(entry)}</b> {actionLabels[action]} {entityLabels[entity]}
      </p>
      <p className="text-1 text-ink2">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <Changes changes={compareFields(before, after, nameOf)} />
      <p className="flex flex-wrap items-center gap-x-4 text-1">
        <Link className="more" to={auditPath({ entity, entity_id })}>
          All entries<span className="sr-only"> about {entity_id}</span>
        </Link>
        {itemPath && (
          <Link className="more min-w-11" to={itemPath}>
            Open<span className="sr-only"> {entityLabels[entity]}</span>
          </Link>
        )}
        <span className="break-all text-ink2">{entity_id}</span>
      </p>
    </li>
  );
}

/** The nightly cleanup has no actor; other actions without an actor happen before sign-in. */
function unnamedActorLabel({ actor_id, action }: AuditEntry): string {
  if (actor_id) return "A deleted account";
  return action === "remove" ? "The system" : "Someone not signed in";
}

function Changes({ changes }: { changes: FieldChange[] }) {
  const hiddenCount = changes.length - visibleFieldCount;
  return (
    <>
      <FieldList changes={changes.slice(0, visibleFieldCount)} />
      {hiddenCount > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-1 text-press">
            {hiddenCount} more {hiddenCount === 1 ? "field" : "fields"}
          </summary>
          <FieldList changes={changes.slice(visibleFieldCount)} />
        </details>
      )}
    </>
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
