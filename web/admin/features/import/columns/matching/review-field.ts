import { amountField, ignoredColumn, periodField } from "#contract/admin/import-fields.ts";
import { readPlusCode } from "#shared/listings/place/plus-code.ts";
import { readKind, readLeaseDuration, readStatus } from "#shared/listings/written-values/read-choice.ts";
import { readCount } from "#shared/listings/written-values/read-count.ts";
import { readYear } from "#shared/listings/written-values/read-date.ts";
import { readFlag } from "#shared/listings/written-values/read-flag.ts";
import {
  readFloods,
  readPin,
  readPower,
  readRoad,
  readSignal,
  readWater,
} from "#shared/listings/written-values/read-living.ts";
import type { Reader } from "#shared/listings/written-values/reading.ts";
import { type ColumnField, photosColumn } from "../column-fields.ts";
import {
  hasDigit,
  isDate,
  isEmail,
  isLong,
  isNumber,
  isOffer,
  isPeriod,
  isPersonName,
  isPhone,
  isPrice,
  isSize,
  isType,
  isYesOrNo,
  type Look,
} from "./cell-looks.ts";

/** What the filled cells of a column look like. */
interface Cells {
  /** At least four of five cells. */
  areMostly: (look: Look) => boolean;
  /** Less than half of the cells. */
  areRarely: (look: Look) => boolean;
  include: (look: Look) => boolean;
  /** The words of the column's name. */
  words: string;
  /** How many different cells there are for each filled one. */
  distinct: number;
}

/** Returns another field, or `ignoredColumn`; undefined if the cells agree with the field. */
type Review = (cells: Cells) => ColumnField | undefined;

const either =
  (...looks: Look[]): Look =>
  (cell) =>
    looks.some((look) => look(cell));
const leftOutIf =
  (isWrong: (cells: Cells) => boolean): Review =>
  (cells) =>
    isWrong(cells) ? ignoredColumn : undefined;

const isReadable: Look = (cell) => readStatus(cell) !== undefined;
const isListedOffer: Look = (cell) => isOffer(cell) && readStatus(cell) === "available";
const isPostStatus: Look = (cell) => /^(?:publish(?:ed)?|draft|trash|private|pending|future)$/i.test(cell);
const isRole: Look = (cell) => /^(?:owner|dealer|agent|agency|builder|broker|developer|private)$/i.test(cell);
const isCounted: Look = (cell) => readCount(cell, {})?.value !== undefined;
const isFlag: Look = (cell) => readFlag(cell) !== undefined;

const reviewAmount: Review = ({ areRarely, areMostly }) => {
  if (areMostly(isOffer)) return "kind";
  return areRarely(hasDigit) || areMostly(either(isSize, isDate)) ? ignoredColumn : undefined;
};
/** "2 months" or "10%" is no amount. */
const reviewShare: Review = (cells) =>
  cells.areMostly((cell) => /%|percent|month|week/i.test(cell)) || cells.areRarely(either(isNumber, isPrice))
    ? ignoredColumn
    : reviewAmount(cells);
const reviewPlace = leftOutIf(({ areMostly }) => areMostly(either(isNumber, isEmail, isPrice)));
const reviewCount = leftOutIf(({ areRarely, areMostly }) => areRarely(isCounted) || areMostly(either(isPrice, isDate)));
const reviewFlag = leftOutIf(({ areMostly, include }) => areMostly(isDate) || !include(isFlag));
const reviewDate = leftOutIf(({ areRarely }) => areRarely(hasDigit));
/** A pair such as "6.3, -10.8" is neither latitude nor longitude. */
const reviewDegrees = leftOutIf(
  ({ areRarely, areMostly }) => areRarely(hasDigit) || areMostly((cell) => /\d[,; ]+-?\d+\.\d/.test(cell)),
);
/** Cells of which none has a meaning for the field are something else. */
const reviewReader = (read: Reader) => leftOutIf(({ include }) => !include((cell) => read(cell, {}) !== undefined));
const reviewYear = leftOutIf(({ areRarely }) => areRarely((cell) => readYear(cell, {})?.value !== undefined));

const reviews: Partial<Record<ColumnField, Review>> = {
  reference: leftOutIf(({ distinct }) => distinct < 0.5),
  kind: ({ areMostly, include }) => {
    if (areMostly((cell) => isType(cell) && readKind(cell) === undefined)) return "property_type";
    if (include((cell) => readKind(cell) !== undefined)) return undefined;
    if (areMostly((cell) => isPrice(cell) || /^\d[\d.,]{2,}$/.test(cell))) return amountField;
    return areMostly(isReadable) ? "status" : ignoredColumn;
  },
  status: ({ areMostly, include }) => {
    if (areMostly(isListedOffer)) return "kind";
    if (areMostly(isPostStatus) && include((cell) => /^(?:publish|draft)/i.test(cell))) return "published";
    return include(isReadable) ? undefined : ignoredColumn;
  },
  property_type: ({ areMostly }) => {
    if (areMostly(isOffer)) return "kind";
    return areMostly(either(isNumber, isYesOrNo)) ? ignoredColumn : undefined;
  },
  title: ({ areMostly, words }) => {
    // A column "Name" may have the names of people.
    if (words === "name" && areMostly((cell) => isPersonName(cell) && / /.test(cell) && !isType(cell)))
      return ignoredColumn;
    if (areMostly((cell) => isOffer(cell) && !isType(cell))) return "kind";
    const isForm: Look = (cell) => /^(?:mr|mrs|ms|miss|dr|prof|rev|hon)\.?$/i.test(cell);
    return areMostly(either(isNumber, isEmail, isForm, isYesOrNo)) ? ignoredColumn : undefined;
  },
  description: leftOutIf(({ areMostly }) => areMostly(either(isNumber, isYesOrNo, isEmail))),
  amenities: leftOutIf(({ areMostly }) => areMostly(either(isNumber, isYesOrNo))),
  area: ({ areMostly, words }) => {
    if (areMostly(isSize)) return "area_sqft";
    if (areMostly(either(isSize, isNumber))) return /\barea\b/.test(words) ? "area_sqft" : ignoredColumn;
    return areMostly(either(isEmail, isLong, (cell) => /^[-\d., ]+$/.test(cell))) ? ignoredColumn : undefined;
  },
  area_sqft: ({ areRarely, areMostly, words }) => {
    if (areMostly(isPrice)) return ignoredColumn;
    if (!areRarely(hasDigit)) return undefined;
    return /\barea\b/.test(words) ? "area" : ignoredColumn;
  },
  address: reviewPlace,
  city: reviewPlace,
  country: reviewPlace,
  state: (cells) => (cells.areMostly(isReadable) ? "status" : reviewPlace(cells)),
  price: reviewAmount,
  monthly_rent: reviewAmount,
  [amountField]: reviewAmount,
  deposit: reviewShare,
  agency_fee: reviewShare,
  [periodField]: ({ areRarely, areMostly }) => {
    if (!areRarely(either(isPeriod, isOffer))) return undefined;
    return areMostly((cell) => readLeaseDuration(cell) !== undefined) ? "lease_duration" : ignoredColumn;
  },
  lease_duration: ({ areMostly, include }) => {
    if (areMostly(isOffer)) return "kind";
    return areMostly(isPeriod) && include((cell) => readLeaseDuration(cell) === undefined) ? periodField : undefined;
  },
  contact_number: ({ areMostly }) => {
    if (areMostly(isPersonName)) return "listed_by";
    return areMostly(either(isEmail, isYesOrNo)) ? ignoredColumn : undefined;
  },
  owner_name: ({ areMostly }) => {
    if (areMostly(isPhone)) return "owner_phone";
    return areMostly(either(isEmail, isNumber, isYesOrNo, isRole)) ? ignoredColumn : undefined;
  },
  owner_phone: leftOutIf(({ areRarely }) => areRarely(isPhone)),
  mandate: reviewDate,
  listed_by: ({ areMostly }) => {
    if (areMostly(isPhone)) return "contact_number";
    return areMostly(either(isEmail, isNumber, isYesOrNo, isRole)) ? ignoredColumn : undefined;
  },
  bedrooms: reviewCount,
  bathrooms: reviewCount,
  advance_months: reviewCount,
  previous_owners: reviewCount,
  previous_tenants: reviewCount,
  year_built: reviewYear,
  renovation_year: reviewYear,
  last_renovation_year: reviewYear,
  latitude: reviewDegrees,
  longitude: reviewDegrees,
  confirmed_at: reviewDate,
  is_available: (cells) => {
    if (cells.areMostly(isListedOffer)) return "kind";
    const isMore: Look = (cell) => ["sold", "let", "under_offer"].includes(readStatus(cell) ?? "");
    return cells.include(isMore) ? "status" : reviewFlag(cells);
  },
  featured: reviewFlag,
  published: reviewFlag,
  furnished: reviewFlag,
  pets_allowed: reviewFlag,
  has_parking: reviewFlag,
  is_new_construction: reviewFlag,
  generator: reviewFlag,
  fence: reviewFlag,
  guard: reviewFlag,
  power: reviewReader(readPower),
  water: reviewReader(readWater),
  road: reviewReader(readRoad),
  floods: reviewReader(readFloods),
  signal: reviewReader(readSignal),
  power_hours: reviewCount,
  road_minutes: reviewCount,
  landmark: reviewPlace,
  plus_code: leftOutIf(({ include }) => !include((cell) => readPlusCode(cell) !== undefined)),
  pin: reviewReader(readPin),
  [photosColumn]: leftOutIf(({ areMostly }) => areMostly(either(isNumber, isYesOrNo))),
};

/**
 * Returns the field that a column has by its name, unless its cells disagree: then another field that the name and the
 * cells together mean, or `ignoredColumn`.
 * @param words the words of its name
 */
export function reviewField(field: ColumnField, words: string, cells: readonly string[]): ColumnField {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return field;
  const count = (look: Look) => filled.filter(look).length;
  const reviewed = reviews[field]?.({
    areMostly: (look) => count(look) >= filled.length * 0.8,
    areRarely: (look) => count(look) < filled.length * 0.5,
    include: (look) => filled.some(look),
    words,
    distinct: new Set(filled).size / filled.length,
  });
  return reviewed ?? field;
}
