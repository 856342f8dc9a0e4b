import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel } from "../../columns/column-fields.ts";
import { getCell, type ImportSource, rowNumber } from "../../run/sent-rows.ts";
import { applySuggestions, changeCells, keepCells } from "../correct-cells.ts";
import type { CellProblem } from "../groups/group-problems.ts";
import { CellForm } from "./cell-form.tsx";
import { formatCell, shorten } from "./format-cell.ts";

/** One group is open at a time, and it has one cell of a row. */
const cellId = (row: number) => `import-cell-${row}`;

/** Focuses the field of an error, or a question as a whole, so that a second press of Enter does not answer it too. */
export function focusCell(row: number): void {
  const item = document.getElementById(cellId(row));
  const isQuestion = item?.dataset.question !== undefined;
  const field = isQuestion ? undefined : item?.querySelector<HTMLElement>("input, select, textarea");
  (field ?? item)?.focus();
}

interface OpenCellProps {
  cell: CellProblem;
  /** As written in the file, or corrected. */
  text: string;
  source: ImportSource;
  /** Whether its message differs from that of the group. */
  hasOwnMessage: boolean;
  /** How many cells of the group have the same text. */
  sameCount: number;
  /** Whether it is the first of them that is shown. */
  isFirst: boolean;
  onDecide: (decide: (isThisCell: (problem: CellProblem) => boolean) => Promise<void>) => void;
  onChangeAll: (text: string) => void;
}

/** A cell with its readings, one press each, and a field for another value. */
export function OpenCell(props: OpenCellProps) {
  const { cell, text, source, hasOwnMessage, sameCount, isFirst, onDecide, onChangeAll } = props;
  const { row, field, msg, suggestion, as_written, isQuestion } = cell;
  const id = cellId(row);
  const name = `row ${formatNumber(rowNumber(source, row - 1))}, ${fieldLabel(field)}`;
  const home = field === "title" ? "" : getCell(source, row - 1, "title").trim();
  return (
    <li
      id={id}
      tabIndex={-1}
      data-question={isQuestion || undefined}
      aria-labelledby={`${id}-name`}
      className="grid grid-cols-1 gap-x-6 gap-y-2 border-t border-line py-3 lg:grid-cols-2"
    >
      <div id={`${id}-name`} className="min-w-0">
        <p>
          <b>{`Row ${formatNumber(rowNumber(source, row - 1))}`}</b>
          {home && <span className="text-1 text-ink2">{` ${shorten(home)}`}</span>}
        </p>
        <p className="text-1 text-ink2">
          In your file: {text ? <span className="font-bold text-ink">{shorten(text)}</span> : <span>empty</span>}
          {hasOwnMessage && <span className="block">{msg}</span>}
        </p>
      </div>
      <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2">
        {(as_written !== undefined || suggestion !== undefined) && (
          <div className="flex flex-wrap gap-2">
            {suggestion !== undefined && (
              <Button look="small" className="text-1" onClick={() => onDecide(applySuggestions)}>
                <span>{`Use ${shorten(formatCell(field, suggestion)) || "no value"}`}</span>
                <span className="sr-only">{` for ${name}`}</span>
              </Button>
            )}
            {as_written !== undefined && (
              <Button look="small" className="text-1" onClick={() => onDecide(keepCells)}>
                <span>{`Keep ${shorten(formatCell(field, as_written))}`}</span>
                <span className="sr-only">{` for ${name}`}</span>
              </Button>
            )}
          </div>
        )}
        <CellForm
          id={`${id}-field`}
          field={field}
          name={name}
          msg={msg}
          text={text}
          isInvalid={!isQuestion}
          sameCount={sameCount}
          isFirst={isFirst}
          onChange={(value) => onDecide((isThisCell) => changeCells(isThisCell, value))}
          onChangeAll={onChangeAll}
        />
      </div>
    </li>
  );
}
