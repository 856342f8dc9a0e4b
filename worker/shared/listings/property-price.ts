import type { PropertyKind } from "./property-kinds.ts";

/** Returns the price of a property, or its monthly rent, in US dollars. */
export function getPrice(property: { kind: PropertyKind; price?: number; monthly_rent?: number }): number {
  return (property.kind === "rent" ? property.monthly_rent : property.price) ?? 0;
}
