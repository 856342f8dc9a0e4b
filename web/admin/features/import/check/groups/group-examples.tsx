import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { isOptionalField } from "../../columns/column-fields.ts";
import { getCell, type ImportSource, rowNumber } from "../../run/sent-rows.ts";
import { formatCell, shorten } from "../cells/format-cell.ts";
import { canCorrect as isCorrectable } from "../correct-cells.ts";
import { type CellProblem, hasSuggestion, type ProblemGroup } from "./group-problems.ts";

const maxSuggested = 4;
const maxUnread = 3;
const maxRows = 12;

const cellClass = "py-[2px] pr-3 align-baseline font-normal text-ink2";

interface GroupExamplesProps {
  group: ProblemGroup;
  source: ImportSource;
  canCorrect: boolean;
}

/** The first cells with different suggestions, and some without one. If all of those are empty, only their rows. */
export function GroupExamples({ group, source, canCorrect }: GroupExamplesProps) {
  const getText = ({ row }: CellProblem) => getCell(source, row - 1, group.field).trim();
  const getNumber = ({ row }: CellProblem) => formatNumber(rowNumber(source, row - 1));
  const unsolved = group.cells.filter((cell) => !hasSuggestion(cell));
  const unread = unsolved.slice(0, maxRows).filter(getText).slice(0, maxUnread);
  const examples = [...withDifferentSuggestions(group.cells), ...unread];
  const unshown = unsolved.length - unread.length;
  if (examples.length === 0)
    return (
      <p className="text-1 text-ink2">
        {`${group.cells.length === 1 ? "Row" : "Rows"} ${unsolved.slice(0, maxRows).map(getNumber).join(", ")}${unsolved.length > maxRows ? " …" : ""}`}
      </p>
    );
  return (
    <div className="@container">
      {/* With large text, the cells of a row are below each other. */}
      <table className="w-full max-w-[38rem] table-fixed border-collapse text-left text-1 @max-[12em]:block">
        <colgroup>
          <col className="w-[4.5rem]" />
        </colgroup>
        <thead className="sr-only">
          <tr>
            <th scope="col">Row</th>
            <th scope="col">In your file</th>
            <th scope="col">Suggestion</th>
          </tr>
        </thead>
        <tbody className="@max-[12em]:block">
          {examples.map((cell) => (
            <tr key={cell.row} className="@max-[12em]:grid">
              <th scope="row" className={cellClass}>{`Row ${getNumber(cell)}`}</th>
              <td className={cellClass}>
                <CellText cell={cell} text={getText(cell)} />
              </td>
              <td className={cellClass}>
                {cell.suggestion === undefined ? (
                  getRemedy(group, canCorrect)
                ) : (
                  <b className="text-ink">{describeSuggestion(group.field, getText(cell), cell.suggestion)}</b>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {unshown > 0 && (
        <p className="text-1 text-ink2">{`${formatCount(unshown, "more row has", "more rows have")} no suggestion.`}</p>
      )}
    </div>
  );
}

/** The cell of an error is replaced by its suggestion; that of a question may be right. */
function CellText({ cell, text }: { cell: CellProblem; text: string }) {
  const isReplaced = text && hasSuggestion(cell) && !cell.isQuestion;
  return isReplaced ? <del>{shorten(text)}</del> : <span>{shorten(text) || "empty"}</span>;
}

/** Formatted, unless the written text then looks the same. The messages name kinds as the API does. */
function describeSuggestion(field: string, text: string, suggestion: string): string {
  const formatted = formatCell(field, suggestion);
  return shorten(formatted === text || field === "kind" ? suggestion : formatted) || "empty";
}

function getRemedy({ field, isQuestion }: ProblemGroup, canCorrect: boolean): string {
  if (!canCorrect || !isCorrectable(field)) return "Correct the file";
  if (isQuestion) return "Keep or correct";
  return isOptionalField(field) ? "Correct or leave out" : "Correct";
}

function withDifferentSuggestions(cells: readonly CellProblem[]): CellProblem[] {
  const bySuggestion = new Map<string, CellProblem>();
  for (const cell of cells) {
    const { suggestion } = cell;
    if (suggestion !== undefined && !bySuggestion.has(suggestion)) bySuggestion.set(suggestion, cell);
    if (bySuggestion.size === maxSuggested) break;
  }
  return [...bySuggestion.values()];
}
