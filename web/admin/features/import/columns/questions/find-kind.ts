import { amountField, periodField } from "#contract/admin/import-fields.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { readKind } from "#shared/listings/written-values/read-choice.ts";
import { toWords } from "#shared/listings/written-values/to-words.ts";
import type { Spreadsheet } from "../../file/spreadsheet.ts";
import type { ColumnField } from "../column-fields.ts";
import { isPeriod, isPeriodicAmount } from "../matching/cell-looks.ts";

/** The kind of all homes, or "rows" if each row says its own. */
export type FileKind = PropertyKind | "rows";

/** What lists of other things have in their names: "Sales report", "Rental Company Ltd", "Point of sale". */
const otherNames =
  /\b(?:reports?|reporting|exports?|exported|imports?|crm|pos|point of sales?|compan(?:y|ies)|co|ltd|limited|inc|llc|plc|corp|corporation|enterprises?|group|agency|agencies|agents?|brokers?|realtors?|realty|services?|solutions|consult\w*|management|managers?|departments?|dept|division|office|teams?|software|system|database|db|data|backup|dump|pipeline|leads?|records|tracker|dashboard|figures|statistics|stats|summary|analysis|forecast|targets?|invoices?|receipts?|ledger|accounts?|contracts?|agreements?)\b/;

/**
 * Returns the kind of homes that a file says: by a column, the name of the sheet, a title such as "Homes for rent", the name
 * of the file, the names of the prices, or a text in each row. Undefined if one row says nothing, or if two of them disagree.
 */
export function findKind(fields: readonly ColumnField[], spreadsheet: Spreadsheet): FileKind | undefined {
  if (fields.includes("kind")) return "rows";
  const ofPrices = kindOfPrices(fields, spreadsheet);
  const names = [...spreadsheet.titles, spreadsheet.name].filter((text) => !otherNames.test(toWords(text)));
  const stated = new Set([ofPrices, ...names.map(readKind)].filter((kind) => kind !== undefined));
  const ofRows = kindsOfRows(fields, spreadsheet);
  if (stated.size === 0) return kindOfAll(ofRows);
  for (const kind of ofRows) if (kind && !stated.has("rows")) stated.add(kind);
  if (stated.size === 1) return [...stated][0];
  // Without a price that may be either, a rent says it.
  return needsKind(fields) ? undefined : ofPrices;
}

/** Returns what the names of the prices say. "Price" alone says nothing. */
function kindOfPrices(fields: readonly ColumnField[], { columns, rows }: Spreadsheet): FileKind | undefined {
  if (fields.includes(amountField)) return undefined;
  const [rent, price] = [fields.indexOf("monthly_rent"), fields.indexOf("price")];
  if (rent < 0) return price >= 0 && readKind(toWords(columns[price] ?? "")) === "buy" ? "buy" : undefined;
  if (price < 0) return "rent";
  const isFilled = (cells: readonly string[], index: number) => Boolean(cells[index]?.trim());
  return rows.every((cells) => isFilled(cells, rent) !== isFilled(cells, price)) ? "rows" : undefined;
}

/** Returns what the texts of the rows say; undefined among them for a row that says nothing. */
function kindsOfRows(fields: readonly ColumnField[], { rows }: Spreadsheet): Set<PropertyKind | undefined> {
  return new Set(rows.map((cells) => kindOfRow((field) => cells[fields.indexOf(field)]?.trim() ?? "")));
}

function kindOfAll(kinds: ReadonlySet<PropertyKind | undefined>): FileKind | undefined {
  if (kinds.has(undefined)) return undefined;
  return kinds.size === 1 ? [...kinds][0] : "rows";
}

/** Returns the kind that the texts of a row say; undefined if none does. */
function kindOfRow(getCell: (field: ColumnField) => string): PropertyKind | undefined {
  const texts = [getCell("status"), getCell(periodField), getCell("title")];
  for (const text of texts) {
    const kind = readKind(text);
    if (kind) return kind;
  }
  const amounts = [getCell(amountField), getCell("price"), getCell("monthly_rent")];
  return isPeriod(getCell(periodField)) || amounts.some(isPeriodicAmount) ? "rent" : undefined;
}

/** Whether the price of a home would be of an unknown kind. */
export const needsKind = (fields: readonly ColumnField[]): boolean =>
  !fields.includes("kind") && (fields.includes("price") || fields.includes(amountField));

/** A column named "price" has the price or the rent, by the kind of each home. "Selling price" stays a price. */
export function withAmount(fields: ColumnField[], columns: readonly string[]): ColumnField[] {
  if (fields.includes("monthly_rent")) return fields;
  return fields.map((field, index) =>
    field === "price" && readKind(toWords(columns[index] ?? "")) === undefined ? amountField : field,
  );
}
