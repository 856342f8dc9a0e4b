import { amountField } from "#contract/admin/import-fields.ts";
import type { RowError } from "#contract/admin/property-import.ts";
import { type PropertyKind, propertyKinds, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { readKind, readStatus } from "#shared/listings/written-values/read-choice.ts";
import { getText, type ImportCells, type ImportRow, isEmpty } from "./read-import-rows.ts";

/** The kind of a row. Without a valid one, `kind` is the most likely one, so that the other fields are checked too. */
export interface RowKind {
  kind: PropertyKind | undefined;
  errors: RowError[];
}

/**
 * @param sent the cells without defaults: the status of a row counts more than the default kind of the file
 * @param storedKind the kind of the property that has the row's reference
 */
export function readRowKind(sent: ImportCells, cells: ImportCells, storedKind: PropertyKind | undefined): RowKind {
  const ofStatus = isEmpty(sent.kind) ? kindOfStatus(getText(sent.status)) : undefined;
  const text = getText(cells.kind).toLowerCase();
  const kind = ofStatus ?? propertyKinds.find((name) => name === text);
  if (isEmpty(sent.kind) && storedKind) return { kind: storedKind, errors: [] };
  if (kind) return { kind, errors: [] };
  const likely = readKind(text) ?? storedKind ?? kindOfPrice(cells) ?? readKind(getText(cells.title));
  const msg = isEmpty(cells.kind) ? "Kind is required: buy or rent" : "Must be buy or rent";
  return { kind: likely, errors: [{ field: "kind", msg, ...(likely && { suggestion: likely }) }] };
}

/** A status such as "For rent" or "Sold" names the kind too. */
function kindOfStatus(text: string): PropertyKind | undefined {
  const status = readStatus(text);
  const ofStatus = status === "let" ? "rent" : status === "sold" ? "buy" : undefined;
  return readKind(text) ?? ofStatus;
}

/** A column named "Price" may have rents, unless the file has another column for them. */
function kindOfPrice({ price, monthly_rent }: ImportCells): PropertyKind | undefined {
  if (isEmpty(price) === isEmpty(monthly_rent)) return undefined;
  if (isEmpty(price)) return "rent";
  return monthly_rent === undefined ? undefined : "buy";
}

/** The price of either kind keeps the name of its column. */
export function assignAmountName(row: ImportRow, kind: PropertyKind): ImportRow {
  const { priceField } = propertyKindTraits[kind];
  const name = row.names[amountField];
  return name === undefined || !isEmpty(row.cells[priceField])
    ? row
    : { ...row, names: { ...row.names, [priceField]: name } };
}

/** Moves a price that belongs to either kind to the field of the row's kind. */
export function assignAmount({ [amountField]: amount, ...cells }: ImportCells, kind: PropertyKind): ImportCells {
  const { priceField } = propertyKindTraits[kind];
  return isEmpty(amount) || !isEmpty(cells[priceField]) ? cells : { ...cells, [priceField]: amount };
}
