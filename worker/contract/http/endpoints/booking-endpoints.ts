import type { Endpoint } from "./endpoint.ts";

/** The endpoints by which visitors book. The pages of visitors load this table, so those of admins have another. */
export const bookingEndpoints = {
  listSlots: { method: "GET", path: "/public/slots", access: "public" },
  book: { method: "POST", path: "/public/appointments", access: "public" },
  getBooking: { method: "GET", path: "/public/appointments/:secret", access: "public" },
  moveBooking: { method: "PATCH", path: "/public/appointments/:secret", access: "public" },
  cancelBooking: { method: "DELETE", path: "/public/appointments/:secret", access: "public" },
  getCalendar: { method: "GET", path: "/calendar/:file", access: "public" },
} as const satisfies Record<string, Endpoint>;
