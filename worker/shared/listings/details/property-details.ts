// This file has no schemas, so that public pages can use it without loading zod.
import type { PropertyKind } from "../property-kinds.ts";
import { leaseDurations } from "../property-options.ts";
import { type LivingFactName, listLivingFacts } from "./living-facts.ts";
import { hasDetailType, type PropertyDetail, type ValuesOf } from "./property-detail.ts";

const yearBuilt = { type: "year", label: "Year built", section: "more details", isCompared: true } as const;
const newConstruction = {
  type: "flag",
  label: "New construction",
  section: "more details",
  isCompared: false,
} as const;
const renovated = { type: "year", pageLabel: "Last renovated", section: "more details", isCompared: true } as const;
const previous = { type: "whole", max: 1000, section: "more details", isCompared: false } as const;
const term = { section: "rental terms", isCompared: true } as const;

/** The details of each kind of property, in the order of the forms and of the page. A column has the same name. */
export const propertyDetails = {
  buy: {
    year_built: yearBuilt,
    renovation_year: { ...renovated, label: "Renovation year" },
    previous_owners: { ...previous, label: "Previous owners" },
    is_new_construction: newConstruction,
  },
  rent: {
    lease_duration: { ...term, type: "choice", choices: leaseDurations, label: "Lease duration", pageLabel: "Lease" },
    furnished: { ...term, type: "flag", label: "Furnished" },
    pets_allowed: { ...term, type: "flag", label: "Pets allowed" },
    has_parking: { ...term, type: "flag", label: "Parking" },
    year_built: yearBuilt,
    last_renovation_year: { ...renovated, label: "Last renovated" },
    previous_tenants: { ...previous, label: "Previous tenants" },
    is_new_construction: newConstruction,
  },
} as const satisfies Record<PropertyKind, Record<string, PropertyDetail>>;

export type DetailsOf<Kind extends PropertyKind> = (typeof propertyDetails)[Kind];
export type DetailName = { [Kind in PropertyKind]: keyof DetailsOf<Kind> }[PropertyKind];

/** The values of all details of a kind; null if unknown. */
export type DetailValues<Kind extends PropertyKind> = ValuesOf<DetailsOf<Kind>>;

/** Returns the details of a kind with their names, in order. */
export const listDetails = (kind: PropertyKind): [name: DetailName, detail: PropertyDetail][] =>
  Object.entries(propertyDetails[kind]) as [DetailName, PropertyDetail][];

const everyDetail = new Map<DetailName | LivingFactName, PropertyDetail>([
  ...listDetails("rent"),
  ...listDetails("buy"),
  ...listLivingFacts,
]);
/** The details of both kinds and the facts about living there, by name. */
export const allDetails: ReadonlyMap<string, PropertyDetail> = everyDetail;
export const detailNames: readonly (DetailName | LivingFactName)[] = [...everyDetail.keys()];

/** Returns the details that a form's body or a stored record has. A missing value, or one of another type, is unknown. */
export function readDetails<Kind extends PropertyKind>(
  kind: Kind,
  source: Readonly<Record<string, unknown>>,
): DetailValues<Kind> {
  const entries = listDetails(kind).map(([name, detail]) => {
    const value = source[name];
    return [name, hasDetailType(detail, value) ? value : null];
  });
  return Object.fromEntries(entries);
}
