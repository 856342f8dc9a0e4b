import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { ImportReport } from "./import-report.tsx";
import type { ImportStage } from "./import-state.ts";
import {
  clearImport,
  continueImport,
  importSpreadsheet,
  selectSpreadsheet,
  stopImport,
  useImport,
} from "./import-store.ts";
import { importFailureTitle, stageText } from "./messages.ts";
import type { ImportProgress } from "./run-import.ts";
import { SpreadsheetNotices } from "./spreadsheet-notices.tsx";

export function ImportSection() {
  const { stage, spreadsheet, progress, problem, isStopping } = useImport();
  const isRunning = stage === "checking" || stage === "importing";
  return (
    <section aria-labelledby="import-title" className="mt-8 border-t-2 border-ocean pt-4">
      <h2 id="import-title" className="text-3">
        Import
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink2">
        The file is checked first. Nothing changes until you confirm the import. Rows without photos stay drafts.
      </p>
      <FileInput busy={isRunning || stage === "reading"} />
      <p role="status" className="mt-3">
        {spreadsheet && `${spreadsheet.name}: ${formatCount(spreadsheet.rows.length, "row")}. `}
        {stageText(stage, progress)}
      </p>
      {problem && (
        <div role="alert" className="mt-3">
          <Notice tone="bad" title={importFailureTitle(progress)}>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {spreadsheet && (
        <SpreadsheetNotices spreadsheet={spreadsheet} canFill={!isRunning && (!progress || progress.dryRun)} />
      )}
      {isRunning && progress && <RunningImport progress={progress} isStopping={isStopping} />}
      {!isRunning && progress && (
        <>
          <NextStep stage={stage} progress={progress} />
          <ImportReport progress={progress} />
        </>
      )}
    </section>
  );
}

/** While busy it is only `aria-disabled`, to keep the focus. */
function FileInput({ busy }: { busy: boolean }) {
  return (
    <Field id="import-file" label="CSV file" className="mt-3 max-w-[28rem]">
      <input
        id="import-file"
        type="file"
        accept=".csv,.txt,text/csv"
        className="choose-file"
        aria-disabled={busy || undefined}
        onClick={(event) => busy && event.preventDefault()}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // Cleared so that the same file, once corrected, can be selected again.
          if (file && !busy) selectSpreadsheet(file).finally(() => (currentTarget.value = ""));
        }}
      />
    </Field>
  );
}

function RunningImport({ progress, isStopping }: { progress: ImportProgress; isStopping: boolean | undefined }) {
  const { dryRun, done, total } = progress;
  return (
    <div className="mt-3 flex max-w-[28rem] flex-wrap items-center gap-3">
      <progress className="min-w-0 flex-1" max={total} value={done} aria-label={dryRun ? "Checked" : "Imported"} />
      <span className="text-1">
        {formatNumber(done)} of {formatNumber(total)}
      </span>
      <Button look="quiet" disabled={isStopping} onClick={stopImport}>
        {isStopping ? "Stopping..." : "Cancel"}
      </Button>
    </div>
  );
}

function NextStep({ stage, progress }: { stage: ImportStage; progress: ImportProgress }) {
  const importable = progress.counts.created + progress.counts.updated;
  if (stage === "stopped") {
    return (
      <div className="mt-3 flex flex-wrap gap-2">
        <Button onClick={continueImport}>Continue from row {formatNumber(progress.done + 1)}</Button>
        <Button look="quiet" onClick={clearImport}>
          Start over
        </Button>
      </div>
    );
  }
  return stage === "checked" ? (
    <Button className="mt-3" disabled={importable === 0} onClick={importSpreadsheet}>
      {importable === 0 ? "Nothing to import" : `Import ${formatCount(importable, "row")}`}
    </Button>
  ) : null;
}
