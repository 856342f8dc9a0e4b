import { useEffect } from "react";
import { endpointPath, visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { updateFavourite } from "#web/lib/favourites/favourites-store.ts";
import type { CardProperty } from "#web/lib/property-cards/card-property.ts";
import { toCardProperty } from "#web/lib/property-cards/to-card-property.ts";

/**
 * Asks whether a saved listing has changed, and keeps the answer for when there is no signal. Says whether the
 * listing is gone: taken off by the business, which is for the visitor to know and not for us to delete.
 */
export function useFavouriteRefresh(saved: CardProperty): { gone: boolean } {
  const { data, error } = useEndpoint<PropertyDetailResponse | null>(
    saved.sample ? null : endpointPath(visitorEndpoints.getProperty, { uuid: saved.uuid }),
  );
  useEffect(() => {
    const fresh = data && toCardProperty(data.data.property);
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(saved)) updateFavourite(fresh);
  }, [data, saved]);
  return { gone: data === null || (error instanceof ApiError && (error.status === 404 || error.status === 410)) };
}
