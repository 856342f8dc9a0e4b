import type { ImportedRow, RowError } from "#contract/admin/property-import.ts";

/** The same error in several rows. */
export interface ProblemGroup {
  field: string;
  msg: string;
  /** The numbers of the rows. */
  rows: number[];
  /** How many of them have a suggestion. */
  suggested: number;
  /** The first errors with different suggestions. */
  examples: { row: number; suggestion: string }[];
  /** The first rows without a suggestion. */
  unsolved: number[];
}

const maxExamples = 4;
const maxUnsolved = 12;

/** Returns the errors of all rows, the most frequent first. */
export function groupProblems(rows: readonly ImportedRow[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const { row, errors } of rows) {
    for (const error of errors) {
      const key = groupKey(error);
      const group = groups.get(key) ?? {
        field: error.field,
        msg: error.msg,
        rows: [],
        suggested: 0,
        examples: [],
        unsolved: [],
      };
      groups.set(key, group);
      group.rows.push(row);
      addSuggestion(group, row, error.suggestion);
    }
  }
  return [...groups.values()].sort((one, other) => other.rows.length - one.rows.length);
}

/** Returns how many cells have a suggestion. */
export const countSuggestions = (rows: readonly ImportedRow[]) =>
  rows.flatMap(({ errors }) => errors).filter(({ suggestion }) => suggestion !== undefined).length;

export const groupKey = ({ field, msg }: Pick<RowError, "field" | "msg">) => `${field}: ${msg}`;

function addSuggestion(group: ProblemGroup, row: number, suggestion: string | undefined): void {
  if (suggestion === undefined) {
    if (group.unsolved.length < maxUnsolved) group.unsolved.push(row);
    return;
  }
  group.suggested += 1;
  if (group.examples.length < maxExamples && !group.examples.some((example) => example.suggestion === suggestion))
    group.examples.push({ row, suggestion });
}
