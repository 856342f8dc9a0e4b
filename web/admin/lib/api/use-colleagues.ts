import type { Colleagues } from "#contract/admin/team.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

/** Returns the accounts that enquiries, people and appointments can be assigned to; empty while they load. */
export function useColleagues(): Colleagues {
  return useEndpoint(endpointKey("GET /team/colleagues")).data ?? [];
}
