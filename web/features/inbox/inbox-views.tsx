import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import { type InboxParams, inboxPath, inboxState } from "#web/features/admin-shared/enquiries/inbox-params.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Link } from "#web/ui/link.tsx";

interface InboxViewsProps {
  params: InboxParams;
  setFilters: (filters: InboxParams) => void;
  /** Undefined while they load. */
  counts: SubmissionCounts | undefined;
}

/** The tabs inbox, to answer, overdue and spam. The search text stays when the view changes. */
export function InboxViews({ params, setFilters, counts }: InboxViewsProps) {
  const { q, spam, unanswered, overdue } = params;
  const isInbox = !spam && !unanswered && !overdue;
  return (
    <nav aria-label="Folders" className="inbox-views">
      <Link className="inbox-view" to={inboxPath({})} state={inboxState(q)} aria-current={isInbox ? "page" : undefined}>
        Inbox
      </Link>
      <TaskFilter
        label="To answer"
        count={counts?.unanswered}
        isOn={unanswered === "true"}
        onChange={(value) => setFilters({ unanswered: value, overdue: undefined, spam: undefined })}
      />
      <TaskFilter
        label="Overdue"
        isUrgent
        count={counts?.overdue}
        isOn={overdue === "true"}
        onChange={(value) => setFilters({ overdue: value, unanswered: undefined, spam: undefined })}
      />
      <Link
        className="inbox-view"
        to={inboxPath({ spam: "true" })}
        state={inboxState(q)}
        aria-current={spam ? "page" : undefined}
      >
        <span>
          <span className="max-sm:sr-only">Suspected </span>
          <span className="inbox-spam">spam</span>
        </span>{" "}
        <Count value={counts?.spam ?? 0} />
      </Link>
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
      className="inbox-view"
      aria-pressed={isOn}
      onClick={() => onChange(isOn ? undefined : "true")}
    >
      <span>{label}</span> <Count value={count} isUrgent={isUrgent} />
    </button>
  );
}

function Count({ value, isUrgent = false }: { value: number; isUrgent?: boolean }) {
  return <span className={isUrgent ? "inbox-count text-bad" : "inbox-count"}>{formatNumber(value)}</span>;
}
