import type {
  AdminAppointment,
  AppointmentDetail,
  AppointmentList,
  Resource,
} from "#contract/appointments/admin-appointment.ts";
import type { Availability } from "#contract/appointments/availability.ts";
import type { ToTell } from "#contract/appointments/to-tell.ts";
import { callApi, storeSignedIn } from "../accounts.ts";
import { storeProperty } from "../properties.ts";
import { book, firstStart } from "./appointments.ts";

/** The second free time of the fixed day. */
export const eleven = "2026-11-27T11:00:00.000Z";

/** What the endpoints for colleagues return, as far as tests read it. */
export interface CalendarBody {
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
  left: number;
  next_cursor: string | null;
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
export function createCalendarClient(token: string) {
  const call = (method: string, path: string, body?: unknown, key?: string) =>
    callApi<CalendarBody>(path, { method, body, token, headers: key ? { "idempotency-key": key } : {} });
  return {
    call,
    list: (query = "") => call("GET", `/appointments${query}`),
    get: (id: string) => call("GET", `/appointments/${id}`),
    create: (body: unknown, key?: string) => call("POST", "/appointments", body, key),
    change: (id: string, body: unknown) => call("PATCH", `/appointments/${id}`, body),
    moveDay: (body: unknown) => call("POST", "/appointments/move-day", body),
    /** Returns who must still be told. */
    toTell: async () => (await call("GET", "/appointments/to-tell")).body.data.appointments,
    tell: (id: string, by = "call") => call("POST", `/appointments/${id}/told`, { by }),
  };
}

export type CalendarClient = ReturnType<typeof createCalendarClient>;
export type SignedIn = Awaited<ReturnType<typeof storeSignedIn>>;

/** Stores a colleague with a session, and a home to view. */
export async function storeCalendar() {
  const mary: SignedIn = await storeSignedIn({ role: "admin", username: "mary" });
  const home = (await storeProperty({ title: "Villa in Sinkor", reference: "MH-7" })).uuid;
  return { mary, calendar: createCalendarClient(mary.token), home };
}

/** Books a viewing as a visitor. */
export const bookViewing = async (home: string, changes: object = {}) =>
  (await book({ kind: "viewing", property_uuid: home, start: firstStart, ...changes })).body;
