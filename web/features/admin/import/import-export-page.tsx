import { useState } from "react";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { endpointPath } from "#contract/http/endpoints/visitor-endpoints.ts";
import { ExportButton } from "#web/features/admin/export/export-button.tsx";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { Field, Select } from "#web/ui/form/field.tsx";
import { ImportReport } from "./import-report.tsx";
import {
  clearImport,
  continueImport,
  fillMissingReferences,
  type ImportStage,
  importSpreadsheet,
  selectSpreadsheet,
  stopImport,
  useImport,
} from "./import-store.ts";
import type { Spreadsheet } from "./read-spreadsheet.ts";
import type { ImportProgress } from "./run-import.ts";

/** Listings as a table, out and in again. */
export function ImportExportPage() {
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4 lg:text-5">Import and export</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Listings as a CSV table, which every spreadsheet opens. Export one, change it, and import it again: rows are
        matched by their reference, so that doing it twice makes nothing twice.
      </p>
      <ExportSection />
      <ImportSection />
    </div>
  );
}

function ExportSection() {
  const [kind, setKind] = useState("");
  return (
    <section aria-labelledby="export-title" className="mt-8 border-t-2 border-ocean pt-4">
      <h2 id="export-title" className="text-3">
        Export
      </h2>
      <div className="mt-3 flex flex-wrap items-end gap-4">
        <Field id="export-kind" label="Listings" className="w-48">
          <Select id="export-kind" value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value)}>
            <option value="">All</option>
            <option value="buy">Buy</option>
            <option value="rent">Rent</option>
          </Select>
        </Field>
        <ExportButton
          path={endpointPath(adminEndpoints.exportProperties)}
          params={new URLSearchParams(kind ? { kind } : {})}
          name={kind ? `properties-${kind}.csv` : "properties.csv"}
          label="Export properties"
        />
      </div>
    </section>
  );
}

function ImportSection() {
  const { stage, table, progress, problem, isStopping } = useImport();
  const isRunning = stage === "checking" || stage === "importing";
  return (
    <section aria-labelledby="import-title" className="mt-8 border-t-2 border-ocean pt-4">
      <h2 id="import-title" className="text-3">
        Import
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink2">
        The table is checked first: nothing is changed until you have read what would be. Rows without pictures stay
        drafts.
      </p>
      <Field id="import-file" label="CSV table" className="mt-3 max-w-[28rem]">
        <input
          id="import-file"
          type="file"
          accept=".csv,.txt,text/csv"
          className="choose-file"
          disabled={isRunning || stage === "reading"}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // So that the same file, mended, can be chosen again.
            if (file) selectSpreadsheet(file).finally(() => (currentTarget.value = ""));
          }}
        />
      </Field>
      <p role="status" className="mt-3">
        {table && `${table.name}: ${formatCount(table.rows.length, "row")}. `}
        {stageText(stage, progress)}
      </p>
      {problem && (
        <div role="alert" className="mt-3">
          <Notice tone="bad" title={problemTitle(progress)}>
            <p>{problem}</p>
          </Notice>
        </div>
      )}
      {table && <TableNotices table={table} canFill={!isRunning && (!progress || progress.dryRun)} />}
      {isRunning && progress && (
        <div className="mt-3 flex max-w-[28rem] flex-wrap items-center gap-3">
          <progress
            className="min-w-0 flex-1"
            max={progress.total}
            value={progress.done}
            aria-label={progress.dryRun ? "Checked" : "Imported"}
          />
          <span className="text-1">
            {formatNumber(progress.done)} of {formatNumber(progress.total)}
          </span>
          <Button look="quiet" disabled={isStopping} onClick={stopImport}>
            {isStopping ? "Stopping..." : "Cancel"}
          </Button>
        </div>
      )}
      {!isRunning && progress && <NextStep stage={stage} progress={progress} />}
      {!isRunning && progress && <ImportReport progress={progress} />}
    </section>
  );
}

/** What a person should know of the table before it is imported. */
function TableNotices({ table, canFill }: { table: Spreadsheet; canFill: boolean }) {
  const { notices, rows, withoutReference } = table;
  return (
    <div className="mt-3 grid max-w-[65ch] gap-3">
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" icon="warn" title={notice} />
      ))}
      {withoutReference > 0 && (
        <Notice
          tone="warn"
          icon="warn"
          title={
            withoutReference === rows.length
              ? "No row has a reference"
              : `${formatCount(withoutReference, "row has", "rows have")} no reference`
          }
        >
          <p>
            A row is known again by its reference. Without one it is left out, since importing the table again would
            make another listing of it.
          </p>
          {canFill && (
            <>
              <p className="mt-1">
                References can be filled in here. Keep the table that is downloaded then, and import that one from now
                on.
              </p>
              <Button look="outline" className="mt-2" onClick={fillMissingReferences}>
                Fill in references
              </Button>
            </>
          )}
        </Notice>
      )}
    </div>
  );
}

/** The way on from where it stands. */
function NextStep({ stage, progress }: { stage: ImportStage; progress: ImportProgress }) {
  const ready = progress.counts.created + progress.counts.updated;
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
    <Button className="mt-3" disabled={ready === 0} onClick={importSpreadsheet}>
      {ready === 0 ? "Nothing to import" : `Import ${formatCount(ready, "row")}`}
    </Button>
  ) : null;
}

function problemTitle(progress: ImportProgress | undefined): string {
  if (!progress) return "The table cannot be imported";
  return progress.dryRun ? "The check stopped" : "The import stopped";
}

function stageText(stage: ImportStage, progress: ImportProgress | undefined): string {
  const texts: Record<ImportStage, string> = {
    empty: "",
    reading: "Reading...",
    checking: "Checking...",
    checked: "Checked, nothing is changed yet.",
    importing: "Importing...",
    imported: "Imported.",
    stopped: progress ? stoppedText(progress) : "",
  };
  return texts[stage];
}

/** What a check or an import that did not get to its end has done. */
function stoppedText({ dryRun, done, total }: ImportProgress): string {
  const far = `${formatNumber(done)} of ${formatCount(total, "row")}`;
  if (dryRun) return `Stopped after checking ${far}. Nothing is changed.`;
  return `Stopped after importing ${far}. What was stored stays; going on, or importing the table again, makes nothing twice.`;
}
