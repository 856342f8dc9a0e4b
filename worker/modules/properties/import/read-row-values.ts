import { periodField } from "#contract/admin/import-fields.ts";
import type { PropertyImport, RowQuestion } from "#contract/admin/property-import.ts";
import type { Reading, ReadingContext } from "#shared/listings/written-values/reading.ts";
import { isPlainSpelling } from "#worker/modules/properties/import/values/plain-spelling.ts";
import { readCell } from "#worker/modules/properties/import/values/read-cell.ts";
import { getText, type ImportCells, type ImportRow, isEmpty } from "./read-import-rows.ts";

/** How the values of a file are written, and what its sender has decided about them. */
export type ReadingChoices = Pick<PropertyImport, "rates" | "currency" | "accept" | "corrected">;

/** The cells of a row with what they mean. */
export interface RowValues {
  /** As sent, except that a doubtful cell has its value as written. */
  cells: ImportCells;
  /** What each text means, by field, without doubt. */
  readings: ReadonlyMap<string, Reading>;
  questions: RowQuestion[];
  /** What surrounds the cell of a field. */
  getContext: (field: string) => ReadingContext;
  /** Whether the sender has accepted the cell of a field as it is written. */
  isAccepted: (field: string) => boolean;
}

/** Reads the texts of a row. A doubtful one is a question, unless the sender has accepted it as it is written. */
export function readRowValues(cells: ImportCells, row: ImportRow, choices: ReadingChoices): RowValues {
  const context = (field: string) => getContext(field, cells, row, choices);
  const read = { ...cells };
  const readings = new Map<string, Reading>();
  const questions: RowQuestion[] = [];
  for (const [field, cell] of Object.entries(cells)) {
    if (isEmpty(cell)) continue;
    const reading = readCell(field, cell, context(field));
    if (!reading) continue;
    const { question, value, asWritten } = reading;
    if (question === undefined) {
      if (value !== undefined && isPlainSpelling(String(cell).trim(), value)) read[field] = value;
      else readings.set(field, reading);
    } else {
      read[field] = asWritten ?? cell;
      if (!isAccepted(field, row, choices))
        questions.push({
          field,
          msg: question,
          ...(value !== undefined && { suggestion: value }),
          ...(asWritten !== undefined && { as_written: asWritten }),
        });
    }
  }
  return {
    cells: read,
    readings,
    questions,
    getContext: context,
    isAccepted: (field) => isAccepted(field, row, choices),
  };
}

/** The unit of a column and the period of a row say nothing about a cell that a person has corrected. */
function getContext(field: string, cells: ImportCells, row: ImportRow, choices: ReadingChoices): ReadingContext {
  const { rates, currency } = choices;
  if (isOfRow(choices.corrected, field, row)) return { rates };
  const name = row.names[field];
  const period = getText(cells[periodField]);
  return { rates, ...(currency && { currency }), ...(name && { name }), ...(period && { period }) };
}

export const isAccepted = (field: string, row: ImportRow, { accept }: ReadingChoices): boolean =>
  accept === true || isOfRow(accept, field, row);

const isOfRow = (fields: Readonly<Record<string, readonly string[]>>, field: string, { number }: ImportRow) =>
  fields[String(number)]?.includes(field) ?? false;
