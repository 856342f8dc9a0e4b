import { byteOrderMark, csvLine } from "#contract/admin/csv.ts";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { LineIcon } from "#web/ui/admin/line-icon.tsx";
import { Button } from "#web/ui/button.tsx";
import type { ImportProgress } from "./run-import.ts";

/** The downloaded report has all rows. */
const maxShownRows = 200;

/** What was, or would be, done with each row. Rows with problems come first. */
export function ImportReport({ progress }: { progress: ImportProgress }) {
  const { dryRun, counts, rows, ignoredColumns } = progress;
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
      {ignoredColumns.length > 0 && (
        <p className="mt-2 text-1 text-warn">Ignored columns: {ignoredColumns.join(", ")}</p>
      )}
      {sortedRows.length > 0 && (
        <>
          <div className="mt-4 flex flex-wrap items-center justify-between gap-x-4">
            <h3>Row by row</h3>
            <Button
              look="quiet"
              className="-mr-3"
              onClick={() => saveFile(buildReportFile(progress), "import-report.csv")}
            >
              <LineIcon name="down" />
              Download the report
            </Button>
          </div>
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
        </>
      )}
    </div>
  );
}

const hasProblem = ({ result }: ImportedRow) => result === "error";

function describeResult({ result, changed, errors }: ImportedRow, would: string): string {
  if (result === "error") return errors.map(({ field, msg }) => `${field}: ${msg}`).join("; ");
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
