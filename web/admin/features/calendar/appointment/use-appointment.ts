import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** Returns an appointment with its history. */
export function useAppointment(id: string) {
  const { data, error, mutate } = useEndpointData(
    endpointKey("GET /appointments/:id", { params: { id } }),
    freshSwrConfig,
  );
  return { appointment: data?.data.appointment, error: data ? undefined : error, retry: () => mutate() };
}
