import { apiGet } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/**
 * Requests one home of the public buy list when the admin area loads, as the specification says. The screens report a lost
 * connection at what it affects, so the result is not shown.
 */
export function testConnectivity(): void {
  apiGet(endpointKey("GET /public/buy/properties", { query: { limit: 1 } })).catch(() => undefined);
}
