import type { PropertyDetail } from "#shared/listings/details/property-detail.ts";
import { allDetails } from "#shared/listings/details/property-details.ts";
import { readPlusCode } from "#shared/listings/place/plus-code.ts";
import { readAmount, readRent } from "#shared/listings/written-values/read-amount.ts";
import {
  readKind,
  readLeaseDuration,
  readPropertyType,
  readStatus,
} from "#shared/listings/written-values/read-choice.ts";
import { readCount, readHalves } from "#shared/listings/written-values/read-count.ts";
import { readDate, readYear } from "#shared/listings/written-values/read-date.ts";
import { readFlag } from "#shared/listings/written-values/read-flag.ts";
import { readFloorArea } from "#shared/listings/written-values/read-floor-area.ts";
import {
  readFloods,
  readPin,
  readPower,
  readRoad,
  readSignal,
  readWater,
} from "#shared/listings/written-values/read-living.ts";
import { readMonths } from "#shared/listings/written-values/read-period.ts";
import {
  maxWrittenLength,
  noValue,
  type Reader,
  type Reading,
  type ReadingContext,
  toLine,
} from "#shared/listings/written-values/reading.ts";
import { readDegrees, readPhone } from "./read-place.ts";

/** Makes a reader of a function that knows one value or none. */
const certain =
  (read: (text: string) => string | undefined): Reader =>
  (text) => {
    const value = read(text);
    return value === undefined ? undefined : { value };
  };

/** Returns the reader of a detail. Text is taken as it is; of a choice, the case of the letters does not matter. */
function detailReader(detail: PropertyDetail): Reader {
  switch (detail.type) {
    case "flag":
      return certain(readFlag);
    case "year":
      return readYear;
    case "whole":
      return readCount;
    case "text":
      return () => undefined;
    case "choice":
      return certain((text) => detail.choices.find((choice) => choice.toLowerCase() === text.toLowerCase()));
  }
}

/** Reads the intended value of each field from a text that people write into spreadsheets. */
const readers: Readonly<Record<string, Reader>> = {
  ...Object.fromEntries([...allDetails].map(([name, detail]) => [name, detailReader(detail)])),
  lease_duration: certain(readLeaseDuration),
  kind: certain(readKind),
  status: certain(readStatus),
  confirmed_at: readDate,
  price: readAmount,
  monthly_rent: readRent,
  deposit: readAmount,
  agency_fee: readAmount,
  property_type: certain(readPropertyType),
  bedrooms: readCount,
  bathrooms: readHalves,
  area_sqft: readFloorArea,
  advance_months: readMonths,
  latitude: certain(readDegrees),
  longitude: certain(readDegrees),
  contact_number: readPhone,
  is_available: certain(readFlag),
  featured: certain(readFlag),
  published: certain(readFlag),
  power: readPower,
  water: readWater,
  road: readRoad,
  floods: readFloods,
  signal: readSignal,
  pin: readPin,
  plus_code: certain(readPlusCode),
};

/** Texts that are longer than allowed are cut. */
const maxLengths: Readonly<Record<string, number>> = { title: 150, description: 10_000, address: 200, landmark: 160 };

/**
 * Returns what a cell means for a field: the value that its text means, a shorter text, or "" for a cell that means "no
 * value". Undefined if it has no meaning. The caller checks that a value is valid.
 */
export function readCell(field: string, cell: unknown, context: ReadingContext): Reading | undefined {
  const text = typeof cell === "number" ? String(cell) : typeof cell === "string" ? cell.trim() : "";
  if (text === "") return undefined;
  const line = toLine(text);
  const reading = text.length > maxWrittenLength ? undefined : readers[field]?.(line, context);
  if (reading) return reading;
  if (noValue.test(line)) return { value: "" };
  const max = maxLengths[field];
  return max !== undefined && text.length > max ? { value: `${text.slice(0, max - 1).trimEnd()}…` } : undefined;
}
