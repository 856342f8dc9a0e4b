import { Suspense } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { useRows } from "#web/site/lib/rows/use-rows.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyCardSkeleton } from "./property-card-skeleton.tsx";

const grid = "grid grid-cols-1 gap-x-6 gap-y-8 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12";
/** In a compact row. */
const rowSizes = "104px";
const skeletonKeys = ["1", "2", "3", "4", "5", "6"];

interface CardGridProps {
  properties: readonly CardProperty[];
  /** Dims the cards while newer results load. */
  isStale?: boolean;
  /** 3 below a heading, where no card is on the first screen. */
  headingLevel?: 2 | 3;
}

/** Properties as cards: one column on a phone, three on a desktop. */
export function CardGrid({ properties, isStale, headingLevel = 2 }: CardGridProps) {
  const isRows = useRows();
  return (
    <ul className={classNames("card-list", grid, isStale && "opacity-50")} aria-busy={isStale}>
      {properties.map((property, index) => (
        <li key={property.uuid}>
          {/* React hydrates each card in a task of its own, after the rest of the page or at a tap. */}
          <Suspense>
            <PropertyCard
              property={property}
              headingLevel={headingLevel}
              eager={headingLevel === 2 && index === 0}
              sizes={isRows ? rowSizes : undefined}
            />
          </Suspense>
        </li>
      ))}
    </ul>
  );
}

export function CardGridSkeleton({ count = skeletonKeys.length }: { count?: number }) {
  return (
    <div className={grid} aria-busy="true">
      {skeletonKeys.slice(0, count).map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}
