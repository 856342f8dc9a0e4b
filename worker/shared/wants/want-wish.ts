import type { PropertyFilters } from "../listings/property-filters.ts";
import { anyOf, describePrice, describeRooms, describeWant } from "./want-label.ts";

interface Wish {
  /** "Apartment with 2+ bedrooms to rent in Congo Town, up to $1,400 a month". */
  title: string;
  /** Everything else: "generator, fence". */
  others: string;
}

/** Returns what a person looks for: the home, its place and its price as a sentence, and all else. */
export function describeWish(filters: PropertyFilters): Wish {
  const {
    kind,
    property_type,
    area,
    place,
    city,
    min_bedrooms,
    bedrooms,
    max_bedrooms,
    min_price,
    max_price,
    ...others
  } = filters;
  const [rooms] = describeRooms(filters);
  const [price] = describePrice(filters);
  const places = [area, place, city].filter((names) => names.length > 0).map(anyOf);
  const home = [
    anyOf(property_type) || "A home",
    rooms && `with ${rooms}`,
    `to ${kind ?? "rent or to buy"}`,
    places.length > 0 && `in ${places.join(", ")}`,
  ];
  const amount = price && (kind === "rent" ? `${price} a month` : price);
  return {
    title: [home.filter(Boolean).join(" "), amount].filter(Boolean).join(", "),
    others: describeWant({ ...others, property_type: [], area: [], place: [], city: [] }),
  };
}
