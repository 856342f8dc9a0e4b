import { enquiryStatuses, services } from "#contract/services/services.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { useSearchText } from "#web/lib/forms/use-search-text.ts";
import { Field, SearchInput, Select } from "#web/ui/form/field.tsx";
import { useColleagues } from "./enquiry/use-enquiry-detail.ts";
import type { InboxParams } from "./inbox-params.ts";
import { statusLabels } from "./status-badge.tsx";

interface SubmissionToolsProps {
  address: InboxParams;
  narrow: (part: InboxParams, replace?: boolean) => void;
  /** How many are past their promised time. */
  overdue: number | undefined;
}

/** What narrows the list down. */
export function InboxFilters({ address, narrow, overdue }: SubmissionToolsProps) {
  const { q, status, service, assignee_id, spam } = address;
  const colleagues = useColleagues();
  const { typed, setTyped, searchNow } = useSearchText(q, (asked) => narrow({ q: asked }, true));
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
        <Choice
          name="Status"
          all="All Status"
          value={status}
          options={enquiryStatuses.map((one) => [one, statusLabels[one]])}
          onChange={(value) => narrow({ status: value })}
        />
        <Choice
          name="Service"
          all="All Services"
          value={service}
          options={services.map(({ slug, label }) => [slug, label])}
          onChange={(value) => narrow({ service: value })}
        />
        <Choice
          name="Assigned to"
          all="Anybody"
          value={assignee_id}
          options={colleagues.map(({ id, username }) => [id, username])}
          onChange={(value) => narrow({ assignee_id: value })}
        />
      </form>
      {!spam && Boolean(overdue || address.overdue) && (
        <button
          type="button"
          className="mt-3 min-h-11 cursor-pointer rounded-m border-2 border-bad bg-bad-bg px-3 font-bold text-bad"
          aria-pressed={address.overdue === "true"}
          onClick={() => narrow({ overdue: address.overdue ? undefined : "true" })}
        >
          {address.overdue ? "Overdue only: show all again" : `Overdue: ${formatNumber(overdue ?? 0)}`}
        </button>
      )}
    </search>
  );
}

interface ChoiceProps {
  name: string;
  all: string;
  value: string | undefined;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string | undefined) => void;
}

function Choice({ name, all, value, options, onChange }: ChoiceProps) {
  const id = `filter-${name.toLowerCase().replace(/\W/g, "-")}`;
  return (
    <Field id={id} label={name} hideLabel>
      <Select id={id} value={value ?? ""} onChange={({ currentTarget }) => onChange(currentTarget.value || undefined)}>
        <option value="">{all}</option>
        {options.map(([word, label]) => (
          <option key={word} value={word}>
            {label}
          </option>
        ))}
      </Select>
    </Field>
  );
}
