import { formatCount, formatNumber, joinParts } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { Button } from "#web/ui/button.tsx";
import { continueImport, importSpreadsheet } from "../import-store.ts";
import { NextStepBar } from "../next-step-bar.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import type { ImportState, Recheck } from "../run/import-state.ts";
import { countImportable, nextPosition } from "../run/left-out-rows.ts";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { applySuggestionsOfErrors, continueRecheck, undoCorrection } from "./correct-cells.ts";
import { countSuggestions } from "./groups/group-problems.ts";

interface ImportBarProps {
  state: ImportState;
  source: ImportSource;
  progress: ImportProgress;
  /** The check whose rows can be corrected and imported. */
  check: ImportProgress | undefined;
}

const notesClass = "flex flex-[1_1_100%] items-center gap-x-3 text-1 wrap-anywhere";

/** In view all the time: what was corrected last, what is left out, and what to do next. */
export function ImportBar({ state: { stage, recheck, lastCorrection }, source, progress, check }: ImportBarProps) {
  if (stage === "stopped")
    return (
      <NextStepBar>
        <Button onClick={continueImport}>
          {`Continue from row ${formatNumber(rowNumber(source, nextPosition(progress)))}`}
        </Button>
      </NextStepBar>
    );
  if (!check) return null;
  const status = recheck ? describeRecheck(recheck) : lastCorrection?.text;
  return (
    <NextStepBar>
      {/* The status stays in the page while it is empty, so that its next text is read out. */}
      <div className={classNames(notesClass, !(status || lastCorrection?.before) && "-mb-2")}>
        <p role="status">{status}</p>
        {lastCorrection?.before && (
          <Button look="quiet" onClick={undoCorrection}>
            Undo<span className="sr-only"> the last correction</span>
          </Button>
        )}
      </div>
      {recheck?.problem ? (
        <Button onClick={continueRecheck}>Check again</Button>
      ) : (
        <ImportButtons check={check} isLeft={check !== progress} isBusy={recheck !== undefined} />
      )}
    </NextStepBar>
  );
}

function describeRecheck({ positions, done, problem }: Recheck): string {
  if (problem)
    return `${formatCount(positions.length, "corrected row is", "corrected rows are")} not checked yet. ${problem}`;
  return done === 0 ? "Checking..." : `Checking... ${formatNumber(done)} of ${formatNumber(positions.length)}`;
}

interface ImportButtonsProps {
  check: ImportProgress;
  /** Whether these are rows that an import has left out. */
  isLeft: boolean;
  isBusy: boolean;
}

function ImportButtons({ check, isLeft, isBusy }: ImportButtonsProps) {
  const importable = countImportable(check);
  // Correcting comes first then.
  const suggested = countSuggestions(check.rows);
  const leftOut = describeLeftOut(check);
  return (
    <>
      {suggested > 0 && (
        <Button busy={isBusy} onClick={applySuggestionsOfErrors}>
          {`Apply ${formatCount(suggested, "suggestion")}`}
        </Button>
      )}
      {(importable > 0 || (suggested === 0 && !isLeft)) && (
        <Button
          look={suggested > 0 ? "outline" : "solid"}
          disabled={importable === 0}
          busy={isBusy}
          onClick={importSpreadsheet}
        >
          {importLabel(importable, isLeft)}
        </Button>
      )}
      {leftOut && <p className="flex-[1_1_100%] text-1 text-ink2 lg:basis-auto">{leftOut}</p>}
    </>
  );
}

function importLabel(importable: number, isLeft: boolean): string {
  if (importable === 0) return "Nothing to import";
  if (!isLeft) return `Import ${formatCount(importable, "row")}`;
  return `Import the ${formatCount(importable, "row that is left", "rows that are left")}`;
}

/** Rows that look like stored listings have their own section. */
function describeLeftOut(check: ImportProgress): string {
  const { question, error } = check.counts;
  const parts = joinParts(
    [question > 0 && `${formatNumber(question)} with questions`, error > 0 && `${formatNumber(error)} with problems`],
    " and ",
  );
  return parts && `${parts} ${question + error === 1 ? "is" : "are"} left out`;
}
