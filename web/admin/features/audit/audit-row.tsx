import type { ReactNode } from "react";
import type { AuditEntry } from "#web/admin/features/shared/audit/audit-entry.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { LineIcon, type LineIconName } from "#web/ui/icons/line-icon.tsx";

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
  want: "find",
};

/** The whole row opens the details. Its background is wider than the text. A desktop has what was changed beside the lines. */
const rowClass = classNames(
  "grid min-h-touch cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-x-2 gap-y-0.5 py-2",
  "hover:bg-sand hover:[box-shadow:-8px_0_var(--sand),8px_0_var(--sand)]",
  "*:last:col-start-2 *:last:row-start-1 *:last:w-[18px] *:last:text-ink2 [[open]>&]:*:last:[transform:rotate(90deg)]",
  "lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)_20px] lg:items-start lg:gap-x-4 lg:*:last:col-start-3 lg:*:last:mt-0.5",
);
const subjectClass = classNames(
  "grid min-w-0 grid-cols-[20px_minmax(0,1fr)] items-baseline gap-x-2 leading-[1.5]",
  "*:first:mt-0.5 *:first:self-start *:first:text-ink2 *:not-first:col-start-2",
);

interface AuditRowProps {
  entity: AuditEntry["entity"];
  /** What was changed. */
  subject: Elements;
  /** A line for each entry. */
  lines: Elements;
  /** What the row opens. */
  children: Elements;
}

/** A row of the log, which opens its details. */
export function AuditRow({ entity, subject, lines, children }: AuditRowProps) {
  return (
    <li className="border-line not-last:border-b">
      <details>
        <summary className={rowClass}>
          <span className={subjectClass}>
            <LineIcon name={icons[entity]} />
            {subject}
          </span>{" "}
          <span className="col-span-full grid gap-0.5 max-lg:pl-7 lg:col-span-1">{lines}</span>
          <Icon name="right" />
        </summary>
        {children}
      </details>
    </li>
  );
}

interface AuditLineProps {
  at: string;
  /** Empty if the row is about the same person. */
  who: string;
  children: ReactNode;
}

/** When something was done, by whom, and the rest of the sentence about it. The times of all rows have one column. */
export function AuditLine({ at, who, children }: AuditLineProps) {
  return (
    <span className="flex items-baseline gap-x-3 text-1 text-ink2">
      <time className="flex-none tabular-nums" dateTime={at}>
        {at.slice(11, 16)}
      </time>{" "}
      <span className="min-w-0 wrap-anywhere">
        {who && (
          <>
            <span className="text-ink">{who}</span>{" "}
          </>
        )}
        <span>{children}</span>
      </span>
    </span>
  );
}
