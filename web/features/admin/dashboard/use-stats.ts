import useSWR from "swr";
import type { Stats } from "#contract/admin/stats.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";

/** Figures a minute old are good enough; they are asked for again each time the dashboard is opened. */
const fresh = { revalidateIfStale: true, dedupingInterval: 1000, refreshInterval: 60_000 };

export function useStats() {
  const { data, error, mutate } = useSWR<Stats, unknown>(endpointPath(adminEndpoints.getStats), fresh);
  return { stats: data, error, retry: () => mutate() };
}
