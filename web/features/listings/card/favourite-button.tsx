import { isFavourite, toggleFavourite, useFavourites } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The heart button. It is pressed when the property is saved in this browser. */
export function FavouriteButton({ property }: { property: CardProperty }) {
  const isSaved = isFavourite(useFavourites(), property.uuid);
  return (
    <button
      type="button"
      className="icon-btn on-image heart needs-script"
      aria-pressed={isSaved}
      aria-label={`Save ${property.title}`}
      onClick={() => toggleFavourite(property)}
    >
      <Icon name="heart" />
    </button>
  );
}
