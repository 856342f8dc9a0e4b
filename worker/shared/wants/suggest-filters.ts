import { noFilters, type PropertyFilters } from "../listings/property-filters.ts";
import type { PropertyKind } from "../listings/property-kinds.ts";

interface GoneHome {
  kind: PropertyKind;
  property_type: string;
  area: string | null;
  city: string;
  bedrooms?: number | null | undefined;
  price: number | null;
}

/** Who asks for a home that is gone may pay a little more for the next one. */
const dearer = 1.1;
const significantDigits = 2;

/** Returns what a person looks for who asked for a home that is gone: homes like it. */
export function suggestFilters({ kind, property_type, area, city, bedrooms, price }: GoneHome): PropertyFilters {
  return {
    ...noFilters,
    kind,
    property_type: [property_type],
    ...(area ? { area: [area] } : { city: [city] }),
    ...(bedrooms && { min_bedrooms: bedrooms }),
    ...(price && { max_price: Number((price * dearer).toPrecision(significantDigits)) }),
  };
}
