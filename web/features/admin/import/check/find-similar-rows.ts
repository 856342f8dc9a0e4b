import { cellOf, type ImportSource } from "../run/sent-rows.ts";

/** Rows with the same content under different references. */
export interface SimilarRows {
  /** The numbers of the rows, from 1. */
  rows: number[];
}

const compared = ["kind", "title", "address", "price", "monthly_rent", "bedrooms"];

/** Returns rows that describe the same home: the same title, address, price and bedrooms. */
export function findSimilarRows(source: ImportSource): SimilarRows[] {
  const groups = new Map<string, number[]>();
  for (const position of source.spreadsheet.rows.keys()) {
    const [kind, title, ...others] = compared.map((field) => toKey(cellOf(source, position, field)));
    if (!title) continue;
    const key = [kind, title, ...others].join("|");
    groups.set(key, [...(groups.get(key) ?? []), position + 1]);
  }
  return [...groups.values()].filter((rows) => rows.length > 1).map((rows) => ({ rows }));
}

const toKey = (cell: string) => cell.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, "");
