import type { ListingKind } from "#contract/listing-kinds.ts";
import type { Property } from "#contract/property.ts";
import { type ListingField, listingFields } from "./listing-fields.ts";

/** What stands in the form: text as typed, flags, and the amenities. */
export interface ListingValues {
  fields: Record<string, string | boolean>;
  amenities: string[];
}

/** A form nobody has touched. */
export function emptyValues(kind: ListingKind): ListingValues {
  const start = (field: ListingField) => (field.control === "flag" ? Boolean(field.on) : "");
  return { fields: Object.fromEntries(listingFields(kind).map((field) => [field.name, start(field)])), amenities: [] };
}

/** A listing as its form shows it; 0 is 0, and what is not known is empty. */
export function valuesOf(property: Property): ListingValues {
  const stored = property as unknown as Record<string, unknown>;
  const shown = ({ name, control }: ListingField) =>
    control === "flag" ? stored[name] === true : String(stored[name] ?? "");
  return {
    fields: Object.fromEntries(listingFields(property.kind).map((field) => [field.name, shown(field)])),
    amenities: [...property.amenities],
  };
}

export function isSame(one: ListingValues, other: ListingValues): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** The form as it is sent: numbers as numbers, an empty field as null (ruling 26). */
export function bodyOf(kind: ListingKind, { fields, amenities }: ListingValues): Record<string, unknown> {
  const sent = (field: ListingField): unknown => {
    const value = fields[field.name] ?? "";
    if (typeof value === "boolean") return value;
    const typed = value.trim();
    if (typed === "") return null;
    return isNumber(field) ? Number(typed) : typed;
  };
  return { ...Object.fromEntries(listingFields(kind).map((field) => [field.name, sent(field)])), amenities };
}

/** Only what differs between two bodies. */
export function changes(before: Record<string, unknown>, after: Record<string, unknown>): Record<string, unknown> {
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => differs(name)));
}

export function isNumber({ control }: ListingField): boolean {
  return control === "money" || control === "whole" || control === "decimal" || control === "year";
}
