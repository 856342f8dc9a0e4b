import useSWR from "swr";
import type { Stats } from "#contract/admin/stats.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/endpoint.ts";

/** In milliseconds. */
const pollInterval = 60_000;

/** Returns the number of open role requests and keeps it up to date; 0 for other roles and while it loads. */
export function useAccessRequests(isSuperAdmin: boolean): number {
  const key = isSuperAdmin ? endpointPath(adminEndpoints.getStats) : null;
  return useSWR<Stats, unknown>(key, { refreshInterval: pollInterval }).data?.access_requests ?? 0;
}
