import { useEffect, useId } from "react";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Button } from "#web/ui/button.tsx";
import { PropertyCard } from "../card/property-card.tsx";
import {
  addRecentlyViewed,
  clearRecentlyViewed,
  removeRecentlyViewed,
  useRecentlyViewed,
} from "./recently-viewed-store.ts";

export interface RecentlyViewedProps {
  /** The property on the current page. It is stored, but not shown. */
  current?: CardProperty;
  /** The uuid of a property that does not exist any more. */
  removedId?: string;
  /** The uuids of properties that are already on the page. */
  excludedIds?: readonly string[];
}

const noIds: readonly string[] = [];

/** The properties that the visitor viewed last, from this browser's storage. */
export function RecentlyViewed({ current, removedId, excludedIds = noIds }: RecentlyViewedProps) {
  const headingId = useId();
  const viewed = useRecentlyViewed();
  useEffect(() => {
    if (current) addRecentlyViewed(current);
    if (removedId) removeRecentlyViewed(removedId);
  }, [current, removedId]);
  const hiddenIds = [...excludedIds, current?.uuid, removedId];
  const shown = viewed?.filter(({ uuid }) => !hiddenIds.includes(uuid)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className="wrap pt-4 pb-12" aria-labelledby={headingId}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId}>Recently viewed</h2>
        <Button look="quiet" className="-mr-3" onClick={clearRecentlyViewed}>
          Clear
        </Button>
      </div>
      <ul className="flex gap-6 overflow-x-auto pb-2 max-lg:-mx-(--gutter) max-lg:px-(--gutter) lg:grid lg:grid-cols-3 lg:gap-y-8">
        {shown.map((property) => (
          <li key={property.uuid} className="side-cards w-[17.5rem] flex-none lg:w-full">
            <PropertyCard property={property} headingLevel={3} sizes="11rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
