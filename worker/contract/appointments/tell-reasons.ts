/**
 * Why the person of an appointment must be told. A stuck one is on a day that moved or is off, and has no other time yet.
 */
export const tellReasons = ["moved", "cancelled", "stuck"] as const;
export type TellReason = (typeof tellReasons)[number];
