import { useSWRConfig } from "swr";
import type { AdminAppointment, AppointmentList } from "#contract/appointments/admin-appointment.ts";
import type { Api } from "#contract/endpoints/all-endpoints.ts";
import type { SentQuery } from "#contract/http/endpoint-types.ts";
import { freshSwrConfig } from "#web/admin/lib/api/swr-configs.ts";
import { useEndpointData } from "#web/admin/lib/api/use-endpoint-data.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

type Query = SentQuery<Api["GET /appointments"]>;

/** What the lists of a calendar are narrowed to. */
export type AppointmentFilters = Omit<Query, "from" | "to">;

/** In milliseconds. */
const pollInterval = 60_000;

/** Returns the appointments of some days, which it reads again every minute. */
export function useAppointments(query: Query) {
  const { data, error, mutate } = useEndpointData(endpointKey("GET /appointments", { query }), {
    ...freshSwrConfig,
    refreshInterval: pollInterval,
    revalidateOnFocus: true,
    keepPreviousData: true,
  });
  return {
    appointments: data?.data.appointments,
    /** Those that wait for a colleague, at any time. */
    requests: data?.data.requests,
    hasMore: data?.more ?? false,
    isLoading: !data && error === undefined,
    error: data ? undefined : error,
    retry: () => mutate(),
  };
}

const listPath = endpointKey("GET /appointments");

/** Whether a key of the cache is that of a list of appointments. */
const isListKey = (key: unknown) => typeof key === "string" && (key === listPath || key.startsWith(`${listPath}?`));

/** Whether a key of the cache shows appointments. */
const isAppointmentsKey = (key: unknown) =>
  isListKey(key) || (typeof key === "string" && key.startsWith(`${listPath}/`));

/** Returns functions that change what the lists show, and that read everything again. */
export function useAppointmentCache() {
  const { mutate } = useSWRConfig();
  return {
    /** Shows a change in the lists before the server has it. */
    showChange: (id: string, change: Partial<AdminAppointment>) =>
      mutate<AppointmentList>(
        isListKey,
        (list) =>
          list && {
            ...list,
            data: {
              ...list.data,
              appointments: list.data.appointments.map((one) => (one.id === id ? { ...one, ...change } : one)),
              requests: list.data.requests.map((one) => (one.id === id ? { ...one, ...change } : one)),
            },
          },
        { revalidate: false },
      ),
    refresh: () => mutate(isAppointmentsKey),
  };
}
