import { livingChoices } from "../listings/details/living-filters.ts";
import { propertyKinds } from "../listings/property-kinds.ts";
import { listingStatuses } from "../listings/status/listing-status.ts";
import type { Column } from "./columns/column.ts";
import { choices, nameLists, names, optionalChoices, optionalNames } from "./columns/named-columns.ts";
import { flags, optionalFlags, optionalTimes, times, uuids } from "./columns/packed-columns.ts";
import { numberLists, numbers, optionalNumbers, optionalTexts, texts } from "./columns/plain-columns.ts";

/** The columns of the catalogue. A new one needs a new `catalogueFormat`: phones that do not know it ask for the page. */
export const homeColumns = {
  uuid: uuids,
  reference: texts,
  kind: choices(propertyKinds),
  property_type: names,
  title: texts,
  address: texts,
  area: optionalNames,
  city: names,
  state: names,
  country: names,
  postal_code: optionalNames,
  /** The price or the monthly rent in US dollars. */
  price: numbers,
  previous_price: optionalNumbers,
  price_reduced_at: optionalTimes,
  move_in_cost: optionalNumbers,
  advance_months: optionalNumbers,
  deposit: optionalNumbers,
  agency_fee: optionalNumbers,
  status: choices(listingStatuses),
  is_available: flags,
  featured: flags,
  is_confirmed: flags,
  confirmed_at: optionalTimes,
  created_at: times,
  bedrooms: optionalNumbers,
  bathrooms: optionalNumbers,
  area_sqft: optionalNumbers,
  pictures: numberLists,
  placeholder: optionalTexts,
  cover_focus: optionalNames,
  /** In thousandths of a degree. */
  latitude: optionalNumbers,
  longitude: optionalNumbers,
  landmark: optionalTexts,
  amenities: nameLists,
  listed_by: optionalNames,
  contact_number: optionalNames,
  contact_e164: optionalNames,

  year_built: optionalNumbers,
  renovation_year: optionalNumbers,
  previous_owners: optionalNumbers,
  is_new_construction: optionalFlags,
  lease_duration: optionalNames,
  furnished: optionalFlags,
  pets_allowed: optionalFlags,
  has_parking: optionalFlags,
  last_renovation_year: optionalNumbers,
  previous_tenants: optionalNumbers,

  power: optionalChoices(livingChoices.power),
  power_hours: optionalNumbers,
  generator: optionalFlags,
  water: optionalChoices(livingChoices.water),
  fence: optionalFlags,
  guard: optionalFlags,
  road: optionalChoices(livingChoices.road),
  road_minutes: optionalNumbers,
  floods: optionalChoices(livingChoices.floods),
  signal: optionalChoices(livingChoices.signal),
  living_checked_at: optionalTimes,

  description: optionalTexts,
};

export type ColumnName = keyof typeof homeColumns;
export const columnNames = Object.keys(homeColumns) as ColumnName[];

/** A home as the columns have it. */
export type HomeRow = {
  [Name in ColumnName]: (typeof homeColumns)[Name] extends Column<infer Value> ? Value : never;
};

/** The compiler knows that the column of a name has the values of that name. */
const columnsByName: { [Name in ColumnName]: Column<HomeRow[Name]> } = homeColumns;

/** The columns as they are written. */
export type WrittenColumns = Record<string, unknown>;

/** Returns the columns of some homes as JSON. Equal homes give equal JSON. */
export function writeColumns(rows: readonly HomeRow[]): WrittenColumns {
  return Object.fromEntries(columnNames.map((name) => [name, writeColumn(name, rows)]));
}

/** Returns the values of one column as JSON. */
export function writeColumn<Name extends ColumnName>(name: Name, rows: readonly HomeRow[]): unknown {
  return columnsByName[name].write(rows.map((row) => row[name]));
}

/** Returns the values of one column. @throws FaultyCatalogue */
export function readColumn<Name extends ColumnName>(name: Name, written: unknown): HomeRow[Name][] {
  return columnsByName[name].read(written);
}
