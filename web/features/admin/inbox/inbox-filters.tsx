import { enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import { services } from "#contract/services/services.ts";
import { useColleagues } from "#web/features/admin/team/use-colleagues.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { useSearchText } from "#web/lib/forms/use-search-text.ts";
import { Field, SearchInput, Select } from "#web/ui/form/field.tsx";
import { statusLabels } from "./enquiry-labels.ts";
import type { InboxParams } from "./inbox-params.ts";

interface InboxFiltersProps {
  params: InboxParams;
  setFilters: (filters: InboxParams, replace?: boolean) => void;
  /** Number of overdue enquiries. */
  overdue: number | undefined;
}

export function InboxFilters({ params, setFilters, overdue }: InboxFiltersProps) {
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
          className="col-span-2 sm:col-span-3 lg:col-span-1"
          aria-label="Search by name, email, or message"
          placeholder="Search by name, email, or message..."
          maxLength={200}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <FilterSelect
          label="Status"
          all="All Status"
          value={status}
          options={enquiryStatuses.map((name) => [name, statusLabels[name]])}
          onChange={(value) => setFilters({ status: value })}
        />
        <FilterSelect
          label="Service"
          all="All Services"
          value={service}
          options={services.map(({ slug, label }) => [slug, label])}
          onChange={(value) => setFilters({ service: value })}
        />
        <FilterSelect
          label="Assigned to"
          all="Anyone"
          value={assignee_id}
          options={colleagues.map(({ id, username }) => [id, username])}
          onChange={(value) => setFilters({ assignee_id: value })}
        />
      </form>
      {!spam && Boolean(overdue || params.overdue) && (
        <button
          type="button"
          className="mt-3 min-h-11 cursor-pointer rounded-m border-2 border-bad bg-bad-bg px-3 font-bold text-bad"
          aria-pressed={params.overdue === "true"}
          onClick={() => setFilters({ overdue: params.overdue ? undefined : "true" })}
        >
          {params.overdue ? "Overdue only: show all" : `Overdue: ${formatNumber(overdue ?? 0)}`}
        </button>
      )}
    </search>
  );
}

interface FilterSelectProps {
  label: string;
  /** Label of the option that sets no filter. */
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
}

function FilterSelect({ label, all, value, options, onChange }: FilterSelectProps) {
  const id = `filter-${label.toLowerCase().replace(/\W/g, "-")}`;
  return (
    <Field id={id} label={label} hideLabel>
      <Select id={id} value={value ?? ""} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
        <option value="">{all}</option>
        {options.map(([optionValue, optionLabel]) => (
          <option key={optionValue} value={optionValue}>
            {optionLabel}
          </option>
        ))}
      </Select>
    </Field>
  );
}
