import { appointmentEndpoints } from "#contract/http/endpoints/appointment-endpoints.ts";
import { freshSwrConfig } from "#web/features/admin/shared/swr-configs.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpointData } from "#web/lib/api/use-endpoint-data.ts";

/** Returns an appointment with its history. */
export function useAppointment(id: string) {
  const { data, error, mutate } = useEndpointData(
    endpointKey(appointmentEndpoints.getAppointment, { params: { id } }),
    freshSwrConfig,
  );
  return { appointment: data?.data.appointment, error: data ? undefined : error, retry: () => mutate() };
}
