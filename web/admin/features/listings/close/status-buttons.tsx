import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { isClosed, type ListingStatus, statusesOfKind } from "#shared/listings/status/listing-status.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { classNames } from "#web/lib/page/class-names.ts";

interface StatusButtonsProps {
  listing: AdminProperty;
  isBusy: boolean;
  /** Resolves to whether the change was saved. */
  onChange: (status: ListingStatus) => Promise<boolean>;
  /** Called when the home is sold or let: the price is asked, and who has to know. */
  onClosed: () => void;
}

const buttonClass = classNames(
  "min-h-touch cursor-pointer rounded-m border border-edge bg-raise px-3 text-1 font-bold",
  "hover:border-ocean aria-pressed:border-ocean aria-pressed:bg-ocean aria-pressed:text-paper disabled:cursor-default",
);

/** The status of a listing: one tap sets another. */
export function StatusButtons({ listing, isBusy, onChange, onClosed }: StatusButtonsProps) {
  const choose = async (status: ListingStatus) => {
    if (status === listing.status) return;
    if ((await onChange(status)) && isClosed(status)) onClosed();
  };
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-2">
      <legend className="sr-only">Status</legend>
      {statusesOfKind[listing.kind].map((status) => (
        <button
          key={status}
          type="button"
          className={buttonClass}
          aria-pressed={status === listing.status}
          disabled={isBusy}
          onClick={() => void choose(status)}
        >
          {statusLabels[status]}
        </button>
      ))}
    </fieldset>
  );
}
