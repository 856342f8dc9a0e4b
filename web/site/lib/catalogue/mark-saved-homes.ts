import { runTask } from "#web/lib/catalogue/run-task.ts";
import { readFavourites, updateFavourite } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";

/**
 * Updates the saved homes of this phone from the catalogue. One that is in no list any more is marked, unless its card says
 * already that it is not available.
 */
export async function markSavedHomes(): Promise<void> {
  const favourites = readFavourites();
  if (favourites.length === 0) return;
  const uuids = favourites.map(({ uuid }) => uuid);
  const found = await runTask("findCards", uuids);
  for (const saved of found ? favourites : []) {
    const card = found?.cards.find(({ uuid }) => uuid === saved.uuid);
    if (card) replace(saved, card);
    else if (!saved.sample && saved.is_available && found?.isComplete) replace(saved, { ...saved, unlisted: true });
  }
}

function replace(saved: CardProperty, current: CardProperty): void {
  if (JSON.stringify(current) !== JSON.stringify(saved)) updateFavourite(current);
}
