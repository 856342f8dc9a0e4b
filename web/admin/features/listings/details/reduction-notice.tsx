import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { reductionText } from "#web/site/features/listings/facts/listing-status.ts";
import { Button } from "#web/ui/button.tsx";
import { useListingActions } from "../use-listing-actions.tsx";

/** What visitors read about a lower price, with a button that removes it, because only a person knows why it is lower. */
export function ReductionNotice({ listing }: { listing: AdminProperty }) {
  const { busy, removeReduction } = useListingActions();
  const text = reductionText(listing);
  if (!text) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-1 text-ink2">
      <span>{`Visitors read “${text}”.`}</span>
      <Button look="quiet" className="-mx-3" busy={busy.has(listing.uuid)} onClick={() => removeReduction(listing)}>
        Remove “Reduced from”
      </Button>
    </p>
  );
}
