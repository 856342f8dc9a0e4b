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
  /** The listing being looked at: it is kept, and not shown. */
  now?: CardProperty;
  /** One that was asked for and is gone: it is kept no longer. */
  gone?: string;
  /** Others that stand on the page already, by uuid. */
  except?: readonly string[];
}

const none: readonly string[] = [];

/** The homes this browser looked at last, read from what it keeps: nothing is asked of the service. */
export function RecentlyViewed({ now, gone, except = none }: RecentlyViewedProps) {
  const id = useId();
  const viewed = useRecentlyViewed();
  useEffect(() => {
    if (now) addRecentlyViewed(now);
    if (gone) removeRecentlyViewed(gone);
  }, [now, gone]);
  const shown = viewed?.filter(({ uuid }) => uuid !== now?.uuid && uuid !== gone && !except.includes(uuid)) ?? [];
  if (shown.length === 0) return null;
  return (
    <section className="wrap pt-4 pb-12" aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id}>Recently viewed</h2>
        <Button look="quiet" className="-mr-3" onClick={clearRecentlyViewed}>
          Clear
        </Button>
      </div>
      <ul className="flex gap-6 overflow-x-auto pb-2 lg:grid lg:grid-cols-3 lg:gap-y-8">
        {shown.map((listing) => (
          <li key={listing.uuid} className="side-cards w-72 flex-none lg:w-full">
            <PropertyCard listing={listing} headingLevel={3} sizes="11rem" />
          </li>
        ))}
      </ul>
    </section>
  );
}
