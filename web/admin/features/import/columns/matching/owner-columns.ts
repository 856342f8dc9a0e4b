import { toWords } from "#contract/listings/written-values/to-words.ts";
import type { ColumnField } from "../column-fields.ts";
import { isPlainContact, phoneName, plainWords, publicWords, remainder } from "./private-columns.ts";

const owner =
  /\b(?:(?:(?:co|home|house|land|plot|property|shop) ?)?owners?|land ?lords?|land ?lad(?:y|ies)|lessors?|proprietors?)\b/g;
const nameWords = /\b(?:full )?names?\b|\bs\b/g;
const contactWords = /\b(?:contacts?|numbers?|no|nos|call|line)\b/;
const mandate =
  /^(?:(?:owners? )?mandate(?: (?:until|till|to|ends?|end date|expires|expiry|expiry date|expiration))?)$/;

/** Returns what a column says about the owner of a home; undefined if it says nothing that an import stores. */
function findOwnerField(column: string): ColumnField | undefined {
  const words = toWords(column).replaceAll(publicWords, " ").trim();
  if (mandate.test(words)) return "mandate";
  if (words.search(owner) < 0 || remainder(words, owner, plainWords, nameWords) !== "") return undefined;
  return phoneName.test(words) || contactWords.test(words) ? "owner_phone" : "owner_name";
}

/**
 * Returns for each column what it says about the owner, such as `owner_phone` for "Landlord's mobile". A plain number after
 * the name of the owner is the owner's: "Landlord", "Phone".
 */
export function findOwnerFields(columns: readonly string[]): (ColumnField | undefined)[] {
  let isAfterName = false;
  return columns.map((column) => {
    const field = findOwnerField(column);
    const isNumber = isAfterName && phoneName.test(toWords(column)) && isPlainContact(toWords(column));
    isAfterName = field === "owner_name";
    return field ?? (isNumber ? "owner_phone" : undefined);
  });
}
