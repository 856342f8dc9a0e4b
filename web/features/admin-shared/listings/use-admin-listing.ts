import useSWR from "swr";
import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { freshSwrConfig } from "../swr-configs.ts";

/** Returns one listing, including drafts and deleted ones. */
export function useAdminListing(uuid: string | undefined) {
  const key = uuid ? endpointKey(adminCatalogueEndpoints.getAdminProperty, { params: { uuid } }) : null;
  const { data, error } = useSWR<{ data: { property: AdminProperty } }, unknown>(key, freshSwrConfig);
  return { listing: data?.data.property, error };
}
