import { isMissing } from "#web/lib/api/api-error.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";
import { useFavourites } from "#web/lib/favourites/favourites-store.ts";
import { detailKey } from "#web/lib/property-cards/detail-key.ts";
import type { ComparedHome } from "./compared-home.ts";

/** Loads up to four homes. Until one has loaded, it has the data of its saved card, if this browser has one. */
export function useComparedHomes(uuids: readonly string[]): ComparedHome[] {
  const homes = [
    useComparedHome(uuids[0]),
    useComparedHome(uuids[1]),
    useComparedHome(uuids[2]),
    useComparedHome(uuids[3]),
  ];
  return homes.slice(0, uuids.length);
}

function useComparedHome(uuid = ""): ComparedHome {
  const { data, error, mutate } = useEndpoint(uuid ? detailKey(uuid) : null);
  const property = useFavourites()?.find((saved) => saved.uuid === uuid);
  if (data?.data.property) return { uuid, status: "listed", property: data.data.property };
  if (data !== undefined || isMissing(error)) return { uuid, status: "removed", property };
  if (error) return { uuid, status: "failed", property, retry: () => mutate() };
  return { uuid, status: "loading", property };
}
