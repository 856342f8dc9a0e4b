import { bookingEndpoints } from "./booking-endpoints.ts";
import type { Endpoint } from "./endpoint.ts";

/** The endpoints of appointments. A booking has the path of its link, with `.ics` for its calendar file. */
export const appointmentEndpoints = {
  ...bookingEndpoints,
  listAppointments: { method: "GET", path: "/appointments", access: "admin" },
  createAppointment: { method: "POST", path: "/appointments", access: "admin" },
  moveDay: { method: "POST", path: "/appointments/move-day", access: "admin" },
  listToSend: { method: "GET", path: "/appointments/to-send", access: "admin" },
  listToTell: { method: "GET", path: "/appointments/to-tell", access: "admin" },
  noteTold: { method: "POST", path: "/appointments/:id/told", access: "admin" },
  undoTold: { method: "DELETE", path: "/appointments/:id/told", access: "admin" },
  getAppointment: { method: "GET", path: "/appointments/:id", access: "admin" },
  updateAppointment: { method: "PATCH", path: "/appointments/:id", access: "admin" },
  noteReminder: { method: "POST", path: "/appointments/:id/reminded", access: "admin" },
  listResources: { method: "GET", path: "/resources", access: "admin" },
  createResource: { method: "POST", path: "/resources", access: "admin" },
  updateResource: { method: "PATCH", path: "/resources/:id", access: "admin" },
  deleteResource: { method: "DELETE", path: "/resources/:id", access: "admin" },
  getAvailability: { method: "GET", path: "/availability", access: "admin" },
  saveAvailability: { method: "PUT", path: "/availability", access: "admin" },
  renewCalendar: { method: "POST", path: "/calendar/renew", access: "admin" },
} as const satisfies Record<string, Endpoint>;
