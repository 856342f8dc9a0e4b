import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns the colleagues, instructors, cars, professionals and rooms that can be busy; empty while they load. */
export function useResources() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /resources"), freshSwrConfig);
  const resources: readonly Resource[] = data?.data.resources ?? [];
  return {
    resources,
    isLoading: !data && error === undefined,
    error: data ? undefined : error,
    reload: () => mutate(),
  };
}
