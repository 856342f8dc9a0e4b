import type { RowError } from "#contract/admin/property-import.ts";
import { otherCurrency } from "#contract/listings/written-values/read-amount.ts";
import { suggestMissing } from "#contract/listings/written-values/suggest-missing.ts";
import { suggestValue } from "#contract/listings/written-values/suggest-value.ts";
import { type ImportCells, isEmpty } from "./read-import-rows.ts";

interface ParseResult {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}

/**
 * Returns one error for each invalid field, with a suggestion that the schema accepts, if there is one.
 * @param parse validates the cells
 * @param stored the fields of the property that the row changes: an empty required cell keeps its value
 */
export function toRowErrors(
  cells: ImportCells,
  parse: (cells: ImportCells) => ParseResult,
  stored?: Readonly<Record<string, unknown>>,
): RowError[] {
  const messages = fieldMessages(parse(cells));
  const candidates = new Map<string, string>();
  for (const field of messages.keys()) {
    const suggestion = isEmpty(cells[field])
      ? (storedText(stored?.[field]) ?? suggestMissing(field, cells))
      : suggestValue(field, cells[field]);
    if (suggestion !== undefined) candidates.set(field, suggestion);
  }
  const stillInvalid = fieldMessages(parse({ ...cells, ...Object.fromEntries(candidates) }));
  return [...messages].map(([field, msg]) => {
    const suggestion = stillInvalid.has(field) ? undefined : candidates.get(field);
    const text = isInOtherCurrency(field, cells[field]) ? "Enter the amount in US dollars" : msg;
    return { field, msg: text, ...(suggestion !== undefined && { suggestion }) };
  });
}

const amounts: ReadonlySet<string> = new Set(["price", "monthly_rent", "deposit", "agency_fee"]);
const isInOtherCurrency = (field: string, cell: unknown) =>
  amounts.has(field) && typeof cell === "string" && otherCurrency.test(cell);

const storedText = (value: unknown) =>
  typeof value === "string" || typeof value === "number" ? String(value) : undefined;

/** The first message of each invalid field. */
function fieldMessages({ error }: ParseResult): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? "");
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}
