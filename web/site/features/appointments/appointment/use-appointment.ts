import type { PublicAppointment } from "#contract/appointments/booking.ts";
import { apiSend } from "#web/lib/api/api-client.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import { useEndpoint } from "#web/lib/api/use-endpoint.ts";

export const appointmentKey = (secret: string) =>
  endpointKey("GET /public/appointments/:secret", { params: { secret } });

export interface AppointmentState {
  appointment: PublicAppointment | undefined;
  /** No appointment has this link. */
  isUnknown: boolean;
  hasFailed: boolean;
  refresh: () => void;
  move: (start: string) => Promise<void>;
  cancel: () => Promise<void>;
}

/** Loads an appointment by the secret of its link, and changes it. */
export function useAppointment(secret: string): AppointmentState {
  const { data, error, mutate } = useEndpoint(appointmentKey(secret));
  const appointment = readOver(error) ?? data?.data.appointment;
  const isUnknown = data === null || (!appointment && error instanceof ApiError && error.status === 404);
  return {
    appointment,
    isUnknown,
    hasFailed: Boolean(error) && !appointment && !isUnknown,
    refresh: () => void mutate(),
    move: async (start) => {
      const moved = await apiSend("PATCH /public/appointments/:secret", { params: { secret }, body: { start } });
      await mutate(moved, { revalidate: false });
    },
    cancel: async () => {
      const cancelled = await apiSend("DELETE /public/appointments/:secret", { params: { secret } });
      await mutate(cancelled, { revalidate: false });
    },
  };
}

/** A past or cancelled appointment comes with the error that says so. */
function readOver(error: unknown): PublicAppointment | undefined {
  if (!(error instanceof ApiError) || error.status !== 410) return undefined;
  const { body } = error;
  return typeof body === "object" && body !== null && "appointment" in body && isAppointment(body.appointment)
    ? body.appointment
    : undefined;
}

const isAppointment = (value: unknown): value is PublicAppointment =>
  typeof value === "object" && value !== null && "reference" in value && "can_change" in value;
