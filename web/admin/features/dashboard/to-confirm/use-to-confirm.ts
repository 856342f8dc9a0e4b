import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

const shownCount = 5;

/** Returns the first listings to confirm and the number of all. */
export const useToConfirm = (limit: number = shownCount) =>
  useEndpoint(endpointKey("GET /list/to-confirm", { query: { limit } }));
