import { type AppointmentKind, subjectOfKind } from "#contract/appointments/appointment-kinds.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";

/** How many days are loaded at once. */
export const slotDays = 14;

/**
 * Returns the key of the free times of a home, course or professional.
 * @param from first day as YYYY-MM-DD; without it, today
 */
export function slotsKey(kind: AppointmentKind, id: string, from: string | undefined) {
  return endpointKey("GET /public/slots", {
    query: { kind, [subjectOfKind[kind]]: id, from, days: slotDays },
  });
}

/** Returns a day of a query; undefined for other texts. */
export function readDay(text: string | null): string | undefined {
  return text && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;
}
