import { isFavourite, toggleFavourite, useFavourites } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { Icon } from "#web/ui/icons/icon.tsx";

async function showFailure(wasSaved: boolean): Promise<void> {
  const { showToast } = await import("#web/ui/feedback/toast.tsx");
  showToast({
    tone: "bad",
    title: wasSaved ? "Home not removed" : "Home not saved",
    text: "The storage of this browser is full or blocked. Free some space or allow this site to store data, then press the heart again.",
  });
}

/** The heart button. It is pressed when the property is saved in this browser. */
export function FavouriteButton({ property }: { property: CardProperty }) {
  const isSaved = isFavourite(useFavourites(), property.uuid);
  return (
    <button
      type="button"
      className="icon-btn on-image heart needs-script"
      aria-pressed={isSaved}
      aria-label={`Save ${property.title}`}
      onClick={() => {
        if (!toggleFavourite(property)) showFailure(isSaved);
      }}
    >
      <Icon name="heart" />
    </button>
  );
}
