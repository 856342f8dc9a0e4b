import { isImportField } from "#contract/admin/import-fields.ts";
import { NetworkError } from "#web/lib/api/api-error.ts";
import { importFailureText, sessionExpired } from "../messages.ts";
import { type CellDecision, type DecidedCell, decideCells, rowsToCheck } from "../run/cell-decisions.ts";
import { beginRun, readImport, readSource, setImport } from "../run/current-import.ts";
import { checkAgain, type ImportProgress } from "../run/import-progress.ts";
import type { ImportState, LastCorrection } from "../run/import-state.ts";
import { runImport } from "../run/run-import.ts";
import { getCell, type ImportSource } from "../run/sent-rows.ts";
import { describeCorrection, describeOpenCells } from "./describe-correction.ts";
import { type CellProblem, problemsOfRow } from "./groups/group-problems.ts";

type CellFilter = (problem: CellProblem) => boolean;

/** Applies the suggestions of cells. */
export const applySuggestions = (filter: CellFilter): Promise<void> =>
  correctCells((problem) =>
    problem.suggestion !== undefined && filter(problem) ? { text: problem.suggestion } : undefined,
  );

/** Applies the suggestions of all errors. Questions are not answered by it. */
export const applySuggestionsOfErrors = (): Promise<void> => applySuggestions(({ isQuestion }) => !isQuestion);

/** Leaves out cells without a suggestion, so that the rest of their rows can be imported. */
export const leaveOutCells = (filter: CellFilter): Promise<void> =>
  correctCells((problem) => (problem.suggestion === undefined && filter(problem) ? { text: null } : undefined));

/**
 * Keeps doubtful cells with the value that they have as they are written. A text such as "150.000" becomes that value, so that
 * the value itself can be questioned; a cell that already is the value is accepted.
 */
export const keepCells = (filter: CellFilter): Promise<void> =>
  correctCells((problem, source) => {
    const { row, field, as_written } = problem;
    if (as_written === undefined || !filter(problem)) return undefined;
    return getCell(source, row - 1, field).trim() === as_written ? "accept" : { text: as_written };
  });

/** Gives cells another text. */
export const changeCells = (filter: CellFilter, text: string): Promise<void> =>
  correctCells((problem) => (filter(problem) ? { text } : undefined));

/** Whether the cell of a field can be corrected here. Other problems are those of a whole row. */
export const canCorrect = (field: string): boolean => isImportField(field);

/** Names a cell among those that are being checked. */
export const cellKey = ({ row, field }: Pick<CellProblem, "row" | "field">): string => `${row} ${field}`;

/** Returns the check whose rows can be corrected: of the file, or of the rows that an import has left out. */
export function openCheck({ stage, progress, left }: ImportState): ImportProgress | undefined {
  if (stage === "imported") return left;
  return stage === "checked" ? progress : undefined;
}

/** Decides about cells, except those that are being checked, and checks their rows again. */
async function correctCells(
  decide: (problem: CellProblem, source: ImportSource) => CellDecision | undefined,
): Promise<void> {
  const state = readImport();
  const [source, check] = [readSource(), openCheck(state)];
  if (!source || !check) return;
  const decided = check.rows.flatMap(problemsOfRow).flatMap((problem): DecidedCell[] => {
    const { row, field } = problem;
    const isOpen = canCorrect(field) && !state.recheck?.cells.has(cellKey(problem));
    const decision = isOpen ? decide(problem, source) : undefined;
    return decision ? [{ position: row - 1, field, decision }] : [];
  });
  if (decided.length === 0) return;
  const next = decideCells(source, decided);
  const positions = rowsToCheck(source, next, decided);
  const { corrections, accepted } = source;
  const text = describeCorrection(source, decided);
  await checkCells(next, decided, positions, { text, before: { corrections, accepted, positions } });
}

/** Takes back the last correction, and checks its rows again. */
export async function undoCorrection(): Promise<void> {
  const before = readImport().lastCorrection?.before;
  const source = readSource();
  if (!source || !before) return;
  const { corrections, accepted, positions } = before;
  await checkCells({ ...source, corrections, accepted }, [], positions, { text: "The last correction was undone." });
}

/** Checks corrected rows again after the connection was lost, for example. */
export async function continueRecheck(): Promise<void> {
  const { lastCorrection } = readImport();
  const source = readSource();
  if (source && lastCorrection) await checkCells(source, [], [], lastCorrection);
}

/**
 * Checks rows again, together with those whose check is not complete. The last complete check is shown until then, so that
 * the user can go on.
 */
async function checkCells(
  source: ImportSource,
  decided: readonly DecidedCell[],
  positions: readonly number[],
  correction: LastCorrection,
): Promise<void> {
  const state = readImport();
  const check = openCheck(state);
  if (!check) return;
  const { isCurrent, isSameUser } = beginRun();
  const keys = decided.map(({ position, field }) => cellKey({ row: position + 1, field }));
  const recheck = {
    positions: [...new Set([...(state.recheck?.positions ?? []), ...positions])].sort((one, other) => one - other),
    cells: new Set([...(state.recheck?.cells ?? []), ...keys]),
    done: 0,
  };
  const update = (next: Partial<ImportState>) => isCurrent() && setImport({ ...readImport(), ...next });
  const stop = (problem: string) => update({ recheck: { ...recheck, problem } });
  update({ ...source, recheck, lastCorrection: correction });
  let latest = checkAgain(check, recheck.positions);
  try {
    await runImport({
      source,
      from: latest,
      isCancelled: () => !isCurrent() || !isSameUser(),
      onProgress: (progress) => {
        latest = progress;
        update({ recheck: { ...recheck, done: progress.done } });
      },
    });
    if (latest.done < latest.total) return void stop(sessionExpired);
    const { total, positions: all } = check;
    const result: ImportProgress = { ...latest, positions: all, total, done: total };
    const text = `${correction.text}${describeOpenCells(decided, result)}`;
    const shown = state.left ? { left: result } : { progress: result };
    update({ ...shown, recheck: undefined, lastCorrection: { ...correction, text } });
  } catch (error) {
    stop(importFailureText(error));
    if (error instanceof NetworkError)
      addEventListener("online", () => isCurrent() && continueRecheck(), { once: true });
  }
}
