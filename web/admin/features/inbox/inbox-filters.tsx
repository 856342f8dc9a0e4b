import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import type { InboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { useVisibleEnquiryServices } from "#web/admin/features/shared/enquiries/use-visible-services.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { FilterButton } from "#web/admin/ui/filter-button.tsx";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { SearchInput } from "#web/ui/form/field.tsx";

/** On a phone the whole sentence fits beside the button, with large text one word. */
const searchClass = classNames(
  "*:text-ellipsis max-sm:*:placeholder:text-1 max-sm:*:placeholder:tracking-[-0.01em]",
  "max-sm:[&>.i]:left-2! max-sm:[&>.in]:pr-0.5! max-sm:[&>.in]:pl-[34px]!",
  "@max-[12em]:has-placeholder-shown:*:placeholder:text-transparent @max-[12em]:has-placeholder-shown:after:content-['Search']",
  "after:pointer-events-none after:absolute after:top-1/2 after:left-[34px] after:-translate-y-1/2 after:text-ink2",
);

interface InboxFiltersProps {
  params: InboxParams;
  setFilters: (filters: InboxParams, replace?: boolean) => void;
}

/** The search and the filters. */
export function InboxFilters({ params, setFilters }: InboxFiltersProps) {
  const { q, status, service, assignee_id } = params;
  const services = useVisibleEnquiryServices();
  const colleagues = useColleagues();
  const { typed, setTyped, searchNow } = useSearchText(q, (text) => setFilters({ q: text }, true));
  return (
    <search>
      <form
        className="mt-2 flex gap-2"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <div className="@container min-w-0 flex-1">
          <SearchInput
            className={searchClass}
            aria-label="Search by name, email, or message"
            placeholder="Search by name, email, or message..."
            maxLength={200}
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        </div>
        <FilterButton
          count={[status, service, assignee_id].filter(Boolean).length}
          onClear={() => setFilters({ status: undefined, service: undefined, assignee_id: undefined })}
        >
          <FilterSelect
            label="Service"
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
        </FilterButton>
      </form>
    </search>
  );
}
