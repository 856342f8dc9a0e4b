import type { AuditListResponse } from "#contract/admin/audit-list.ts";
import { inboxPath } from "#web/features/admin/inbox/inbox-params.ts";
import { formatDateTime } from "#web/lib/format/format-date-time.ts";
import { paths } from "#web/lib/page/paths.ts";
import { Link } from "#web/ui/link.tsx";
import { actionLabels, entityLabels } from "./audit-labels.ts";
import { auditPath } from "./audit-params.ts";
import { compareFields, type FieldChange } from "./field-changes.ts";

type Line = AuditListResponse["data"]["lines"][number];

/** So many fields are shown at once, the others when they are asked for. */
const shownFields = 4;

/** Where a thing can be looked at. */
const pageOf: { [entity in Line["entity"]]?: (id: string) => string } = {
  property: paths.property,
  enquiry: (id) => inboxPath({ open: id }),
  course: paths.course,
  professional: paths.doctor,
};

interface AuditLineProps {
  line: Line;
  nameOf: (id: string) => string | undefined;
}

/** One change: who did what to what, and what it was and is. */
export function AuditEntryItem({ line, nameOf }: AuditLineProps) {
  const { at, actor, action, entity, entity_id, before, after } = line;
  const changes = compareFields(before, after, nameOf);
  const page = action === "delete" || action === "remove" ? undefined : pageOf[entity]?.(entity_id);
  return (
    <li className="audit-line">
      <p>
        <b>{actor ?? nameless(line)}</b> {actionLabels[action]} {entityLabels[entity]}
      </p>
      <p className="text-1 text-ink2">
        <time dateTime={at}>{formatDateTime(at)}</time>
      </p>
      <Changes changes={changes} />
      <p className="flex flex-wrap items-center gap-x-4 text-1">
        <Link className="more" to={auditPath({ entity, entity_id })}>
          All about it<span className="sr-only">: {entity_id}</span>
        </Link>
        {page && (
          <Link className="more min-w-11" to={page}>
            Open<span className="sr-only"> {entityLabels[entity]}</span>
          </Link>
        )}
        <span className="break-all text-ink2">{entity_id}</span>
      </p>
    </li>
  );
}

/** The site empties its bin by itself; what else is done without an account is done before signing in. */
function nameless({ actor_id, action }: Line): string {
  if (actor_id) return "An account that is gone";
  return action === "remove" ? "The site itself" : "Somebody not signed in";
}

function Changes({ changes }: { changes: FieldChange[] }) {
  const rest = changes.length - shownFields;
  return (
    <>
      <FieldList changes={changes.slice(0, shownFields)} />
      {rest > 0 && (
        <details>
          <summary className="inline-flex min-h-11 cursor-pointer items-center text-1 text-press">
            {rest} more {rest === 1 ? "field" : "fields"}
          </summary>
          <FieldList changes={changes.slice(shownFields)} />
        </details>
      )}
    </>
  );
}

function FieldList({ changes }: { changes: FieldChange[] }) {
  if (changes.length === 0) return null;
  return (
    <ul className="text-1">
      {changes.map(({ field, was, is }) => (
        <li key={field} className="wrap-anywhere">
          {field && <span className="text-ink2">{field}: </span>}
          {was !== undefined && is === undefined && `was ${was}`}
          {was === undefined && is}
          {was !== undefined && is !== undefined && (
            <>
              <del className="no-underline">{was}</del> <span aria-hidden="true">→</span>{" "}
              <span className="sr-only">became </span>
              <ins className="font-bold no-underline">{is}</ins>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
