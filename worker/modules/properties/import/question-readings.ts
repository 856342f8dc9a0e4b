import type { RowError } from "#contract/admin/property-import.ts";
import { groupDigits } from "#contract/http/group-digits.ts";
import type { RowValues } from "./read-row-values.ts";
import type { Parse } from "./row-errors.ts";

/**
 * Asks about numbers that are valid as they are written but mean another number, such as 120 in a column of square metres.
 * @param parsed the fields as they are written
 */
export function questionReadings({ cells, readings, isAccepted }: RowValues, parsed: object, parse: Parse): RowError[] {
  const asWritten = new Map(Object.entries(parsed));
  const meant = [...readings].flatMap(([field, { value }]) =>
    value && !isAccepted(field) ? [[field, value] as const] : [],
  );
  const asMeant = parse({ ...cells, ...Object.fromEntries(meant) }).data ?? {};
  return meant.flatMap(([field, suggestion]): RowError[] => {
    const [written, likely] = [asWritten.get(field), asMeant[field]];
    if (typeof written !== "number" || typeof likely !== "number" || written === likely) return [];
    return [{ field, msg: `Do you mean ${groupDigits(suggestion)}?`, suggestion }];
  });
}
