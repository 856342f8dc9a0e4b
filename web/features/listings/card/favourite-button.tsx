import { isFavorite, toggleFavorite, useFavorites } from "#web/lib/favourites/favourites-store.ts";
import { shareFavorites } from "#web/lib/favourites/start-favourites-sync.ts";
import type { CardListing } from "#web/lib/property-cards/card-property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The heart on a listing's picture: pressed when this browser keeps the listing (ruling 12). */
export function PropertyCardHeart({ listing }: { listing: CardListing }) {
  const saved = isFavorite(useFavorites(), listing.uuid);
  return (
    <button
      type="button"
      className="icon-btn on-pic heart needs-script top-1 right-1"
      aria-pressed={saved}
      aria-label={`Save ${listing.title}`}
      onClick={() => {
        toggleFavorite(listing);
        shareFavorites();
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
