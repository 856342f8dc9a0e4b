import type { Slot } from "#contract/appointments/booking.ts";

const isSlot = (value: unknown): value is Slot =>
  typeof value === "object" && value !== null && "start" in value && typeof value.start === "string";

/** Returns the next free times in the response of a refused booking. */
export function readOfferedSlots(body: unknown): Slot[] {
  if (typeof body !== "object" || body === null || !("slots" in body) || !Array.isArray(body.slots)) return [];
  return body.slots.filter(isSlot);
}
