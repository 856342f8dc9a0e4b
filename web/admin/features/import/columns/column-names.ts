import { importFields } from "#contract/admin/import-fields.ts";
import { toWords } from "#shared/listings/written-values/to-words.ts";
import type { ColumnField } from "./column-fields.ts";
import { wordsWithoutSigns } from "./matching/column-words.ts";
import { knownNames, vagueNames } from "./matching/known-names.ts";

const ownFields = new Map<string, ColumnField>(importFields.map((field) => [toWords(field), field]));

/** How surely a name stands for a field: it is that of the export, that of other programs, or says little. */
export const nameRanks = ["own", "known", "vague"] as const;
type NameRank = (typeof nameRanks)[number];

interface NamedField {
  field: ColumnField;
  rank: NameRank;
}

/** What programs put before and after the name of a field, as in "fave_property_price" and "Price__c". */
const prefix = /^(?:(?:fave|real homes|rh|wp|acf|cf|meta|attr|custom|let) )?(?:(?:property|listing|prop) )?/;
const suffix = / c$/;

/** Returns the field that a column is called after, in the words of this site or of other programs, and how surely. */
export function findNamedField(column: string): NamedField | undefined {
  const names = [wordsWithoutSigns(column.replaceAll(/\([^()]*\)/g, " ")), wordsWithoutSigns(column)];
  const variants = names.flatMap((name) => [
    name,
    name.replace(suffix, ""),
    name.replace(suffix, "").replace(prefix, ""),
  ]);
  for (const name of variants) {
    const own = ownFields.get(name);
    if (own) return { field: own, rank: "own" };
    const known = knownNames.get(name);
    if (known) return { field: known, rank: vagueNames.has(name) ? "vague" : "known" };
  }
  return undefined;
}

/** Returns the field that a column is called after. */
export const fieldOfName = (column: string): ColumnField | undefined => findNamedField(column)?.field;

/** Whether the column has exactly the name that the export uses. */
export const isFieldName = (column: string): boolean =>
  (importFields as readonly string[]).includes(column.trim().toLowerCase());
