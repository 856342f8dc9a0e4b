import type { Slot } from "#contract/appointments/booking.ts";

const isSlot = (value: unknown): value is Slot =>
  typeof value === "object" &&
  value !== null &&
  "start" in value &&
  "end" in value &&
  typeof value.start === "string" &&
  typeof value.end === "string";

/** Returns the next free times that a refusal names; undefined if it names none. */
export function readOfferedSlots(body: unknown): readonly Slot[] | undefined {
  if (typeof body !== "object" || body === null || !("slots" in body) || !Array.isArray(body.slots)) return undefined;
  const slots: unknown[] = body.slots;
  return slots.filter(isSlot);
}
