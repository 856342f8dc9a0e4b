import type { Spreadsheet } from "../file/spreadsheet.ts";
import type { ColumnPlan } from "./column-layouts.ts";
import { fieldOfName } from "./column-names.ts";
import { usualDefaults } from "./default-fields.ts";
import { isOfThisSite, matchColumns } from "./match-columns.ts";
import { findUnitColumns } from "./matching/unit-columns.ts";
import { findCurrencies } from "./questions/find-currencies.ts";
import { findKind, needsKind, withAmount } from "./questions/find-kind.ts";

/**
 * Returns how a file is probably meant: the field of each column, and values for empty cells.
 * @param saved how a file with the same columns was read before; this one may have homes of the other kind, or prices in
 *   another currency
 */
export function planColumns(spreadsheet: Spreadsheet, saved: ColumnPlan | undefined): ColumnPlan {
  const fields = saved?.fields ?? matchColumns(spreadsheet);
  const { kind: _, ...defaults } = saved?.defaults ?? usualDefaults;
  const found = findUnitColumns(spreadsheet);
  const units = Object.keys(found).length > 0 && { units: found };
  const kind = findKind(fields, spreadsheet);
  if (kind === undefined || kind === "rows") return { fields, defaults, ...units };
  return {
    fields: saved ? fields : withAmount(fields, spreadsheet.columns),
    defaults: { ...defaults, kind },
    ...units,
  };
}

/** Whether a file can be checked at once: it has the names of the export, and nothing is left to ask. */
export function needsNoChoice(spreadsheet: Spreadsheet, { fields, units }: ColumnPlan): boolean {
  const { columns } = spreadsheet;
  if (!isOfThisSite(columns)) return false;
  const isAsNamed = columns.every((column, index) => fields[index] === (fieldOfName(column) ?? ""));
  // A row without a title changes a listing whose kind is known.
  const isKindKnown = !fields.includes("title") || !needsKind(fields) || findKind(fields, spreadsheet) !== undefined;
  return isAsNamed && isKindKnown && findCurrencies(fields, spreadsheet, units).foreign.length === 0;
}
