import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import type { StoredAppointment } from "./select-appointments.repository.ts";

/** What visitors read of what is booked: a home, a course or a professional. */
interface Booked {
  title: string | null;
  meeting_point: string | null;
  /** In words. */
  price: string | null;
  contact_number: string | null;
}

const inDollars = (amount: number) => `$${Math.round(amount).toLocaleString("en-US")}`;

export const homePrice = (cents: number, kind: PropertyKind): string =>
  `${inDollars(cents / 100)}${propertyKindTraits[kind].priceSuffix}`;
export const coursePrice = (dollars: number): string => `${inDollars(dollars)} per course`;

/** Returns where a home is in words, with its landmark. */
export const homePlace = (home: {
  landmark: string | null;
  address: string | null;
  area: string | null;
  city: string | null;
}): string => [home.landmark, home.address, home.area, home.city].filter(Boolean).join(", ");

/** Returns what is booked; all of it is null for what was deleted. */
export function describeBooked(row: StoredAppointment): Booked {
  const { kind, home_title, home_kind, price_cents } = row;
  if (kind === "viewing")
    return {
      title: home_title,
      meeting_point: home_title === null ? null : homePlace(row),
      price: price_cents === null || home_kind === null ? null : homePrice(price_cents, home_kind),
      contact_number: row.contact_number,
    };
  if (kind === "lesson")
    return {
      title: row.type,
      meeting_point: row.course_location,
      price: row.pricePerDay === null ? null : coursePrice(row.pricePerDay),
      contact_number: null,
    };
  return {
    title: row.professional,
    meeting_point: row.location,
    price: row.fee || null,
    contact_number: row.contact,
  };
}
