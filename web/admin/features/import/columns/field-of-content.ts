import { amountField, periodField } from "#contract/admin/import-fields.ts";
import { type ColumnField, photosColumn } from "./column-fields.ts";
import {
  isLong,
  isOffer,
  isPeriod,
  isPhone,
  isPhotoName,
  isPrice,
  isSize,
  isType,
  type Look,
} from "./matching/cell-looks.ts";

/** The share of the cells that must look like the field. */
const minShare = 0.8;

const isBetween = (text: string, min: number, max: number) => {
  const number = /^-?\d+\.\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max;
};

const wordCount = (text: string) => text.split(/\s+/).length;
const isShort: Look = (cell) => wordCount(cell) <= 4;
const bedroomsFirst = /^\d+[ -]?(br|bed)/i;

/** How cells of each field look. Liberia is between 4 and 9 degrees north and between 7 and 12 degrees west. */
const looks: [ColumnField, Look][] = [
  [photosColumn, isPhotoName],
  ["kind", isOffer],
  ["latitude", (cell) => isBetween(cell, 4, 9)],
  ["longitude", (cell) => isBetween(cell, -12, -7)],
  ["contact_number", isPhone],
  ["property_type", isType],
  [periodField, isPeriod],
  ["bedrooms", (cell) => isShort(cell) && bedroomsFirst.test(cell)],
  ["bathrooms", (cell) => isShort(cell) && /^\d+ ?(ba|bath)/i.test(cell)],
  ["area_sqft", isSize],
  [amountField, isPrice],
  ["description", isLong],
  ["title", (cell) => wordCount(cell) >= 3 && cell.length <= 150 && (!/^\d/.test(cell) || bedroomsFirst.test(cell))],
];

/**
 * Returns the first of the free fields that the cells of a column look like; undefined if there is none. It reads no further
 * than the cells that decide.
 */
export function fieldOfContent(
  cells: readonly string[],
  isFree: (field: ColumnField) => boolean,
): ColumnField | undefined {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return undefined;
  const maxOthers = filled.length * (1 - minShare);
  const areMostly = (isLike: Look) => {
    let others = 0;
    return filled.every((cell) => isLike(cell) || ++others <= maxOthers);
  };
  return looks.find(([field, isLike]) => isFree(field) && areMostly(isLike))?.[0];
}
