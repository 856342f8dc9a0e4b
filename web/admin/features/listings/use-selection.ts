import { useState } from "react";
import type { AdminProperty } from "#contract/listings/admin-property.ts";

/** A selected listing as it was when it was selected, and the page of the list that showed it. */
interface Choice {
  listing: AdminProperty;
  page: string | undefined;
}

interface Selection {
  /** The list that the choices are from. */
  list: string;
  choices: ReadonlyMap<string, Choice>;
}

/**
 * The selected listings, also those of other pages of the same list. A search or a filter ends the selection:
 * its listings may not be in the new list. A listing that has left its page since, such as a draft that was
 * published, is not selected any more.
 * @param list identifies the list by its search and filters
 * @param page identifies the page of the list; undefined while another one loads
 * @param shown the listings of the page
 */
export function useSelection(list: string, page: string | undefined, shown: readonly AdminProperty[]) {
  const [selection, setSelection] = useState<Selection>({ list, choices: new Map() });
  const getChoices = (before: Selection) => (before.list === list ? before.choices : new Map<string, Choice>());
  const choices = getChoices(selection);
  const shownById = new Map(shown.map((listing) => [listing.uuid, listing]));
  const selected = [...choices.values()].flatMap((choice) => {
    const current = shownById.get(choice.listing.uuid);
    const hasLeft = page !== undefined && choice.page === page;
    return current ? [current] : hasLeft ? [] : [choice.listing];
  });
  const clear = () => setSelection({ list, choices: new Map() });
  return {
    selected,
    isSelected: (uuid: string) => choices.has(uuid),
    select: (listings: readonly AdminProperty[], isSelected: boolean) =>
      setSelection((before) => {
        const after = new Map(getChoices(before));
        for (const listing of listings) {
          if (isSelected) after.set(listing.uuid, { listing, page });
          else after.delete(listing.uuid);
        }
        return { list, choices: after };
      }),
    clear,
    /** Clears the selection after a change if it has listings of other pages: their copies here are old now. */
    finishChange: (isDone: boolean) => {
      if (isDone && selected.some(({ uuid }) => !shownById.has(uuid))) clear();
    },
  };
}
