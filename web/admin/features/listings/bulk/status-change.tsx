import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { type ListingStatus, listingStatuses, statusesOfKind } from "#shared/listings/status/listing-status.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { Button } from "#web/ui/button.tsx";
import { Select } from "#web/ui/form/field.tsx";

interface StatusChangeProps {
  listings: readonly AdminProperty[];
  isBusy: boolean;
  onChange: (status: ListingStatus) => void;
}

/** Sets the status of listings. Offers the statuses that all of them can have. The arrow keys of a select change nothing. */
export function StatusChange({ listings, isBusy, onChange }: StatusChangeProps) {
  const [chosen, setChosen] = useState<ListingStatus>();
  const options = listingStatuses.filter((status) =>
    listings.every(({ kind }) => statusesOfKind[kind].some((possible) => possible === status)),
  );
  const status = chosen && options.includes(chosen) ? chosen : undefined;
  return (
    <span className="flex flex-wrap gap-2 lg:mr-2">
      <Select
        className="flex-[1_0_8rem]"
        aria-label="New status"
        value={status ?? ""}
        onChange={({ currentTarget }) => setChosen(options.find((option) => option === currentTarget.value))}
      >
        <option value="">Status</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {statusLabels[option]}
          </option>
        ))}
      </Select>
      {status && (
        <Button look="outline" className="px-4" busy={isBusy} onClick={() => onChange(status)}>
          Set status
        </Button>
      )}
    </span>
  );
}
