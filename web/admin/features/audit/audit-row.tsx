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

/** On a desktop: when, who, what, how it changed, and the arrow. */
export const auditColumns = "lg:grid lg:grid-cols-[3rem_8rem_minmax(0,4fr)_minmax(0,5fr)_20px] lg:gap-x-4";

/** The whole row opens the details. Its background is wider than the text. */
const rowClass = classNames(
  "grid min-h-touch cursor-pointer list-none grid-cols-[minmax(0,1fr)_20px] items-center gap-x-2 py-2",
  "hover:bg-sand hover:[box-shadow:-8px_0_var(--sand),8px_0_var(--sand)]",
  "*:last:col-start-2 *:last:row-start-1 *:last:w-[18px] *:last:text-ink2 [[open]>&]:*:last:[transform:rotate(90deg)]",
  "lg:items-baseline lg:*:last:col-start-5 lg:*:last:self-center",
  auditColumns,
);
const subjectClass = classNames(
  "flex flex-wrap items-baseline gap-x-2 leading-[1.5rem] lg:col-start-3 lg:row-start-1 lg:flex-nowrap",
  "*:first:mt-0.5 *:first:self-start *:first:text-ink2 max-lg:*:first:hidden",
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
          <span className="col-span-full grid gap-1 lg:contents">{lines}</span>
          <Icon name="right" />
        </summary>
        {children}
      </details>
    </li>
  );
}

interface AuditLineProps {
  at: string;
  who: string;
  children: ReactNode;
}

/** When something was done, by whom, and the rest of the sentence about it. */
export function AuditLine({ at, who, children }: AuditLineProps) {
  return (
    <span className="flex items-baseline justify-between gap-2 text-1 leading-[1.5rem] text-ink2 lg:contents">
      {/* On a phone after the sentence, at the end of the line. */}
      <time className="flex-none text-1 max-lg:order-1 lg:col-start-1" dateTime={at}>
        {at.slice(11, 16)}
      </time>{" "}
      <span className="wrap-anywhere lg:contents">
        <span className="text-1 wrap-anywhere text-ink">{who}</span>{" "}
        <span className="text-1 wrap-anywhere lg:col-start-4">{children}</span>
      </span>
    </span>
  );
}
