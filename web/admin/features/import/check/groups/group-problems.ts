import type { ImportedRow, RowError, RowQuestion } from "#contract/admin/property-import.ts";

/** An error of a cell, or a question about it, which is answered by a correction or by keeping the cell as it is written. */
export interface CellProblem extends RowQuestion {
  /** From 1, below the header; people see `rowNumber`. */
  row: number;
  isQuestion: boolean;
}

/** The same problem in several rows. */
export interface ProblemGroup {
  key: string;
  field: string;
  isQuestion: boolean;
  /** The message of all cells; with "…" for numbers and quoted texts that differ. */
  msg: string;
  cells: CellProblem[];
}

/** Returns the errors of a row, then its questions. */
export const problemsOfRow = ({ row, errors, questions }: ImportedRow): CellProblem[] => [
  ...errors.map((error) => ({ ...error, row, isQuestion: false })),
  ...questions.map((question) => ({ ...question, row, isQuestion: true })),
];

/** Returns the problems of all rows, the most frequent first. Messages that differ in numbers only belong together. */
export function groupProblems(rows: readonly ImportedRow[]): ProblemGroup[] {
  const groups = new Map<string, ProblemGroup>();
  for (const problem of rows.flatMap(problemsOfRow)) {
    const { field, isQuestion, msg } = problem;
    const key = problemKey(problem);
    const group = groups.get(key);
    if (!group) groups.set(key, { key, field, isQuestion, msg, cells: [problem] });
    else {
      group.cells.push(problem);
      if (group.msg !== msg) group.msg = messageKind(msg);
    }
  }
  return [...groups.values()].sort((one, other) => other.cells.length - one.cells.length);
}

/** Returns the same text for the same problem of a field. */
export const problemKey = ({ field, msg, isQuestion }: Omit<CellProblem, "row">): string =>
  `${isQuestion ? "question" : "error"} ${field}: ${messageKind(msg)}`;

const messageKind = (msg: string) => msg.replaceAll(/"[^"]*"|“[^”]*”|\d[\d.,]*\d|\d/g, "…");

/** Whether a doubtful cell has a value if it is kept as it is written. */
export const canKeep = ({ isQuestion, as_written }: Pick<CellProblem, "isQuestion" | "as_written">): boolean =>
  isQuestion && as_written !== undefined;

export const hasSuggestion = ({ suggestion }: Pick<RowError, "suggestion">): boolean => suggestion !== undefined;

/** Returns how many errors have a suggestion. Questions are not counted, because a person decides about each kind. */
export const countSuggestions = (rows: readonly ImportedRow[]): number =>
  rows.flatMap(({ errors }) => errors).filter(hasSuggestion).length;
