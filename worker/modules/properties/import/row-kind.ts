import { amountField } from "#contract/admin/import-fields.ts";
import type { RowError } from "#contract/admin/property-import.ts";
import { type PropertyKind, propertyKinds, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { readKind } from "#contract/listings/written-values/read-choice.ts";
import { type ImportCells, isEmpty, textOf } from "./read-import-rows.ts";

/** The kind of a row. Without a valid one, `kind` is the most likely one, so that the other fields are checked too. */
export interface RowKind {
  kind: PropertyKind | undefined;
  errors: RowError[];
}

/** @param storedKind the kind of the property that has the row's reference */
export function readRowKind(cells: ImportCells, storedKind: PropertyKind | undefined): RowKind {
  const text = textOf(cells.kind).toLowerCase();
  const kind = propertyKinds.find((name) => name === text);
  if (kind) return { kind, errors: [] };
  if (isEmpty(cells.kind) && storedKind) return { kind: storedKind, errors: [] };
  const likely = readKind(text) ?? storedKind ?? kindOfPrice(cells) ?? readKind(textOf(cells.title));
  const msg = isEmpty(cells.kind) ? "Kind is required: buy or rent" : "Must be buy or rent";
  return { kind: likely, errors: [{ field: "kind", msg, ...(likely && { suggestion: likely }) }] };
}

function kindOfPrice({ price, monthly_rent }: ImportCells): PropertyKind | undefined {
  if (isEmpty(price) === isEmpty(monthly_rent)) return undefined;
  return isEmpty(price) ? "rent" : "buy";
}

/** Moves a price that belongs to either kind to the field of the row's kind. */
export function assignAmount({ [amountField]: amount, ...cells }: ImportCells, kind: PropertyKind): ImportCells {
  const { priceField } = propertyKindTraits[kind];
  return isEmpty(amount) || !isEmpty(cells[priceField]) ? cells : { ...cells, [priceField]: amount };
}
