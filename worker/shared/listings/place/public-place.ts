import type { Property } from "#contract/listings/property.ts";
import { toApproximateCode } from "./plus-code.ts";

/** Degrees with three digits are exact to about 110 m. */
const round = (degrees: number | null) => (degrees === null ? null : Math.round(degrees * 1000) / 1000);

/**
 * Returns a property with the place that visitors may see: with an approximate pin neither exact coordinates nor what
 * names the house.
 */
export function toPublicPlace(property: Property): Property {
  if (property.pin === "exact") return property;
  const { snoocode: _, house_number: __, ...shown } = property;
  return {
    ...shown,
    latitude: round(property.latitude),
    longitude: round(property.longitude),
    plus_code: property.plus_code === null ? null : toApproximateCode(property.plus_code),
  };
}
