import type { Resource } from "#contract/appointments/admin-appointment.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/**
 * Returns the colleagues, instructors, cars, professionals and rooms that can be busy, and of them the professionals without
 * hours, with whom no times can be booked; empty while they load.
 */
export function useResources() {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /resources"), freshSwrConfig);
  const resources: readonly Resource[] = data?.data.resources ?? [];
  return {
    resources,
    withoutHours: resources.filter(({ without_hours }) => without_hours),
    isLoading: !data && error === undefined,
    error: data ? undefined : error,
    reload: () => mutate(),
  };
}
