import type { RowError } from "#contract/admin/property-import.ts";
import { suggestMissing } from "#worker/modules/properties/import/values/suggest-missing.ts";
import { type ImportCells, isEmpty } from "./read-import-rows.ts";
import type { RowValues } from "./read-row-values.ts";

interface ParseResult {
  data?: Record<string, unknown> | undefined;
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}

/** Validates cells. */
export type Parse = (cells: ImportCells) => ParseResult;

/**
 * Returns one error for each invalid field, with a suggestion that the schema accepts, if there is one. A field with an open
 * question has no error: its value is not known yet.
 * @param parse validates the cells
 * @param stored the fields of the property that the row changes: an empty required cell keeps its value
 */
export function toRowErrors(
  { cells, readings, questions, getContext }: RowValues,
  parse: Parse,
  stored?: Readonly<Record<string, unknown>>,
): RowError[] {
  const messages = fieldMessages(parse(cells));
  for (const { field } of questions) messages.delete(field);
  const candidates = new Map<string, string>();
  for (const field of messages.keys()) {
    const suggestion = isEmpty(cells[field])
      ? (storedText(stored?.[field]) ?? suggestMissing(field, cells, getContext))
      : readings.get(field)?.value;
    if (suggestion !== undefined) candidates.set(field, suggestion);
  }
  const stillInvalid = fieldMessages(parse({ ...cells, ...Object.fromEntries(candidates) }));
  return [...messages].map(([field, msg]) => {
    const suggestion = stillInvalid.has(field) ? undefined : candidates.get(field);
    return { field, msg, ...(suggestion !== undefined && { suggestion }) };
  });
}

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
