import { useMemo } from "react";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import { byteOrderMark, csvLine } from "#shared/csv.ts";
import { saveFile } from "#web/lib/api/save-file.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { LineIcon } from "#web/ui/icons/line-icon.tsx";
import { fieldLabel } from "../columns/column-fields.ts";
import { type ImportProgress, isOpenRow, type SimilarRow } from "../run/import-progress.ts";
import { leftOutRows } from "../run/left-out-rows.ts";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";

/** The downloaded report has all rows. */
const maxShownRows = 200;
const maxOpenRows = 20;

/** What was, or would be, done with each row. Rows with problems come first; they are listed above too, so it is folded. */
export function ImportReport({ source, progress }: { source: ImportSource; progress: ImportProgress }) {
  const results = useMemo(() => describeRows(source, progress, leftOutRows(progress)), [source, progress]);
  const sortedRows = [...results.filter(({ isOpen }) => isOpen), ...results.filter(({ isOpen }) => !isOpen)];
  if (sortedRows.length === 0) return null;
  return (
    <div className="mt-4">
      <Button
        look="quiet"
        className="mt-2 -ml-4"
        onClick={() => saveFile(buildReportFile(results), "import-report.csv")}
      >
        <LineIcon name="down" />
        Download the report
      </Button>
      <details className="mt-2" open={!progress.rows.some(isOpenRow) && sortedRows.length <= maxOpenRows}>
        <summary className="fold w-fit font-bold">
          Row by row <span className="font-normal text-ink2">{formatCount(sortedRows.length, "row")}</span>
        </summary>
        <p className="text-1 text-ink2">
          {`Rows have the numbers of your spreadsheet.${sortedRows.length > maxShownRows ? ` These are the first ${maxShownRows} of ${formatNumber(sortedRows.length)} rows. The report has all of them.` : ""}`}
        </p>
        <ul className="mt-1 border-t border-line text-1 wrap-anywhere">
          {sortedRows.slice(0, maxShownRows).map((row) => (
            <li key={row.row} className="border-b border-line py-2">
              <b>{`Row ${row.row}${row.reference ? `, ${row.reference}` : ""}:`}</b> <span>{row.text}</span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

interface DescribedRow extends Pick<ImportedRow, "row" | "reference"> {
  text: string;
  /** Left out until it is corrected. */
  isOpen: boolean;
}

/** Returns all rows but the unchanged ones with what was, or would be, done, in the order of the spreadsheet. */
function describeRows(
  source: ImportSource,
  { dryRun, rows }: ImportProgress,
  leftOut: readonly SimilarRow[],
): DescribedRow[] {
  const would = dryRun ? "would be " : "";
  const omitted = new Set(leftOut.map(({ row }) => row));
  const described = rows
    .filter(({ row }) => !omitted.has(row))
    .map((row): DescribedRow => ({ ...row, text: describeResult(row, would), isOpen: isOpenRow(row) }));
  const omissions = leftOut.map(
    (row): DescribedRow => ({
      ...row,
      text: `${would}left out: it looks like ${row.similar.reference}`,
      isOpen: false,
    }),
  );
  return [...described, ...omissions]
    .sort((one, other) => one.row - other.row)
    .map((row) => ({ ...row, row: rowNumber(source, row.row - 1) }));
}

function describeResult(row: ImportedRow, would: string): string {
  const { result, changed, errors, questions } = row;
  if (isOpenRow(row))
    return [...errors, ...questions].map(({ field, msg }) => `${fieldLabel(field)}: ${msg}`).join("; ");
  return result === "updated" ? `${would}updated (${changed.join(", ")})` : `${would}created`;
}

function buildReportFile(rows: DescribedRow[]): Blob {
  const lines = rows.map(({ row, reference, text }) => csvLine([row, reference, text]));
  return new Blob([byteOrderMark, csvLine(["row", "reference", "result"]), ...lines], {
    type: "text/csv;charset=utf-8",
  });
}
