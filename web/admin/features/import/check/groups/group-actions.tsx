import type { ReactNode } from "react";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel, isOptionalField } from "../../columns/column-fields.ts";
import { changeColumns } from "../../import-store.ts";
import { applySuggestions, canCorrect, keepCells, leaveOutCells } from "../correct-cells.ts";
import { type CellProblem, canKeep, hasSuggestion, type ProblemGroup, problemKey } from "./group-problems.ts";

interface GroupActionsProps {
  group: ProblemGroup;
  /** The cells whose correction is not being checked. */
  undecided: readonly CellProblem[];
  hasCause: boolean;
  cellsId: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  onSolved: () => void;
}

const actionClass = "min-w-[7rem] flex-none text-1";

/** What can be done with all cells of a group at once, and the button that shows them one by one. */
export function GroupActions({ group, undecided, hasCause, cellsId, isOpen, onToggle, onSolved }: GroupActionsProps) {
  const { field, isQuestion } = group;
  if (!canCorrect(field)) return null;
  const suggested = undecided.filter(hasSuggestion).length;
  const kept = undecided.filter(canKeep).length;
  const unsuggested = undecided.length - suggested;
  const isOfGroup = (problem: CellProblem) => problemKey(problem) === group.key;
  const solve = (action: (filter: typeof isOfGroup) => Promise<void>) => {
    action(isOfGroup);
    onSolved();
  };
  return (
    <div className={`flex flex-wrap gap-2 ${isOpen ? "lg:col-span-full" : "lg:flex-col"}`}>
      {hasCause && (
        <GroupButton field={field} onClick={changeColumns} preposition="for">
          Choose a column
        </GroupButton>
      )}
      {suggested > 0 && (
        <GroupButton field={field} onClick={() => solve(applySuggestions)}>
          {isQuestion ? `Use ${formatCount(suggested, "suggestion")}` : `Fix ${formatNumber(suggested)}`}
        </GroupButton>
      )}
      {kept > 0 && (
        <GroupButton
          field={field}
          onClick={() => solve(keepCells)}
        >{`Keep ${formatNumber(kept)} as written`}</GroupButton>
      )}
      {unsuggested > 0 && isOptionalField(field) && (
        <GroupButton field={field} onClick={() => solve(leaveOutCells)}>
          {`Leave out ${formatNumber(unsuggested)}`}
        </GroupButton>
      )}
      <Button
        look={isOpen ? "quiet" : "small"}
        className={isOpen ? "flex-none px-2 text-1 first:-ml-2" : actionClass}
        aria-expanded={isOpen}
        aria-controls={isOpen ? cellsId : undefined}
        onClick={() => onToggle(!isOpen)}
      >
        <span>{isOpen ? "Close" : toggleLabel(group)}</span>
        <span className="sr-only">{` ${fieldLabel(field)}`}</span>
      </Button>
    </div>
  );
}

function toggleLabel({ isQuestion, cells }: ProblemGroup): string {
  const verb = isQuestion ? "Answer" : "Correct";
  return cells.length === 1 ? verb : `${verb} one by one`;
}

interface GroupButtonProps {
  field: string;
  preposition?: string;
  onClick: () => void;
  children: ReactNode;
}

function GroupButton({ field, preposition = "in", onClick, children }: GroupButtonProps) {
  return (
    <Button look="small" className={actionClass} onClick={onClick}>
      <span>{children}</span>
      <span className="sr-only">{` ${preposition} ${fieldLabel(field)}`}</span>
    </Button>
  );
}
