import { useState } from "react";
import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import type { InboxParams } from "#web/admin/features/shared/enquiries/inbox-params.ts";
import { useVisibleEnquiryServices } from "#web/admin/features/shared/enquiries/use-visible-services.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { useSearchText } from "#web/admin/lib/forms/use-search-text.ts";
import { FilterSelect } from "#web/admin/ui/filter-select.tsx";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { SearchInput } from "#web/ui/form/field.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** On a phone the whole sentence fits beside the button. */
const searchClass = classNames(
  "*:text-ellipsis max-sm:*:placeholder:text-1 max-sm:*:placeholder:tracking-[-0.01em]",
  "max-sm:[&>.i]:left-2! max-sm:[&>.in]:pr-0.5! max-sm:[&>.in]:pl-[34px]!",
);

interface InboxFiltersProps {
  params: InboxParams;
  setFilters: (filters: InboxParams, replace?: boolean) => void;
}

/** The search, and filters that a phone shows after a tap on a button. */
export function InboxFilters({ params, setFilters }: InboxFiltersProps) {
  const { q, status, service, assignee_id } = params;
  const count = [status, service, assignee_id].filter(Boolean).length;
  const [isOpen, setIsOpen] = useState(count > 0);
  const services = useVisibleEnquiryServices();
  const colleagues = useColleagues();
  const { typed, setTyped, searchNow } = useSearchText(q, (text) => setFilters({ q: text }, true));
  return (
    <search>
      <form
        className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-2 lg:mt-3 lg:grid-cols-[minmax(16rem,1fr)_auto]"
        onSubmit={(event) => {
          event.preventDefault();
          searchNow();
        }}
      >
        <SearchInput
          className={searchClass}
          aria-label="Search by name, email, or message"
          placeholder="Search by name, email, or message..."
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <Button
          look="outline"
          className="px-3 lg:hidden"
          aria-expanded={isOpen}
          onClick={() => setIsOpen((before) => !before)}
        >
          <Icon name="tune" />
          {count > 0 ? <span>{`Filters (${count})`}</span> : <span className="max-sm:sr-only">Filters</span>}
        </Button>
        <div
          className={classNames(
            "grid grid-cols-2 gap-2 max-lg:col-span-full sm:grid-cols-3",
            !isOpen && "max-lg:hidden",
          )}
        >
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
        </div>
      </form>
    </search>
  );
}
