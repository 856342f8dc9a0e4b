import { readAmount } from "./read-amount.ts";
import { readKind, readLeaseDuration, readPropertyType, readStatus } from "./read-choice.ts";
import { readCount, readFloorArea } from "./read-count.ts";
import { readDate, readYear } from "./read-date.ts";
import { readFlag } from "./read-flag.ts";
import { readDegrees, readPhone } from "./read-place.ts";

/** Reads the intended value of each field from a text that people write into spreadsheets. */
const readers: Readonly<Record<string, (text: string) => string | undefined>> = {
  kind: readKind,
  status: readStatus,
  confirmed_at: readDate,
  price: readAmount,
  monthly_rent: readAmount,
  deposit: readAmount,
  agency_fee: readAmount,
  property_type: readPropertyType,
  lease_duration: readLeaseDuration,
  bedrooms: readCount,
  bathrooms: readCount,
  area_sqft: readFloorArea,
  advance_months: readCount,
  previous_owners: readCount,
  previous_tenants: readCount,
  year_built: readYear,
  renovation_year: readYear,
  last_renovation_year: readYear,
  latitude: readDegrees,
  longitude: readDegrees,
  contact_number: (text) => readPhone(text, {})?.value,
  is_available: readFlag,
  featured: readFlag,
  published: readFlag,
  is_new_construction: readFlag,
  furnished: readFlag,
  pets_allowed: readFlag,
  has_parking: readFlag,
};

/** Cells that mean "no value". */
const noValue = /^(n\/?a|none|nil|null|unknown|tba|tbd|to be (advised|confirmed)|not known|[-–—?.]+)$/i;
/** Texts that are longer than allowed are cut. */
const maxLengths: Readonly<Record<string, number>> = { title: 150, description: 10_000, address: 200 };

/**
 * Returns a correction of an invalid cell: the value that the text means, a shorter text, or "" for a cell that means
 * "no value". Undefined if the meaning is unclear. The caller checks that the correction is valid.
 */
export function suggestValue(field: string, cell: unknown): string | undefined {
  const text = cell === undefined || cell === null ? "" : String(cell).trim();
  if (text === "") return undefined;
  const value = readers[field]?.(text);
  if (value !== undefined) return value;
  if (noValue.test(text)) return "";
  const max = maxLengths[field];
  return max !== undefined && text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : undefined;
}
