import type { PropertyCard } from "#contract/listings/property.ts";
import { formatArea, formatCount, formatNumber } from "#web/lib/format/format-values.ts";

/** A property's bedrooms, bathrooms or area, in the forms that its screens need. */
export interface PropertyFact {
  name: "bedrooms" | "bathrooms" | "area";
  label: string;
  value: string;
  /** The value with its unit, for running text: `3 beds`. */
  text: string;
}

export type FactFields = Pick<PropertyCard, "property_type" | "bedrooms" | "bathrooms" | "area_sqft">;

/** Homes of these types that have no separate bedroom are studios. Elsewhere 0 bedrooms say nothing. */
const oneRoomTypes = new Set(["Studio", "Apartment", "Condo", "Loft", "Penthouse"]);

export const isLand = ({ property_type }: Pick<FactFields, "property_type">): boolean => property_type === "Land";

/** Returns what is known about the size of a property, by its type. Facts that say nothing are left out. */
export function propertyFacts(property: FactFields): PropertyFact[] {
  const { property_type, bedrooms, bathrooms, area_sqft } = property;
  const facts: PropertyFact[] = [];
  const isStudio = property_type === "Studio" ? !bedrooms : bedrooms === 0 && oneRoomTypes.has(property_type);
  if (isStudio) facts.push({ name: "bedrooms", label: "Bedrooms", value: "Studio", text: "Studio" });
  else if (bedrooms)
    facts.push({
      name: "bedrooms",
      label: "Bedrooms",
      value: formatNumber(bedrooms),
      text: formatCount(bedrooms, "bed"),
    });
  if (bathrooms)
    facts.push({
      name: "bathrooms",
      label: "Bathrooms",
      value: formatNumber(bathrooms),
      text: formatCount(bathrooms, "bath"),
    });
  if (area_sqft) {
    const text = formatArea(area_sqft);
    facts.push(
      isLand(property)
        ? { name: "area", label: "Land area", value: text, text: `${text} of land` }
        : { name: "area", label: "Square feet", value: formatNumber(area_sqft), text },
    );
  }
  return facts;
}

/** Returns the facts as one line: `3 beds · 2 baths · 1,150 sq ft`. */
export const factsText = (property: FactFields): string =>
  propertyFacts(property)
    .map(({ text }) => text)
    .join(" · ");
