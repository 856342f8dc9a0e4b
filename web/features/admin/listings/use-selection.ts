import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";

/** A selected listing as it was when it was selected, and the page of the list that showed it. */
interface Choice {
  listing: AdminProperty;
  page: string | undefined;
}

/**
 * The selected listings, also those of other pages. A listing that has left its page since, such as a draft that was
 * published, is not selected any more.
 * @param page identifies the page of the list; undefined while another one loads
 * @param shown the listings of the page
 */
export function useSelection(page: string | undefined, shown: readonly AdminProperty[]) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const shownById = new Map(shown.map((listing) => [listing.uuid, listing]));
  const selected = [...choices.values()].flatMap((choice) => {
    const current = shownById.get(choice.listing.uuid);
    const hasLeft = page !== undefined && choice.page === page;
    return current ? [current] : hasLeft ? [] : [choice.listing];
  });
  const clear = () => setChoices(new Map());
  return {
    selected,
    isSelected: (uuid: string) => choices.has(uuid),
    select: (listings: readonly AdminProperty[], isSelected: boolean) =>
      setChoices((before) => {
        const after = new Map(before);
        for (const listing of listings) {
          if (isSelected) after.set(listing.uuid, { listing, page });
          else after.delete(listing.uuid);
        }
        return after;
      }),
    clear,
    /** Clears the selection after a change if it has listings of other pages: their copies here are old now. */
    finishChange: (isDone: boolean) => {
      if (isDone && selected.some(({ uuid }) => !shownById.has(uuid))) clear();
    },
  };
}
