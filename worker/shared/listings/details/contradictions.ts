import {
  amenityFields,
  factOf,
  type HomeAmenities,
  readDeniedFacts,
  readStatedFacts,
} from "../amenities/amenity-phrases.ts";
import type { FactName } from "../amenities/fact-phrases.ts";
import type { LeaseDuration } from "../property-options.ts";
import { livingFacts, readLiving } from "./living-facts.ts";
import type { PropertyDetail } from "./property-detail.ts";
import { propertyDetails, readDetails } from "./property-details.ts";

/** The shortest lease of each kind in months. */
export const leaseMonths: Record<LeaseDuration, number | undefined> = {
  "Month-to-Month": 1,
  "3 Months": 3,
  "6 Months": 6,
  "1 Year": 12,
  "2 Years": 24,
  "3+ Years": undefined,
};

/** What a listing says of itself in two ways. */
export interface ComparedFacts extends HomeAmenities {
  power_hours?: number | null | undefined;
  lease_duration?: string | null | undefined;
  advance_months?: number | null | undefined;
}

export interface Contradiction {
  /** The field that disagrees with the amenities or with another field. */
  field: string;
  label: string;
  /** Its value as people read it. */
  value: string;
  /** Of a yes or no: the other answer. */
  other?: "Yes" | "No";
  msg: string;
}

/** The fields of the facts that are terms of a rental; the others have the name of their filter. */
const termFields = { furnished: "furnished", parking: "has_parking", pets: "pets_allowed" } as const;
const fieldOf = (name: FactName): string =>
  name === "furnished" || name === "parking" || name === "pets" ? termFields[name] : name;

/** Facts of which a home may have several, such as piped water and a borehole: only "none" contradicts them. */
const several: ReadonlySet<FactName> = new Set(["power", "water"]);

/** Returns the compared fields of a form or of a stored listing. A value of another type is unknown. */
export const readComparedFacts = (source: Readonly<Record<string, unknown>>): ComparedFacts => ({
  ...readLiving(source),
  ...readDetails("rent", source),
  advance_months: typeof source.advance_months === "number" ? source.advance_months : null,
  amenities: Array.isArray(source.amenities) ? source.amenities.filter((name) => typeof name === "string") : [],
});

/** The fields that `findContradictions` reads. */
export const comparedFields: readonly string[] = [...amenityFields, "power_hours", "lease_duration", "advance_months"];

/**
 * Returns what a listing says in two ways that cannot both be true. A fact that is unknown contradicts nothing.
 * @param texts what states facts: its amenities, or parts of its description
 */
export function findContradictions(home: ComparedFacts, texts: readonly string[] = home.amenities): Contradiction[] {
  return [...texts.flatMap((text) => compareText(home, text)), ...comparePower(home), ...compareLease(home)];
}

function compareText(home: ComparedFacts, text: string): Contradiction[] {
  const stated = readStatedFacts(text).filter(({ name, value }) => {
    const known = factOf(home, name);
    if (known === null || known === true) return false;
    return known === false || (several.has(name) ? known === "none" : known !== value);
  });
  const denied = readDeniedFacts(text).filter((name) => {
    const known = factOf(home, name);
    return known === true || (several.has(name) && known !== null && known !== "none");
  });
  return [...new Set([...stated.map(({ name }) => name), ...denied])].map((name) => {
    const [label, value] = [detailOf(name).label, toText(name, factOf(home, name))];
    return {
      field: fieldOf(name),
      label,
      value,
      ...(value === "Yes" && { other: "No" as const }),
      ...(value === "No" && { other: "Yes" as const }),
      msg: `"${text}" and "${label}: ${value}" contradict each other. Which is right?`,
    };
  });
}

function comparePower({ power, power_hours, generator, amenities }: ComparedFacts): Contradiction[] {
  const hasOther = amenities.some((amenity) => /solar|inverter/i.test(amenity));
  if (power !== "none" || generator !== false || !power_hours || hasOther) return [];
  const msg = `No LEC power and no generator, but ${power_hours} hours of power a day. Which is right?`;
  return [{ field: "power_hours", label: livingFacts.power_hours.label, value: String(power_hours), msg }];
}

function compareLease({ lease_duration, advance_months }: ComparedFacts): Contradiction[] {
  const months = Object.entries(leaseMonths).find(([name]) => name === lease_duration)?.[1];
  if (months === undefined || !advance_months || advance_months <= months) return [];
  const msg = `The lease is "${lease_duration}", but ${advance_months} months are paid in advance. Which is right?`;
  return [{ field: "advance_months", label: "Months in advance", value: String(advance_months), msg }];
}

const detailOf = (name: FactName): PropertyDetail =>
  name === "furnished" || name === "parking" || name === "pets"
    ? propertyDetails.rent[termFields[name]]
    : livingFacts[name];

function toText(name: FactName, value: string | boolean | null): string {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  const detail = detailOf(name);
  return (detail.type === "choice" && detail.texts?.[value ?? ""]) || String(value);
}
