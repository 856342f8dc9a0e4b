import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { PropertyCard } from "./property-card.tsx";
import { PropertyCardSkeleton } from "./property-card-skeleton.tsx";

const grid = "grid grid-cols-1 gap-8 sm:grid-cols-2 sm:gap-x-6 lg:grid-cols-3 lg:gap-y-12";
const skeletonKeys = ["1", "2", "3", "4", "5", "6"];

interface CardGridProps {
  properties: readonly CardProperty[];
  /** Dims the cards while newer results load. */
  isStale?: boolean;
  /** Figures about the list, below its sixth card. */
  summary?: ReactNode;
}

const summaryPosition = 6;

/** Properties as cards: one column on a phone, three on a desktop. */
export function CardGrid({ properties, isStale, summary }: CardGridProps) {
  const cards = properties.map((property, index) => (
    <li key={property.uuid}>
      <PropertyCard property={property} headingLevel={2} eager={index === 0} />
    </li>
  ));
  if (summary)
    cards.splice(
      summaryPosition,
      0,
      <li key="summary" className="col-span-full">
        {summary}
      </li>,
    );
  return (
    <ul className={classNames(grid, "transition-opacity", isStale && "opacity-50")} aria-busy={isStale}>
      {cards}
    </ul>
  );
}

export function CardGridSkeleton() {
  return (
    <div className={grid} aria-busy="true">
      {skeletonKeys.map((key) => (
        <PropertyCardSkeleton key={key} />
      ))}
    </div>
  );
}
