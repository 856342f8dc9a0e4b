import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { freshSwrConfig } from "#web/features/admin/shared/swr-configs.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpointData } from "#web/lib/api/use-endpoint-data.ts";

/** In milliseconds. */
const pollInterval = 60_000;

/** Returns the statistics of the dashboard and keeps them up to date. */
export function useStats() {
  const key = endpointKey(adminEndpoints.getStats);
  const { data, error, mutate } = useEndpointData(key, { ...freshSwrConfig, refreshInterval: pollInterval });
  return { stats: data, error, retry: () => mutate() };
}
