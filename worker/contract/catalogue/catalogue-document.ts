import type { PriceFigures } from "#shared/prices/price-figures.ts";
import type { CatalogueHome } from "./catalogue-home.ts";
import { FaultyCatalogue, requireCount, requireFields, requirePart } from "./columns/column.ts";
import {
  type ColumnName,
  columnNames,
  type HomeRow,
  readColumn,
  type WrittenColumns,
  writeColumns,
} from "./home-columns.ts";
import { toCatalogueHome, toHomeRow } from "./home-rows.ts";
import { readPriceFigures } from "./price-figures-part.ts";

/** The homes that a catalogue has at most; past them it has the newest. */
export const maxCatalogueHomes = 3000;

/** Changes when older phones cannot read what is written. Such a document is faulty for them. */
export const catalogueFormat = 1;

/** What a catalogue says of itself. */
export interface CatalogueHead {
  format: number;
  /** A hash of the homes: equal catalogues have equal versions. */
  version: string;
  /** When this version was first made. */
  made_at: string;
  /** How many homes are in lists. */
  total_homes: number;
  /** False if there are more homes than `maxCatalogueHomes`. */
  complete: boolean;
  /** Without descriptions, their words are not found either; see `findsAll`. */
  has_descriptions: boolean;
}

/** All listed homes, the newest first, column by column. */
export interface Catalogue extends CatalogueHead {
  homes: number;
  columns: WrittenColumns;
  /** What homes usually cost; null before the first night. */
  prices: PriceFigures | null;
}

/** The small answer that says which version is the current one. Phones follow it, also to an earlier version. */
export interface CataloguePointer extends CatalogueHead {
  homes: number;
  /** The size of the compressed document. */
  bytes: number;
}

/** Returns the document of some homes, the newest first. */
export const writeCatalogue = (
  homes: readonly CatalogueHome[],
  head: CatalogueHead,
  prices: PriceFigures | null = null,
): Catalogue => ({
  ...head,
  prices,
  homes: homes.length,
  columns: writeColumns(homes.map(toHomeRow)),
});

/** Returns the homes of a document, the newest first. @throws FaultyCatalogue */
export function readCatalogue({ format, homes, columns }: Catalogue): CatalogueHome[] {
  requirePart(format === catalogueFormat, "format");
  return readRows(columns, requireCount(homes, "homes")).map(toCatalogueHome);
}

/** Returns the rows of some columns. @throws FaultyCatalogue */
export function readRows(columns: unknown, count: number): HomeRow[] {
  const written = requireFields(columns, "columns");
  const values = columnNames.map((name) => {
    const column = readColumn(name, written[name]);
    requirePart(column.length === count, name);
    return column;
  });
  // Objects with the same fields in the same order take a third of the time of `Object.fromEntries`.
  const createRow = (at: number) => {
    const row: Partial<Record<ColumnName, unknown>> = {};
    for (let column = 0; column < columnNames.length; column++)
      row[columnNames[column] as ColumnName] = values[column]?.[at];
    // The loop has set all columns, each with values that it accepts.
    return row as HomeRow;
  };
  return Array.from({ length: count }, (_, at) => createRow(at));
}

/** Returns a response as a catalogue. @throws FaultyCatalogue */
export function toCatalogue(json: unknown): Catalogue {
  const fields = requireFields(json, "document");
  const { homes, columns, prices } = fields;
  return {
    ...toHead(fields),
    prices: readPriceFigures(prices),
    homes: requireCount(homes, "homes"),
    columns: { ...requireFields(columns, "columns") },
  };
}

/** Returns a response as a pointer. @throws FaultyCatalogue */
export function toCataloguePointer(json: unknown): CataloguePointer {
  const fields = requireFields(json, "pointer");
  const { homes, bytes } = fields;
  return { ...toHead(fields), homes: requireCount(homes, "homes"), bytes: requireCount(bytes, "bytes") };
}

/** Returns what a document says of itself. @throws FaultyCatalogue */
export function toHead(fields: Readonly<Record<string, unknown>>): CatalogueHead {
  const { format, version, made_at, total_homes, complete, has_descriptions } = fields;
  requirePart(format === catalogueFormat, "format");
  requirePart(typeof version === "string" && version !== "", "version");
  requirePart(typeof made_at === "string" && !Number.isNaN(Date.parse(made_at)), "made_at");
  requirePart(typeof complete === "boolean" && typeof has_descriptions === "boolean", "head");
  return {
    format,
    version,
    made_at,
    total_homes: requireCount(total_homes, "total_homes"),
    complete,
    has_descriptions,
  };
}

export { FaultyCatalogue };
