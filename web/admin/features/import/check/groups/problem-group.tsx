import { formatCount } from "#web/lib/format/format-values.ts";
import { fieldLabel } from "../../columns/column-fields.ts";
import type { Recheck } from "../../run/import-state.ts";
import type { ImportSource } from "../../run/sent-rows.ts";
import { allowedValues } from "../cells/cell-choices.ts";
import { OpenCells } from "../cells/open-cells.tsx";
import { cellKey } from "../correct-cells.ts";
import { describeCause } from "./describe-cause.ts";
import { GroupActions } from "./group-actions.tsx";
import { GroupExamples } from "./group-examples.tsx";
import type { ProblemGroup as Group } from "./group-problems.ts";

interface ProblemGroupProps {
  group: Group;
  source: ImportSource;
  canCorrect: boolean;
  recheck: Recheck | undefined;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  /** Every cell has a decision. */
  onSolved: () => void;
}

/** The same problem in several rows: examples of it, or each cell with a field to correct it. */
export function ProblemGroup({ group, source, canCorrect, recheck, isOpen, onToggle, onSolved }: ProblemGroupProps) {
  const cause = canCorrect ? describeCause(group, source) : undefined;
  const allowed = allowedValues(group.msg);
  const undecided = recheck ? group.cells.filter((cell) => !recheck.cells.has(cellKey(cell))) : group.cells;
  const isCorrecting = canCorrect && isOpen;
  const cellsId = `cells of ${group.key}`.replaceAll(/[^a-z]+/gi, "-");
  return (
    <li className="grid gap-x-6 gap-y-2 border-b border-line py-3 wrap-anywhere lg:grid-cols-[minmax(0,1fr)_11rem] lg:items-start">
      <div className="min-w-0">
        <ProblemTitle group={group} />
        {cause && <p className="text-1 text-warn">{cause.text}</p>}
        {!isCorrecting && (!cause || cause.hasColumn) && (
          <GroupExamples group={group} source={source} canCorrect={canCorrect} />
        )}
        {allowed && !isCorrecting && <AllowedValues text={allowed} />}
      </div>
      {canCorrect && undecided.length > 0 && (
        <GroupActions
          group={group}
          undecided={undecided}
          hasCause={cause !== undefined}
          cellsId={cellsId}
          isOpen={isOpen}
          onToggle={onToggle}
          onSolved={onSolved}
        />
      )}
      {canCorrect && undecided.length === 0 && (
        <p className="text-1 text-ink2">{recheck?.problem ? "Not checked yet" : "Checking..."}</p>
      )}
      {isCorrecting && (
        <OpenCells id={cellsId} group={group} source={source} undecided={undecided} onSolved={onSolved} />
      )}
    </li>
  );
}

/** A long list of allowed values is not part of it. */
function ProblemTitle({ group: { field, msg, cells } }: { group: Group }) {
  const hasAllowed = allowedValues(msg) !== undefined;
  return (
    <p>
      <b>{fieldLabel(field)}</b>:{" "}
      {hasAllowed ? (
        <span>{`${formatCount(cells.length, "value is", "values are")} not allowed`}</span>
      ) : (
        <>
          <span>{msg}</span> <span className="text-ink2">{`(${formatCount(cells.length, "row")})`}</span>
        </>
      )}
    </p>
  );
}

function AllowedValues({ text }: { text: string }) {
  return (
    <details className="-mb-2 text-1">
      <summary className="fold w-fit text-press">See the allowed values</summary>
      <p className="pb-2 text-ink2">{text}</p>
    </details>
  );
}
