import { useEffect } from "react";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { isMissing } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { updateFavourite } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";

/** Loads a saved property and stores its current card. `isRemoved` tells whether it is no longer listed. */
export function useFavouriteRefresh(saved: CardProperty): { isRemoved: boolean } {
  const { data, error } = useEndpoint<PropertyDetailResponse | null>(saved.sample ? null : detailKey(saved.uuid));
  useEffect(() => {
    if (!data) return;
    let isCurrent = true;
    // This code is part of the chunk of a listing's page, which the first view does not need.
    import("#web/lib/property-cards/to-card-property.ts").then(
      ({ toCardProperty }) => {
        const current = toCardProperty(data.data.property);
        if (isCurrent && JSON.stringify(current) !== JSON.stringify(saved)) updateFavourite(current);
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [data, saved]);
  return { isRemoved: data === null || isMissing(error) };
}
