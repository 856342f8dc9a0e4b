import type {
  AdminAppointment,
  AppointmentDetail,
  AppointmentList,
  Resource,
  ToTell,
} from "#contract/appointments/admin-appointment.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import { callApi } from "../accounts.ts";

/** What the endpoints for colleagues return, as far as tests read it. */
export interface DeskBody {
  data: Omit<AppointmentList["data"], "appointments"> & {
    /** Of a list the appointments, of a day that moved who is to be told. */
    appointments: (AdminAppointment & ToTell)[];
    appointment: AppointmentDetail;
    resource: Resource;
    resources: Resource[];
  };
  told: "mail" | null;
  moved: number;
  unmoved: number;
  more: boolean;
  conflicts: string[];
  to_tell: ToTell[];
  hours: Availability["hours"];
  saved_at: string;
  availability: Availability;
  url: string;
  slots: { start: string }[];
  taken: string[];
  detail: unknown;
}

/** Returns functions that call the endpoints as a colleague. */
export function deskOf(token: string) {
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    callApi<DeskBody>(path, { method, body, token, headers: key ? { "idempotency-key": key } : {} });
  return {
    call,
    list: (query = "") => call("GET", `/appointments${query}`),
    get: (id: string) => call("GET", `/appointments/${id}`),
    create: (body: unknown, key?: string) => call("POST", "/appointments", body, key),
    change: (id: string, body: unknown) => call("PATCH", `/appointments/${id}`, body),
    moveDay: (body: unknown) => call("POST", "/appointments/move-day", body),
  };
}
