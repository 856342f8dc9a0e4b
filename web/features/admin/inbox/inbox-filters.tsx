import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import type { SubmissionCounts } from "#contract/enquiries/submission.ts";
import { services } from "#contract/services/services.ts";
import { useColleagues } from "#web/features/admin/team/use-colleagues.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { useSearchText } from "#web/lib/forms/use-search-text.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { FilterSelect } from "#web/ui/admin/filter-select.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { statusLabels } from "./enquiry-labels.ts";
import type { InboxParams } from "./inbox-params.ts";

interface InboxFiltersProps {
  params: InboxParams;
  setFilters: (filters: InboxParams, replace?: boolean) => void;
  /** Undefined while they load. */
  counts: SubmissionCounts | undefined;
}

export function InboxFilters({ params, setFilters, counts }: InboxFiltersProps) {
  const { q, status, service, assignee_id, spam } = params;
  const colleagues = useColleagues();
  const { typed, setTyped, searchNow } = useSearchText(q, (text) => setFilters({ q: text }, true));
  return (
    <search>
      <form
        className="mt-4 grid grid-cols-2 gap-2 sm:grid-cols-3 lg:grid-cols-[minmax(16rem,1fr)_auto_auto_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <SearchInput
          className="col-span-full lg:col-span-1"
          aria-label="Search by name, email, or message"
          placeholder="Search by name, email, or message..."
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FilterSelect
          label="Service"
          className="max-sm:col-span-full"
          all="All Services"
          value={service}
          options={services.map(({ slug, label }) => [slug, label])}
          onChange={(value) => setFilters({ service: value })}
        />
        <FilterSelect
          label="Status"
          all="All Status"
          value={status}
          options={enquiryStatuses.map((name) => [name, statusLabels[name]])}
          onChange={(value) => setFilters({ status: value })}
        />
        <FilterSelect
          label="Assigned to"
          all="Anyone"
          value={assignee_id}
          options={colleagues.map(({ id, username }) => [id, username])}
          onChange={(value) => setFilters({ assignee_id: value })}
        />
      </form>
      {!spam && (
        <div className="mt-3 flex flex-wrap gap-2 empty:hidden">
          <TaskFilter
            label="To answer"
            count={counts?.unanswered}
            isOn={params.unanswered === "true"}
            onChange={(value) => setFilters({ unanswered: value, overdue: undefined })}
          />
          <TaskFilter
            label="Overdue"
            className="border-2 border-bad bg-bad-bg text-bad"
            count={counts?.overdue}
            isOn={params.overdue === "true"}
            onChange={(value) => setFilters({ overdue: value, unanswered: undefined })}
          />
        </div>
      )}
    </search>
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
