import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";
import type { ToConfirmResponse } from "#contract/listings/status/confirmation.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

const shownCount = 5;

/** Returns the first listings to confirm and the number of all. */
export const useToConfirm = (limit: number = shownCount) =>
  useEndpoint<ToConfirmResponse>(`${endpointPath(adminCatalogueEndpoints.listToConfirm)}?limit=${limit}`);
