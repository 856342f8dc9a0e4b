import { amountField } from "#contract/admin/import-fields.ts";
import { readAmount } from "#contract/listings/written-values/read-amount.ts";
import { readKind, readPropertyType } from "#contract/listings/written-values/read-choice.ts";
import type { ColumnField } from "./column-fields.ts";
import { photosColumn } from "./column-fields.ts";

/** The share of the cells that must look like the field. */
const minShare = 0.8;

const isBetween = (text: string, min: number, max: number) => {
  const number = /^-?\d+\.\d+$/.test(text) ? Number(text) : Number.NaN;
  return number >= min && number <= max;
};
const wordCount = (text: string) => text.split(/\s+/).length;

/** How cells of each field look. Liberia is between 4 and 9 degrees north and between 7 and 12 degrees west. */
const looks: [ColumnField, (cell: string) => boolean][] = [
  [photosColumn, (cell) => /\.(jpe?g|png|webp|gif|heic|avif)\b/i.test(cell)],
  ["kind", (cell) => wordCount(cell) <= 4 && readKind(cell) !== undefined],
  ["latitude", (cell) => isBetween(cell, 4, 9)],
  ["longitude", (cell) => isBetween(cell, -12, -7)],
  ["contact_number", (cell) => /^(\+|00|0|231)[\d\s().-]{6,}$/.test(cell)],
  ["property_type", (cell) => wordCount(cell) <= 3 && readPropertyType(cell) !== undefined],
  ["bedrooms", (cell) => /^\d+\s*(br|bed)/i.test(cell)],
  ["bathrooms", (cell) => /^\d+\s*(ba|bath)/i.test(cell)],
  ["area_sqft", (cell) => /^[\d,.]+\s*(sq|m²|m2)/i.test(cell)],
  [amountField, (cell) => /[$k]|usd/i.test(cell) && readAmount(cell, {})?.value !== undefined],
  ["description", (cell) => cell.length > 80],
  ["title", (cell) => wordCount(cell) >= 3 && cell.length <= 150 && !/^\d/.test(cell)],
];

/** Returns the fields that the cells of a column look like, the most likely first. */
export function fieldsOfContent(cells: readonly string[]): ColumnField[] {
  const filled = cells.map((cell) => cell.trim()).filter(Boolean);
  if (filled.length === 0) return [];
  return looks.filter(([, isLike]) => filled.filter(isLike).length >= filled.length * minShare).map(([field]) => field);
}
