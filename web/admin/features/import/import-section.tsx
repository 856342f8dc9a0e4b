import { useEffect, useMemo } from "react";
import { ProgressBar } from "#web/admin/ui/inputs/progress-bar.tsx";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import { useSession } from "#web/lib/session/stored-session.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { CheckStep } from "./check/check-step.tsx";
import { ColumnsStep } from "./columns/columns-step.tsx";
import { FileStep, SheetField } from "./file/file-step.tsx";
import { UndoImport } from "./history/undo-import.tsx";
import { ImportSteps } from "./import-steps.tsx";
import { changeColumns, clearImport, markUndone, restoreImport, stopImport, useImport } from "./import-store.ts";
import { importFailureTitle, stageText } from "./messages.ts";
import type { ImportProgress } from "./run/import-progress.ts";
import { readSavedImport } from "./run/saved-import.ts";

/** Once a file is chosen, the next step matters more than the steps and the ways back. */
const quietStepClass = "gap-1 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center";
const quietStatusClass = "max-lg:text-1 lg:col-span-2 lg:row-start-2";

/** The import in four steps: file, columns, check, import. */
export function ImportSection() {
  const state = useImport();
  const { stage, spreadsheet, plan, corrections, accepted, progress, problem, isOffline, isStopping } = state;
  // The parts of the check of a long file depend on it, and are computed again only when it changes.
  const source = useMemo(
    () => spreadsheet && plan && { spreadsheet, plan, corrections: corrections ?? new Map(), accepted },
    [spreadsheet, plan, corrections, accepted],
  );
  const isStarted = stage !== "empty";
  const isRunning = stage === "checking" || stage === "importing";
  useSavedImport();
  return (
    <section aria-labelledby="import-title">
      <h2 id="import-title" className={isStarted ? "sr-only" : "text-3"}>
        Upload a file
      </h2>
      <div className={classNames("grid min-w-0 grid-cols-1", isStarted ? quietStepClass : "gap-3")}>
        {isStarted && <ImportSteps state={state} />}
        <p role="status" className={classNames("min-w-0 wrap-anywhere empty:hidden", isStarted && quietStatusClass)}>
          {spreadsheet && (
            <>
              <b>{spreadsheet.name}</b>
              <span>{`: ${formatCount(spreadsheet.rows.length, "row")}.`}</span>{" "}
            </>
          )}
          {isStarted && <span>{stageText(stage, progress)}</span>}
        </p>
        <div className={isStarted ? "flex flex-wrap gap-x-5 text-1" : "grid grid-cols-1 gap-3"}>
          <FileStep isStarted={isStarted} busy={isRunning || stage === "reading"} />
          {stage === "checked" && (
            <Button look="quiet" className="px-0" onClick={changeColumns}>
              Change columns
            </Button>
          )}
          {(stage === "columns" || stage === "checked" || stage === "stopped") && (
            <Button look="quiet" className="px-0" onClick={clearImport}>
              Start over
            </Button>
          )}
        </div>
      </div>
      {problem && (
        <div role="alert" className="mt-3">
          <Notice tone="bad" title={importFailureTitle(progress)}>
            <p>{problem}</p>
            {isOffline && <p>It continues when this device is online again. Keep this page open.</p>}
          </Notice>
        </div>
      )}
      {stage === "columns" && spreadsheet && <SheetField spreadsheet={spreadsheet} />}
      {stage === "columns" && spreadsheet && plan && (
        <ColumnsStep
          key={[spreadsheet.name, ...spreadsheet.columns].join("\n")}
          spreadsheet={spreadsheet}
          plan={plan}
        />
      )}
      {isRunning && progress && <RunningImport progress={progress} isStopping={isStopping} />}
      {!isRunning && source && progress && (
        <>
          {(stage === "imported" || stage === "undone") && (
            <UndoImport importId={progress.importId} onUndone={markUndone} />
          )}
          {stage !== "undone" && <CheckStep state={state} source={source} progress={progress} />}
        </>
      )}
    </section>
  );
}

/** Offers to continue an import that was interrupted when the page was closed. */
function useSavedImport(): void {
  const userId = useSession()?.user.id;
  useEffect(() => {
    if (userId) readSavedImport(userId).then((saved) => saved && restoreImport(saved));
  }, [userId]);
}

function RunningImport({ progress, isStopping }: { progress: ImportProgress; isStopping: boolean | undefined }) {
  const { dryRun, done, total } = progress;
  return (
    <div className="mt-3 flex max-w-[28rem] flex-wrap items-center gap-3">
      <ProgressBar max={total} value={done} aria-label={dryRun ? "Checked" : "Imported"} />
      <span className="text-1">{`${formatNumber(done)} of ${formatNumber(total)}`}</span>
      <Button look="quiet" disabled={isStopping} onClick={stopImport}>
        {isStopping ? "Stopping..." : "Cancel"}
      </Button>
    </div>
  );
}
