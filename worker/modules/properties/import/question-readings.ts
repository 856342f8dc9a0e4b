import type { RowQuestion } from "#contract/admin/property-import.ts";
import { groupDigits } from "#shared/group-digits.ts";
import type { RowValues } from "./read-row-values.ts";
import type { Parse } from "./row-errors.ts";

/**
 * Asks about cells that are valid as they are written but mean something else, such as a phone number without its zero.
 * @param parsed the fields as they are written
 */
export function questionReadings(
  { cells, readings, isAccepted }: RowValues,
  parsed: object,
  parse: Parse,
): RowQuestion[] {
  const asWritten = new Map(Object.entries(parsed));
  const candidates = [...readings].flatMap(([field, { value }]) =>
    value && !isAccepted(field) ? [[field, value] as const] : [],
  );
  const asMeant = parse({ ...cells, ...Object.fromEntries(candidates) }).data ?? {};
  return candidates.flatMap(([field, suggestion]): RowQuestion[] => {
    const [written, likely] = [asWritten.get(field), asMeant[field]];
    if (!isValue(written) || !isValue(likely) || written === likely) return [];
    const meant = typeof likely === "number" ? groupDigits(suggestion) : suggestion;
    return [{ field, msg: `Do you mean ${meant}?`, suggestion, as_written: String(written) }];
  });
}

const isValue = (value: unknown) => typeof value === "number" || typeof value === "string";
