import { useEffect, useRef, useState } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { getCell, type ImportSource } from "../../run/sent-rows.ts";
import { changeCells } from "../correct-cells.ts";
import { type CellProblem, type ProblemGroup, problemKey } from "../groups/group-problems.ts";
import { focusCell, OpenCell } from "./open-cell.tsx";

const firstCells = 5;
/** More fields at once would be slow on a phone. */
const pageSize = 50;

interface OpenCellsProps {
  id: string;
  group: ProblemGroup;
  source: ImportSource;
  undecided: readonly CellProblem[];
  onSolved: () => void;
}

/** The cells of a group, each with what can be done with it. The focus goes from a decided cell to the next one. */
export function OpenCells({ id, group, source, undecided, onSolved }: OpenCellsProps) {
  const [isLong, setIsLong] = useState(false);
  const [start, setStart] = useState(0);
  const nextRow = useRef<number>(undefined);
  const getText = ({ row }: CellProblem) => getCell(source, row - 1, group.field).trim();
  const counts = countTexts(undecided.map(getText));
  const lastPage = Math.floor(Math.max(0, undecided.length - 1) / pageSize) * pageSize;
  const first = isLong ? Math.min(start, lastPage) : 0;
  const shown = isLong ? undecided.slice(first, first + pageSize) : undecided.slice(0, firstCells);
  const more = undecided.length - first - shown.length;
  useEffect(() => {
    if (nextRow.current === undefined) return;
    focusCell(nextRow.current);
    nextRow.current = undefined;
  });
  const leave = (row: number, isDecided: (cell: CellProblem) => boolean) => {
    const open = undecided.filter((cell) => !isDecided(cell));
    const next = open.find((cell) => cell.row > row) ?? open[open.length - 1];
    if (next) nextRow.current = next.row;
    else onSolved();
  };
  const show = (from: number, focused = from) => {
    nextRow.current = undecided[focused]?.row;
    setIsLong(true);
    setStart(from);
  };
  return (
    <div id={id} className="min-w-0 lg:col-span-full">
      <ul>
        {shown.map((cell) => {
          const text = getText(cell);
          const hasText = (other: CellProblem) => getText(other) === text;
          return (
            <OpenCell
              key={cell.row}
              cell={cell}
              text={text}
              source={source}
              hasOwnMessage={cell.msg !== group.msg}
              sameCount={counts.get(text) ?? 1}
              isFirst={shown.find(hasText) === cell}
              onDecide={(decide) => {
                leave(cell.row, ({ row }) => row === cell.row);
                decide(
                  ({ row, field, isQuestion }) =>
                    row === cell.row && field === cell.field && isQuestion === cell.isQuestion,
                );
              }}
              onChangeAll={(value) => {
                leave(cell.row, hasText);
                changeCells((other) => problemKey(other) === group.key && hasText(other), value);
              }}
            />
          );
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        {more > 0 && !isLong && (
          <Button look="quiet" className="-ml-3" onClick={() => show(0, shown.length)}>
            {`Show ${formatNumber(Math.min(pageSize - shown.length, more))} more of ${formatNumber(undecided.length)}`}
          </Button>
        )}
        {more > 0 && isLong && (
          <Button look="quiet" className="-ml-3" onClick={() => show(first + pageSize)}>
            {`Show the next ${formatNumber(Math.min(pageSize, more))} of ${formatNumber(undecided.length)}`}
          </Button>
        )}
        {isLong && first > 0 && (
          <Button look="quiet" onClick={() => show(Math.max(0, first - pageSize))}>
            {`Show the previous ${formatNumber(Math.min(pageSize, first))}`}
          </Button>
        )}
      </div>
    </div>
  );
}

function countTexts(texts: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
