import type { ImportedRow } from "#contract/property-import.ts";
import { formatNumber } from "#web/lib/format.ts";
import type { ImportProgress } from "./import-run.ts";

/** More lines than this are no reading for a person; the counts say the rest. */
const shownRows = 200;

interface ImportReportProps {
  progress: ImportProgress;
  /** It says what would be done, nothing is yet. */
  isDryRun: boolean;
}

/** What was done with each row, or would be, in words; those with problems stand first. */
export function ImportReport({ progress, isDryRun }: ImportReportProps) {
  const { counts, rows, ignoredColumns } = progress;
  const would = isDryRun ? "would be " : "";
  const told = [...rows].sort((one, other) => Number(other.result === "error") - Number(one.result === "error"));
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
          {counts.error > 0 && `, which ${isDryRun ? "would be" : "were"} left out`}
        </li>
      </ul>
      {ignoredColumns.length > 0 && (
        <p className="mt-2 text-1 text-warn">Columns that are no field of a listing: {ignoredColumns.join(", ")}</p>
      )}
      <h3 className="mt-4">Row by row</h3>
      <ul className="mt-1 border-t border-line text-1">
        {told.slice(0, shownRows).map((row) => (
          <li key={row.row} className="border-b border-line py-2">
            <b>
              Row {row.row}
              {row.reference && `, ${row.reference}`}:
            </b>{" "}
            {inWords(row, would)}
          </li>
        ))}
      </ul>
      {told.length > shownRows && (
        <p className="mt-1 text-1 text-ink2">
          The first {shownRows} of {formatNumber(told.length)} rows.
        </p>
      )}
    </div>
  );
}

function inWords({ result, changed, errors }: ImportedRow, would: string): string {
  if (result === "error") return errors.map(({ field, msg }) => `${field}: ${msg}`).join("; ");
  if (result === "updated") return `${would}updated (${changed.join(", ")})`;
  return result === "created" ? `${would}created` : "unchanged";
}
