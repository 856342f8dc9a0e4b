import { formatCount } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/feedback/notice.tsx";
import { fillMissingReferences } from "./import-store.ts";
import type { Spreadsheet } from "./spreadsheet.ts";

interface SpreadsheetNoticesProps {
  spreadsheet: Spreadsheet;
  canFill: boolean;
}

/** Warnings about a spreadsheet, and the button that fills in missing references. */
export function SpreadsheetNotices({ spreadsheet, canFill }: SpreadsheetNoticesProps) {
  const { notices, rows, withoutReference } = spreadsheet;
  const missingTitle =
    withoutReference === rows.length
      ? "No row has a reference"
      : `${formatCount(withoutReference, "row has", "rows have")} no reference`;
  return (
    <div className="mt-3 grid max-w-[65ch] grid-cols-[minmax(0,1fr)] gap-3">
      {notices.map((notice) => (
        <Notice key={notice} tone="warn" icon="warn" title={notice} />
      ))}
      {withoutReference > 0 && (
        <Notice tone="warn" icon="warn" title={missingTitle}>
          <p>
            Rows are matched by reference. A row without one is left out, because importing the file again would create
            a duplicate.
          </p>
          {canFill && (
            <>
              <p className="mt-1">
                You can fill in references here. Keep the file that is downloaded, and import that one from now on.
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
