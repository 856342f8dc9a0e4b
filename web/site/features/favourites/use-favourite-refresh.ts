import { useEffect } from "react";
import { isMissing } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { updateFavourite } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";

/** Loads a saved property and stores its current card. `isRemoved` tells whether it is no longer listed. */
export function useFavouriteRefresh(saved: CardProperty): { isRemoved: boolean } {
  const { data, error } = useEndpoint(saved.sample ? null : detailKey(saved.uuid));
  const property = data?.data.property;
  useEffect(() => {
    if (!property) return;
    let isCurrent = true;
    // This code is part of the chunk of a listing's page, which the first view does not need.
    import("#web/lib/property-cards/to-card-property.ts").then(
      ({ toCardProperty }) => {
        const current = toCardProperty(property);
        if (isCurrent && JSON.stringify(current) !== JSON.stringify(saved)) updateFavourite(current);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [property, saved]);
  return { isRemoved: data === null || isMissing(error) };
}
