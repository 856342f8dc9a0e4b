import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { type InboxParams, inboxPath, inboxState } from "./inbox-params.ts";

interface InboxViewsProps {
  params: InboxParams;
  setFilters: (filters: InboxParams) => void;
  /** Undefined while they load. */
  counts: SubmissionCounts | undefined;
}

/** One line: first the enquiries that need something, then the folders. The search text stays when the folder changes. */
export function InboxViews({ params, setFilters, counts }: InboxViewsProps) {
  const { q, spam, unanswered, overdue } = params;
  const isInbox = !spam && !unanswered && !overdue;
  return (
    <div className="inbox-views">
      {!spam && (
        <>
          <TaskFilter
            label="Overdue"
            className="inbox-overdue"
            count={counts?.overdue}
            isOn={overdue === "true"}
            onChange={(value) => setFilters({ overdue: value, unanswered: undefined })}
          />
          <TaskFilter
            label="To answer"
            count={counts?.unanswered}
            isOn={unanswered === "true"}
            onChange={(value) => setFilters({ unanswered: value, overdue: undefined })}
          />
        </>
      )}
      <nav aria-label="Folders" className="flex gap-2">
        <Link className="chip" to={inboxPath({})} state={inboxState(q)} aria-current={isInbox ? "page" : undefined}>
          Inbox
        </Link>
        <Link
          className="chip"
          to={inboxPath({ spam: "true" })}
          state={inboxState(q)}
          aria-current={spam ? "page" : undefined}
        >
          Suspected spam ({formatNumber(counts?.spam ?? 0)})
        </Link>
      </nav>
    </div>
  );
}

interface TaskFilterProps {
  label: string;
  className?: string;
  count: number | undefined;
  isOn: boolean;
  onChange: (value: "true" | undefined) => void;
}

/** Shows only the enquiries that need something. It is absent while there are none. */
function TaskFilter({ label, className, count = 0, isOn, onChange }: TaskFilterProps) {
  if (count === 0 && !isOn) return null;
  return (
    <button
      type="button"
      className={classNames("chip", className)}
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? undefined : "true")}
    >
      {isOn ? `${label} only: show all` : `${label}: ${formatNumber(count)}`}
    </button>
  );
}
