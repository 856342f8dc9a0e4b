import { suggestMissing } from "#contract/admin/import-values/suggest-missing.ts";
import { suggestValue } from "#contract/admin/import-values/suggest-value.ts";
import type { RowError } from "#contract/admin/property-import.ts";
import { type ImportCells, isEmpty } from "./read-import-rows.ts";

interface ParseResult {
  error?: { issues: { path: PropertyKey[]; message: string }[] } | undefined;
}

/**
 * Returns one error for each invalid field, with a suggestion that the schema accepts, if there is one.
 * @param parse validates the cells
 */
export function toRowErrors(cells: ImportCells, parse: (cells: ImportCells) => ParseResult): RowError[] {
  const messages = fieldMessages(parse(cells));
  const candidates = new Map<string, string>();
  for (const field of messages.keys()) {
    const suggestion = isEmpty(cells[field]) ? suggestMissing(field, cells) : suggestValue(field, cells[field]);
    if (suggestion !== undefined) candidates.set(field, suggestion);
  }
  const stillInvalid = fieldMessages(parse({ ...cells, ...Object.fromEntries(candidates) }));
  return [...messages].map(([field, msg]) => {
    const suggestion = stillInvalid.has(field) ? undefined : candidates.get(field);
    return { field, msg, ...(suggestion !== undefined && { suggestion }) };
  });
}

/** The first message of each invalid field. */
function fieldMessages({ error }: ParseResult): Map<string, string> {
  const messages = new Map<string, string>();
  for (const { path, message } of error?.issues ?? []) {
    const field = String(path[0] ?? "");
    if (!messages.has(field)) messages.set(field, message);
  }
  return messages;
}
