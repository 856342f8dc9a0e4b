import { similarityKey } from "#contract/listings/similar-homes.ts";
import { getCell, type ImportSource } from "../run/sent-rows.ts";

/** Rows with the same content under different references. */
export interface SimilarRows {
  /** The numbers of the rows, from 1. */
  rows: number[];
}

/** Returns rows that describe the same home, by the rule that also finds stored listings. */
export function findSimilarRows(source: ImportSource): SimilarRows[] {
  const groups = new Map<string, number[]>();
  const { defaults } = source.plan;
  for (const position of source.spreadsheet.rows.keys()) {
    const readField = (field: string) => getCell(source, position, field).trim() || (defaults[field] ?? "");
    const title = readField("title");
    if (!title) continue;
    const key = similarityKey({
      kind: readField("kind"),
      title,
      address: readField("address"),
      price: readField("price") || readField("monthly_rent"),
      bedrooms: readField("bedrooms"),
    });
    groups.set(key, [...(groups.get(key) ?? []), position + 1]);
  }
  return [...groups.values()].filter((rows) => rows.length > 1).map((rows) => ({ rows }));
}
