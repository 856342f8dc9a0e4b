import { classNames } from "#web/lib/page/class-names.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyCardSkeleton } from "./property-card-skeleton.tsx";

const grid = "grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12";
/** Skeletons while loading (visitor-site.md, section 9). */
const skeletons = ["1", "2", "3", "4", "5", "6"];

interface CardGridProps {
  listings: readonly CardProperty[];
  /** Others are on their way: these stay, dimmed. */
  isStale?: boolean;
}

/** Listings as cards: one column on the phone, three on the desktop. */
export function CardGrid({ listings, isStale }: CardGridProps) {
  return (
    <ul className={classNames(grid, "transition-opacity", isStale && "opacity-50")} aria-busy={isStale}>
      {listings.map((listing, at) => (
        <li key={listing.uuid}>
          <PropertyCard listing={listing} headingLevel={2} eager={at === 0} />
        </li>
      ))}
    </ul>
  );
}

/** Six cards on their way. */
export function CardGridSkeleton() {
  return (
    <div className={grid} aria-busy="true">
      {skeletons.map((name) => (
        <PropertyCardSkeleton key={name} />
      ))}
    </div>
  );
}
