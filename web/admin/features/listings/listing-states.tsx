import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { statusLabels } from "#web/admin/features/shared/listings/status-labels.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { StateLabel } from "#web/ui/state-label.tsx";
import { hasMissingVariants } from "./has-missing-variants.ts";
import { hiddenLabel } from "./hidden-listings.ts";

const rowClass = classNames(
  "flex-nowrap whitespace-nowrap @max-[12em]:flex-wrap @max-[12em]:self-center @max-[12em]:whitespace-normal @max-[12em]:[grid-area:2/2]",
  "@min-[38em]:flex-wrap @min-[38em]:justify-end @min-[38em]:leading-[1.4]",
);
const rowStateClass =
  "@max-[12em]:px-1! @max-[12em]:text-0! flex-initial! overflow-hidden py-0! leading-[1.3]! text-ellipsis @min-[38em]:py-px!";

interface ListingStatesProps {
  listing: AdminProperty;
  /** On one line. In a wide row, switches and buttons show whether it is available and featured. */
  isInRow?: boolean;
}

/**
 * Whether a listing is for sale or for rent, its status, whether it is featured, and why visitors do not see it. Most
 * listings are available, so this status has no colour.
 */
export function ListingStates({ listing, isInRow }: ListingStatesProps) {
  const { kind, status, is_available, featured, images } = listing;
  const hidden = hiddenLabel(listing);
  const narrowClass = isInRow && "@min-[38em]:hidden";
  const stateClass = isInRow ? rowStateClass : undefined;
  return (
    <p
      className={classNames(
        "flex items-center gap-x-1.5 gap-y-1 text-1/[1.3] text-ink2",
        isInRow ? rowClass : "flex-wrap",
      )}
    >
      <span>{propertyKindTraits[kind].badge}</span>
      {is_available ? (
        <span
          className={classNames("before:-ml-0.5 before:content-['·_'] @max-[12em]:before:content-none", narrowClass)}
        >
          {statusLabels[status]}
        </span>
      ) : (
        <StateLabel tone="warn" className={classNames(stateClass, narrowClass)}>
          {statusLabels[status]}
        </StateLabel>
      )}
      {featured && (
        <span className={classNames("inline-flex text-ocean [&>svg]:size-[16px] [&>svg]:fill-current", narrowClass)}>
          <LineIcon name="star" />
          <span className="sr-only">Featured</span>
        </span>
      )}
      {hidden && <StateLabel className={stateClass}>{hidden}</StateLabel>}
      {images.some(hasMissingVariants) && <StateLabel className={stateClass}>Needs smaller versions</StateLabel>}
    </p>
  );
}
