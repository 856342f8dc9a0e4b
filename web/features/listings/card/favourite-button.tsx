import { isFavourite, toggleFavourite, useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { startFavouritesSync } from "#web/lib/favourites/start-favourites-sync.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The heart on a listing's picture: pressed when this browser keeps the listing (ruling 12). */
export function FavouriteButton({ listing }: { listing: CardProperty }) {
  const saved = isFavourite(useFavourites(), listing.uuid);
  return (
    <button
      type="button"
      className="icon-btn on-pic heart needs-script top-1 right-1"
      aria-pressed={saved}
      aria-label={`Save ${listing.title}`}
      onClick={() => {
        toggleFavourite(listing);
        startFavouritesSync();
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
