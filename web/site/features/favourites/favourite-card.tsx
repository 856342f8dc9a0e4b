import { Link } from "react-router-dom";
import { getPrice } from "#shared/listings/property-price.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";
import { suggestFilters } from "#shared/wants/suggest-filters.ts";
import { toggleFavourite } from "#web/lib/favourites/favourites-store.ts";
import type { Elements } from "#web/lib/page/elements.ts";
import { tellMeLabel, tellMeOfHomes } from "#web/lib/page/tell-me-path.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Button } from "#web/ui/button.tsx";
import { useFavouriteRefresh } from "./use-favourite-refresh.ts";

/** A saved home. Updates its card, and marks one that is let, sold or no longer listed. */
export function FavouriteCard({ property, children }: { property: CardProperty; children: Elements }) {
  const { isRemoved } = useFavouriteRefresh(property);
  const isGone = isRemoved || property.unlisted;
  if (!isGone && isOnMarket(property.status)) return children;
  return (
    <div>
      {children}
      <p className="mt-3 flex flex-wrap items-center gap-x-3 border-t-2 border-warn bg-warn-bg py-1 pl-3 text-1 text-warn">
        <span>{isGone ? "No longer listed" : statusLabel(property.status)}</span>
        <Link to={tellMeOfHomes(suggestFilters({ ...property, price: getPrice(property) }))}>{tellMeLabel}</Link>
        <Button look="quiet" className="ml-auto" onClick={() => toggleFavourite(property)}>
          Remove
        </Button>
      </p>
    </div>
  );
}
