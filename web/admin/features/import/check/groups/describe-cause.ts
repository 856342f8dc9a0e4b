import { ignoredColumn } from "#contract/admin/import-fields.ts";
import { type ColumnField, columnChoices, fieldLabel } from "../../columns/column-fields.ts";
import { defaultFields } from "../../columns/default-fields.ts";
import { columnOfField, getCell, type ImportSource } from "../../run/sent-rows.ts";
import { hasSuggestion, type ProblemGroup } from "./group-problems.ts";

const maxNamedColumns = 6;
const maxExample = 30;

interface ProblemCause {
  text: string;
  /** Whether the file has a column for the field. */
  hasColumn: boolean;
}

/**
 * Returns why a whole column is rejected and what to do: the file has no column for the field, or a column that is
 * something else. Undefined if only some cells are wrong or the cells have suggestions.
 */
export function describeCause(group: ProblemGroup, source: ImportSource): ProblemCause | undefined {
  const { spreadsheet, plan } = source;
  const isField = columnChoices.includes(group.field as ColumnField);
  if (!isField || group.isQuestion || group.cells.some(hasSuggestion) || plan.defaults[group.field]?.trim())
    return undefined;
  const column = spreadsheet.columns[columnOfField(plan, group.field)];
  if (column === undefined) return { text: describeMissingColumn(group.field, source), hasColumn: false };
  const rejected = new Set(group.cells.map(({ row }) => row));
  const filled = spreadsheet.rows.flatMap((_, index) => {
    const cell = getCell(source, index, group.field).trim();
    return cell ? [{ row: index + 1, cell }] : [];
  });
  const [first] = filled;
  if (!first) return { text: `The column “${column}” is empty.`, hasColumn: true };
  if (filled.length < 2 || !filled.every(({ row }) => rejected.has(row))) return undefined;
  const example = first.cell.length > maxExample ? `${first.cell.slice(0, maxExample)}…` : first.cell;
  return {
    text: `No value of the column “${column}” fits, such as “${example}”. Is it another field?`,
    hasColumn: true,
  };
}

function describeMissingColumn(field: string, { spreadsheet, plan }: ImportSource): string {
  const ignored = spreadsheet.columns.filter((_, index) => plan.fields[index] === ignoredColumn);
  const names = ignored.slice(0, maxNamedColumns).join(", ");
  const leftOut = names && ` These are left out: ${names}${ignored.length > maxNamedColumns ? " …" : ""}.`;
  const otherwise = defaultFields.some(({ name }) => name === field) ? ", or one value for all rows" : "";
  return `No column of your file is ${fieldLabel(field)}.${leftOut} Choose its column${otherwise}.`;
}
