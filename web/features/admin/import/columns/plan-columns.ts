import { amountField } from "#contract/admin/import-fields.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { readKind } from "#contract/listings/written-values/read-choice.ts";
import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ColumnField } from "./column-fields.ts";
import type { ColumnPlan } from "./column-layouts.ts";
import { usualDefaults } from "./default-fields.ts";
import { matchColumns } from "./match-columns.ts";

/**
 * Returns how a file is probably meant: the field of each column, and values for empty cells.
 * @param saved how a file with the same columns was read before; another sheet of it may have homes of the other kind
 */
export function planColumns(spreadsheet: Spreadsheet, saved: ColumnPlan | undefined): ColumnPlan {
  const { fields, defaults } = saved ?? { fields: matchColumns(spreadsheet), defaults: usualDefaults };
  const kind = fields.includes("kind") ? undefined : guessKind(fields, spreadsheet);
  if (!kind) return { fields, defaults };
  return { fields: saved ? fields : withAmount(fields), defaults: { ...defaults, kind } };
}

/** Returns the kind of all homes by the name of the sheet, a title such as "Homes for rent", the file or the prices. */
function guessKind(fields: readonly ColumnField[], { titles, name }: Spreadsheet): PropertyKind | undefined {
  for (const text of [...titles, name]) {
    const kind = readKind(text.replaceAll(/[^\p{L}]+/gu, " "));
    if (kind) return kind;
  }
  const hasOnlyRents = fields.includes("monthly_rent") && !fields.includes("price") && !fields.includes(amountField);
  return hasOnlyRents ? "rent" : undefined;
}

/** A column named "price" has the price or the rent, by the kind of all homes. */
const withAmount = (fields: ColumnField[]): ColumnField[] =>
  fields.includes("monthly_rent") ? fields : fields.map((field) => (field === "price" ? amountField : field));
