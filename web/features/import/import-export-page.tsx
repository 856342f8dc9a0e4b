import { ExportSection } from "./export-section.tsx";
import { ImportHistory } from "./history/import-history.tsx";
import { ImportGuide } from "./import-guide.tsx";
import { ImportSection } from "./import-section.tsx";
import { useImport } from "./import-store.ts";

/** Imports spreadsheets and exports listings as CSV files. While a file is imported, it has the screen to itself. */
export function ImportExportPage() {
  const { stage } = useImport();
  const isStarted = stage !== "empty";
  const isFinished = stage === "imported" || stage === "undone";
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4">Import and export</h1>
      {!isStarted && <p className="mt-2 text-ink2">Add or change many listings at once with a spreadsheet.</p>}
      <div className="import-sections" data-started={isStarted || undefined}>
        <ImportSection />
        {(!isStarted || isFinished) && <ExportSection />}
      </div>
      <ImportHistory />
      {!isStarted && <ImportGuide />}
    </div>
  );
}
