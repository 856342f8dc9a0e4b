import type { DashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { countListingFilters, ListingFilters, noFilters } from "./listing-filters.tsx";
import { ListingOrder, ListingPageSize } from "./listing-order.tsx";

interface FiltersSheetProps {
  params: DashboardParams;
  /** Names the result, such as "Show 12 properties"; undefined while it loads. */
  resultText: string | undefined;
  onChange: (changes: DashboardParams) => void;
  onClose: () => void;
}

/** The filters and the order on a phone. They apply at once; the list stays where it is below the sheet. */
export function FiltersSheet({ params, resultText = "Show", onChange, onClose }: FiltersSheetProps) {
  return (
    <Dialog
      variant="sheet"
      title="Filters and order"
      onClose={onClose}
      footer={
        <>
          <Button className="flex-1" onClick={onClose}>
            {resultText}
          </Button>
          <Button look="quiet" busy={countListingFilters(params) === 0} onClick={() => onChange(noFilters)}>
            Clear
          </Button>
        </>
      }
    >
      <ListingFilters params={params} onChange={onChange} />
      <div className="grid grid-cols-2 gap-2">
        <ListingOrder params={params} onChange={onChange} />
        <ListingPageSize params={params} onChange={onChange} />
      </div>
    </Dialog>
  );
}
