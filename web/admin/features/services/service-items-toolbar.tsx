import { useDashboardParams } from "#web/admin/features/shared/listings/dashboard-params.ts";
import { preserveScroll } from "#web/lib/page/navigation/use-scroll-restoration.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipLink } from "#web/ui/chip.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
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
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 lg:mt-3">
      {/* As high as the button beside them. The rules of chips win over utilities. */}
      <nav aria-label={`Filter ${kind.plural}`} className="flex gap-1.5 *:min-h-control! sm:gap-2">
        <ChipLink to={pathTo({ tab })} state={preserveScroll} current={!isBin}>
          All
        </ChipLink>
        <ChipLink to={pathTo({ tab, only: "bin" })} state={preserveScroll} current={isBin}>
          Bin
        </ChipLink>
      </nav>
      {/* Between the lists and the button. With large text it has a row of its own. */}
      <p role="status" className="flex-[1_1_4.5rem] text-1 leading-tight text-ink2">
        {count !== undefined &&
          !(isBin && count === 0) &&
          `${count} ${count === 1 ? kind.singular : kind.plural}${isBin ? " in the bin" : ""}`}
      </p>
      {!isBin && (
        <Button className="px-4" onClick={onCreate}>
          <LineIcon name="plus" />
          Create
        </Button>
      )}
    </div>
  );
}
