import { propertyKinds } from "#shared/listings/property-kinds.ts";

/** Who waits for a free time: the driving school and the clinic. */
export const waitingKinds = ["lesson", "clinic"] as const;
export const wantKinds = [...propertyKinds, ...waitingKinds] as const;
export type WantKind = (typeof wantKinds)[number];

/** How a person is told; `none`: the page shows it on the next visit. */
export const wantChannels = ["push", "email", "whatsapp", "none"] as const;

export const wantStatuses = ["active", "unconfirmed", "paused", "ended"] as const;

export const wantLimits = {
  bytes: 16 * 1024,
  name: 100,
  note: 1000,
  /** A want ends after so many days, unless its owner still looks. */
  days: 90,
  /** So many days before its end, its owner is asked. */
  askDays: 7,
  confirmDays: 14,
  /** Values of one filter. */
  values: 20,
  pushesPerDay: 3,
  /** No one is told from this hour on, and before the other; in Monrovia (UTC). */
  quietFrom: 21,
  quietUntil: 7,
  heldMinutes: 30,
  /** Homes of the page of a want. */
  matches: 24,
  near: 12,
} as const;
