import { useDashboardParams } from "#web/features/admin-shared/listings/dashboard-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import type { ServiceItem, ServiceItemKind } from "./service-item-kinds.ts";

interface ServiceItemsToolbarProps<Item extends ServiceItem> {
  kind: ServiceItemKind<Item>;
  /** The number of listed items; undefined while they load. */
  count: number | undefined;
  onCreate: () => void;
}

/** The choice between the list and the bin, the number of items, and the Create button. */
export function ServiceItemsToolbar<Item extends ServiceItem>({
  kind,
  count,
  onCreate,
}: ServiceItemsToolbarProps<Item>) {
  const {
    params: { tab, only },
    pathTo,
  } = useDashboardParams();
  const isBin = only === "bin";
  return (
    <div className="service-tools">
      <nav aria-label={`Filter ${kind.plural}`} className="flex gap-1.5 sm:gap-2">
        <ChipLink to={pathTo({ tab })} state={preserveScroll} current={!isBin}>
          All
        </ChipLink>
        <ChipLink to={pathTo({ tab, only: "bin" })} state={preserveScroll} current={isBin}>
          Bin
        </ChipLink>
      </nav>
      <p role="status" className="text-1 leading-tight text-ink2">
        {count !== undefined &&
          !(isBin && count === 0) &&
          `${count} ${count === 1 ? kind.singular : kind.plural}${isBin ? " in the bin" : ""}`}
      </p>
      {!isBin && (
        <Button onClick={onCreate}>
          <LineIcon name="plus" />
          Create
        </Button>
      )}
    </div>
  );
}
