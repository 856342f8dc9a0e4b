import { ExportSection } from "./export-section.tsx";
import { ImportHistory } from "./history/import-history.tsx";
import { ImportSection } from "./import-section.tsx";

/** Exports listings as CSV files and imports spreadsheets. */
export function ImportExportPage() {
  return (
    <div className="wrap py-6 lg:py-8">
      <h1 className="text-4">Import and export</h1>
      <p className="mt-2 max-w-[60ch] text-ink2">
        Export listings as a CSV file, edit it in any spreadsheet program, and import it again. We match homes by their
        reference, so importing a file twice creates no duplicates. Files from other programs work too.
      </p>
      <ExportSection />
      <ImportSection />
      <ImportHistory />
    </div>
  );
}
