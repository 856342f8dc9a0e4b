import { type EnquiryStatus, enquiryStatuses } from "#contract/enquiries/enquiry-statuses.ts";
import type { BulkEnquiryChange } from "#contract/enquiries/inbox-actions.ts";
import { statusLabels } from "#web/admin/features/shared/enquiries/enquiry-labels.ts";
import { useColleagues } from "#web/admin/lib/api/use-colleagues.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";

interface EnquiryBulkBarProps {
  ids: readonly string[];
  /** Whether the list is the spam folder. */
  isSpamFolder: boolean;
  isBusy: boolean;
  onChange: (change: Omit<BulkEnquiryChange, "ids">) => void;
  onSelectAll: () => void;
  onClear: () => void;
}

const unassigned = "none";

/**
 * Changes the selected enquiries. On a phone, it takes the place of the bar with the screens; on a desktop, of the line
 * with the count.
 */
export function EnquiryBulkBar(props: EnquiryBulkBarProps) {
  const { ids, isSpamFolder, isBusy, onChange, onSelectAll, onClear } = props;
  const colleagues = useColleagues();
  return (
    <section
      aria-label="Selected enquiries"
      className="max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-6 max-lg:border-t max-lg:border-line max-lg:bg-raise max-lg:px-(--gutter) max-lg:pt-1 max-lg:pb-[calc(6px+env(safe-area-inset-bottom))] lg:flex lg:items-center lg:gap-3"
    >
      <div className="flex items-center gap-1">
        <b role="status">{`${formatNumber(ids.length)} selected`}</b>
        <Button look="quiet" className="px-2.5" onClick={onSelectAll}>
          Select all
        </Button>
        <Button look="quiet" className="px-2.5" onClick={onClear}>
          {ids.length > 0 ? "Clear" : "Done"}
        </Button>
      </div>
      <fieldset className="grid min-w-0 grid-cols-2 gap-2 sm:grid-cols-3 lg:flex" disabled={isBusy || ids.length === 0}>
        <legend className="sr-only">Change the selected enquiries</legend>
        <Select
          aria-label="Set the status"
          value=""
          onChange={({ currentTarget }) => onChange({ status: currentTarget.value as EnquiryStatus })}
        >
          <option value="" disabled>
            Status
          </option>
          {enquiryStatuses.map((name) => (
            <option key={name} value={name}>
              {statusLabels[name]}
            </option>
          ))}
        </Select>
        <Select
          aria-label="Assign to"
          value=""
          onChange={({ currentTarget: { value } }) => onChange({ assignee_id: value === unassigned ? null : value })}
        >
          <option value="" disabled>
            Assign to
          </option>
          {colleagues.map(({ id, username }) => (
            <option key={id} value={id}>
              {username}
            </option>
          ))}
          <option value={unassigned}>Unassigned</option>
        </Select>
        <Button
          look="outline"
          className="max-sm:col-span-2"
          busy={isBusy}
          onClick={() => onChange({ spam: !isSpamFolder })}
        >
          {isSpamFolder ? "Not spam" : "Move to spam"}
        </Button>
      </fieldset>
    </section>
  );
}
