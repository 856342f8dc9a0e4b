import type { Property } from "#contract/listings/property.ts";
import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { listDetails, readDetails } from "#shared/listings/details/property-details.ts";

type DetailValue = string | number | boolean | null | undefined;

/** The label of a detail on the page and in the comparison. */
export const pageLabel = (detail: PropertyDetail): string => detail.pageLabel ?? detail.label;

/** Returns the details of a property as label and text, in order; null if a value is unknown. */
export function detailTexts(property: Property): [label: string, text: string | null][] {
  const values: Record<string, DetailValue> = readDetails(property.kind, property);
  return listDetails(property.kind).map(([name, detail]) => [pageLabel(detail), toText(values[name])]);
}

function toText(value: DetailValue): string | null {
  if (typeof value === "boolean") return value ? "Yes" : "No";
  return value === null || value === undefined ? null : String(value);
}
