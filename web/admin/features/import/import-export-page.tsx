import { NumberedSteps } from "#web/admin/ui/numbered-steps.tsx";
import { PageHead, screenClass } from "#web/admin/ui/page-head.tsx";
import { useIsWide } from "#web/admin/ui/use-is-wide.ts";
import { ExportSection } from "./export-section.tsx";
import { ImportHistory } from "./history/import-history.tsx";
import { ImportSection } from "./import-section.tsx";
import { useImport } from "./import-store.ts";

const partsClass = "grid grid-cols-1 gap-5 lg:gap-8 *:grid *:min-w-0 *:grid-cols-1 *:content-start *:gap-3";
const besideClass =
  "mt-3 *:border-t *:border-line *:pt-4 lg:mt-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:gap-12 lg:border-t lg:border-line lg:pt-6 lg:*:border-0 lg:*:pt-0";
/** The steps are the page then. */
const startedClass = "mt-3 *:not-first:border-t *:not-first:border-line *:not-first:pt-6";

/** Imports spreadsheets and exports listings as CSV files. While a file is imported, it has the screen to itself. */
export function ImportExportPage() {
  const { stage } = useImport();
  const isStarted = stage !== "empty";
  const isFinished = stage === "imported" || stage === "undone";
  return (
    <div className={screenClass}>
      <PageHead title="Import and export" lead={!isStarted && "Add or change many listings with a spreadsheet."} />
      <div className={`${partsClass} ${isStarted ? startedClass : besideClass}`}>
        <ImportSection />
        {(!isStarted || isFinished) && <ExportSection />}
      </div>
      <ImportHistory />
      {!isStarted && <ImportGuide />}
    </div>
  );
}

const steps = [
  ["File", "CSV, Excel (.xlsx) or a web page saved as .xls, up to 20 MB."],
  ["Columns", "Say what each column is. Your choice is remembered for the next file."],
  ["Check", "Correct problems and answer questions on the page. Nothing has changed yet."],
  ["Import", "Homes without photos are saved as drafts. You can undo the import for 7 days."],
] as const;

/** The rules of an import. A phone shows them on demand. */
function ImportGuide() {
  const isWide = useIsWide();
  return (
    <details className="mt-5 border-t lg:mt-8 border-line" open={isWide}>
      <summary className="fold min-h-15 justify-between">
        <h2 className="text-3">How it works</h2>
      </summary>
      <NumberedSteps steps={steps} />
      <p className="mt-4 text-1 text-ink2">
        We match homes by their reference, so importing a file twice creates no duplicates.
      </p>
    </details>
  );
}
