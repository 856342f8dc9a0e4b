import { byteOrderMark, csvLine } from "#contract/admin/csv.ts";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel } from "../columns/column-fields.ts";
import type { ImportProgress } from "../run/run-import.ts";

/** The downloaded report has all rows. */
const maxShownRows = 200;
const maxOpenRows = 20;

/** What was, or would be, done with each row. Rows with problems come first. */
export function ImportReport({ progress }: { progress: ImportProgress }) {
  const { dryRun, counts, rows } = progress;
  const would = dryRun ? "would be " : "";
  const sortedRows = [...rows.filter(hasProblem), ...rows.filter((row) => !hasProblem(row))];
  return (
    <div className="mt-4">
      <ul className="grid gap-1">
        <li>
          {formatNumber(counts.created)} {would}created
        </li>
        <li>
          {formatNumber(counts.updated)} {would}updated
        </li>
        <li>{formatNumber(counts.unchanged)} unchanged</li>
        <li className={counts.error > 0 ? "font-bold text-bad" : undefined}>
          {formatNumber(counts.error)} with problems
          {counts.error > 0 && `, which ${dryRun ? "would be" : "were"} left out`}
        </li>
      </ul>
      {sortedRows.length > 0 && (
        <>
          <Button
            look="quiet"
            className="mt-2 -ml-3"
            onClick={() => saveFile(buildReportFile(progress), "import-report.csv")}
          >
            <LineIcon name="down" />
            Download the report
          </Button>
          <details className="mt-2" open={sortedRows.length <= maxOpenRows}>
            <summary className="flex min-h-11 cursor-pointer items-center font-bold">Row by row</summary>
            <p className="text-1 text-ink2">
              Row 1 is the first row below the column names.
              {sortedRows.length > maxShownRows &&
                ` These are the first ${maxShownRows} of ${formatNumber(sortedRows.length)} rows. The report has all of them.`}
            </p>
            <ul className="mt-1 border-t border-line text-1 wrap-anywhere">
              {sortedRows.slice(0, maxShownRows).map((row) => (
                <li key={row.row} className="border-b border-line py-2">
                  <b>
                    Row {row.row}
                    {row.reference && `, ${row.reference}`}:
                  </b>{" "}
                  {describeResult(row, would)}
                </li>
              ))}
            </ul>
          </details>
        </>
      )}
    </div>
  );
}

const hasProblem = ({ result }: ImportedRow) => result === "error";

function describeResult({ result, changed, errors }: ImportedRow, would: string): string {
  if (result === "error") return errors.map(({ field, msg }) => `${fieldLabel(field)}: ${msg}`).join("; ");
  return result === "updated" ? `${would}updated (${changed.join(", ")})` : `${would}created`;
}

/** Returns a CSV file of all rows but the unchanged ones, in the order of the spreadsheet. */
function buildReportFile({ dryRun, rows }: ImportProgress): Blob {
  const would = dryRun ? "would be " : "";
  const lines = rows.map((row) => csvLine([row.row, row.reference, describeResult(row, would)]));
  return new Blob([byteOrderMark, csvLine(["row", "reference", "result"]), ...lines], {
    type: "text/csv;charset=utf-8",
  });
}
