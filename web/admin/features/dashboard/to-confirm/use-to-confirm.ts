import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

const shownCount = 5;

/** Returns the first listings to confirm and the number of all. */
export const useToConfirm = (limit: number = shownCount) =>
  useEndpoint(endpointKey(adminCatalogueEndpoints.listToConfirm, { query: { limit } }));
