import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns one listing, including drafts and deleted ones. */
export function useAdminListing(uuid: string | undefined) {
  const key = uuid ? endpointKey("GET /properties/:uuid", { params: { uuid } }) : null;
  const { data, error, mutate } = useEndpointData(key, freshSwrConfig);
  return { listing: data?.data.property, error, retry: () => void mutate() };
}
