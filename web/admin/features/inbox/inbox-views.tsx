import { Link } from "react-router-dom";
import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { type InboxParams, inboxPath, inboxState } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { TabRow } from "#web/admin/ui/tab-row.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";

interface InboxViewsProps {
  params: InboxParams;
  setFilters: (filters: InboxParams) => void;
  /** Undefined while they load. */
  counts: EnquiryCounts | undefined;
}

/** `relative` keeps the hidden word of a label inside the row that scrolls. The row would cut off an outline outside of it. */
const viewClass = (isCurrent: boolean) =>
  classNames(
    "relative inline-flex min-h-touch min-w-touch flex-none cursor-pointer items-center justify-center first:justify-start gap-1 lg:gap-1.5",
    "border-y-3 border-transparent text-1 font-bold hover:no-underline focus-visible:-outline-offset-3 lg:text-2",
    // With large text three of them are in view.
    "@max-[15em]:text-0",
    isCurrent ? "border-b-ocean text-ocean" : "text-ink2 hover:text-ink",
  );

const noView: InboxParams = { overdue: undefined, unanswered: undefined, spam: undefined, next_step: undefined };

/** The tabs inbox, to answer, overdue, next steps and spam. The search text stays when the view changes. */
export function InboxViews({ params, setFilters, counts }: InboxViewsProps) {
  const { q, spam, unanswered, overdue, next_step } = params;
  const isInbox = !spam && !unanswered && !overdue && !next_step;
  return (
    <nav aria-label="Folders" className="lg:mt-2">
      <TabRow className="gap-3 lg:gap-6">
        <Link
          className={viewClass(isInbox)}
          to={inboxPath({})}
          state={inboxState(q)}
          aria-current={isInbox ? "page" : undefined}
        >
          Inbox
        </Link>
        <TaskFilter
          label="To answer"
          count={counts?.unanswered}
          isOn={unanswered === "true"}
          onChange={(value) => setFilters({ ...noView, unanswered: value })}
        />
        <TaskFilter
          label="Overdue"
          isUrgent
          count={counts?.overdue}
          isOn={overdue === "true"}
          onChange={(value) => setFilters({ ...noView, overdue: value })}
        />
        <button
          type="button"
          className={viewClass(next_step !== undefined)}
          aria-pressed={next_step !== undefined}
          onClick={() => setFilters({ ...noView, next_step: next_step ? undefined : "any" })}
        >
          Next steps
        </button>
        <Link
          className={viewClass(spam !== undefined)}
          to={inboxPath({ spam: "true" })}
          state={inboxState(q)}
          aria-current={spam ? "page" : undefined}
        >
          <span>
            <span className="max-sm:sr-only">Suspected </span>
            <span className="max-sm:capitalize">spam</span>
          </span>{" "}
          <Count value={counts?.spam ?? 0} />
        </Link>
      </TabRow>
    </nav>
  );
}

interface TaskFilterProps {
  label: string;
  isUrgent?: boolean;
  count: number | undefined;
  isOn: boolean;
  onChange: (value: "true" | undefined) => void;
}

/** A button that filters the inbox by one task, or removes the filter. Hidden while the task has no enquiries. */
function TaskFilter({ label, isUrgent = false, count = 0, isOn, onChange }: TaskFilterProps) {
  if (count === 0 && !isOn) return null;
  return (
    <button
      type="button"
      className={viewClass(isOn)}
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? undefined : "true")}
    >
      <span>{label}</span> <Count value={count} isUrgent={isUrgent} />
    </button>
  );
}

function Count({ value, isUrgent = false }: { value: number; isUrgent?: boolean }) {
  return (
    <span
      className={classNames(
        "min-w-[1.5em] rounded-s px-1 text-center text-1 leading-[1.5] @max-[15em]:text-0",
        isUrgent ? "bg-bad-bg text-bad" : "bg-sand2 text-ink",
      )}
    >
      {formatNumber(value)}
    </span>
  );
}
