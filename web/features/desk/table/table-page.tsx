import { useState } from "react";
import { deskEndpoints } from "#contract/desk-endpoints.ts";
import { endpointPath } from "#contract/endpoints.ts";
import { countOf, formatNumber } from "#web/lib/format.ts";
import { Button } from "#web/ui/button.tsx";
import { Field, Select } from "#web/ui/field.tsx";
import { Note } from "#web/ui/note.tsx";
import { ExportButton } from "../kit/export-button.tsx";
import { ImportReport } from "./import-report.tsx";
import { useImport } from "./use-import.ts";

/** Listings as a table, out and in again. */
export function TablePage() {
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
          path={endpointPath(deskEndpoints.exportProperties)}
          params={new URLSearchParams(kind ? { kind } : {})}
          name={kind ? `properties-${kind}.csv` : "properties.csv"}
          label="Export properties"
        />
      </div>
    </section>
  );
}

function ImportSection() {
  const { table, stage, progress, problem, choose, importAll, cancel } = useImport();
  const isRunning = stage === "checking" || stage === "importing";
  const ready = progress ? progress.counts.created + progress.counts.updated : 0;
  return (
    <section aria-labelledby="import-title" className="mt-8 border-t-2 border-ocean pt-4">
      <h2 id="import-title" className="text-3">
        Import
      </h2>
      <p className="mt-1 max-w-[60ch] text-ink2">
        The table is checked first: nothing is changed until you have read what would be. Rows without pictures stay
        drafts.
      </p>
      <Field id="import-file" label="CSV table" className="mt-3 max-w-md">
        <input
          id="import-file"
          type="file"
          accept=".csv,text/csv"
          className="in"
          disabled={isRunning}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // So that the same file, mended, can be chosen again.
            if (file) choose(file).finally(() => (currentTarget.value = ""));
          }}
        />
      </Field>
      <div role="status" className="mt-3">
        {table && `${table.name}: ${countOf(table.rows.length, "row")}. ${stageText(stage)}`}
      </div>
      {problem && (
        <div role="alert" className="mt-3">
          <Note tone="bad" title="The import stopped">
            <p>{problem}</p>
          </Note>
        </div>
      )}
      {isRunning && progress && (
        <div className="mt-3 flex max-w-md flex-wrap items-center gap-3">
          <progress
            className="min-w-0 flex-1"
            max={progress.total}
            value={progress.done}
            aria-label={stage === "checking" ? "Checked" : "Imported"}
          />
          <span className="text-1">
            {formatNumber(progress.done)} of {formatNumber(progress.total)}
          </span>
          <Button look="quiet" onClick={cancel}>
            Cancel
          </Button>
        </div>
      )}
      {stage === "checked" && (
        <Button className="mt-3" disabled={ready === 0} onClick={importAll}>
          {ready === 0 ? "Nothing to import" : `Import ${countOf(ready, "row")}`}
        </Button>
      )}
      {progress && !isRunning && <ImportReport progress={progress} isDryRun={stage === "checked"} />}
    </section>
  );
}

function stageText(stage: ReturnType<typeof useImport>["stage"]): string {
  const texts = {
    empty: "",
    checking: "Checking...",
    checked: "Checked, nothing is changed yet.",
    importing: "Importing...",
    imported: "Imported.",
    stopped: "Stopped.",
  };
  return texts[stage];
}
