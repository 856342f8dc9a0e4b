import { useEffect } from "react";
import { endpointPath, endpoints } from "#contract/endpoints.ts";
import type { PropertyDetail } from "#contract/listing-answers.ts";
import { ApiError } from "#web/lib/api-error.ts";
import type { CardListing } from "#web/lib/card-listing.ts";
import { cardOf } from "#web/lib/card-of.ts";
import { refreshFavorite } from "#web/lib/favorites-store.ts";
import { useEndpoint } from "#web/lib/use-endpoint.ts";

/**
 * Asks whether a saved listing has changed, and keeps the answer for when there is no signal. Says whether the
 * listing is gone: taken off by the business, which is for the visitor to know and not for us to delete.
 */
export function useFreshCard(saved: CardListing): { gone: boolean } {
  const { data, error } = useEndpoint<PropertyDetail | null>(
    saved.sample ? null : endpointPath(endpoints.getProperty, { uuid: saved.uuid }),
  );
  useEffect(() => {
    const fresh = data && cardOf(data.data.property);
    if (fresh && JSON.stringify(fresh) !== JSON.stringify(saved)) refreshFavorite(fresh);
  }, [data, saved]);
  return { gone: data === null || (error instanceof ApiError && (error.status === 404 || error.status === 410)) };
}
