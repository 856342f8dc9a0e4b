import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** In milliseconds. */
const pollInterval = 60_000;

/** Returns the statistics of the dashboard and keeps them up to date. */
export function useStats() {
  const key = endpointKey("GET /stats");
  const { data, error, mutate } = useEndpointData(key, { ...freshSwrConfig, refreshInterval: pollInterval });
  return { stats: data, error, retry: () => mutate() };
}
