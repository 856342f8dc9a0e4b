import { useState } from "react";
import { Link } from "react-router-dom";
import { adminPaths } from "#contract/site/admin-paths.ts";
import { propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { statusLabel } from "#shared/listings/status/status-label.ts";
import { Tick } from "#web/admin/ui/inputs/tick.tsx";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { withQuery } from "#web/lib/page/paths.ts";
import { Button } from "#web/ui/button.tsx";
import { importAnyway } from "../import-store.ts";
import type { ImportProgress, SimilarRow } from "../run/import-progress.ts";
import { leftOutRows, similarRows } from "../run/left-out-rows.ts";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";

const pageSize = 50;

/** New rows that look like stored listings, each with the choice to leave it out or to import it anyway. */
export function SimilarListings({ source, progress }: { source: ImportSource; progress: ImportProgress }) {
  const [shown, setShown] = useState(pageSize);
  const rows = similarRows(progress);
  if (rows.length === 0) return null;
  const leftOut = leftOutRows(progress).length;
  const decide = (isImported: boolean) =>
    importAnyway(
      rows.map(({ row }) => row),
      isImported,
    );
  return (
    <section aria-labelledby="import-similar" className="mt-4 rounded-m border-l-4 border-warn bg-sand p-3">
      <h3 id="import-similar">{`${formatCount(rows.length, "row looks", "rows look")} like a listing you already have`}</h3>
      <p className="mt-1 max-w-[65ch]">
        Same kind, title, address, price and bedrooms, but not the same reference. They are left out unless you import
        them anyway.
      </p>
      <p role="status" className="mt-1 text-1 text-ink2">
        {`${formatNumber(leftOut)} left out, ${formatNumber(rows.length - leftOut)} imported anyway.`}
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button look="outline" disabled={leftOut === 0} onClick={() => decide(true)}>
          Import all anyway
        </Button>
        <Button look="outline" disabled={leftOut === rows.length} onClick={() => decide(false)}>
          Leave all out
        </Button>
      </div>
      <ul className="mt-3 border-t border-line">
        {rows.slice(0, shown).map((row) => (
          <SimilarListingRow
            key={row.row}
            row={row}
            number={rowNumber(source, row.row - 1)}
            isImported={progress.importedAnyway?.has(row.row) ?? false}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button look="quiet" className="mt-1 -ml-3" onClick={() => setShown(shown + pageSize)}>
          {`Show ${formatNumber(Math.min(pageSize, rows.length - shown))} more of ${formatNumber(rows.length)}`}
        </Button>
      )}
    </section>
  );
}

interface SimilarListingRowProps {
  row: SimilarRow;
  /** In the spreadsheet program. */
  number: number;
  isImported: boolean;
}

function SimilarListingRow({ row: { row, similar }, number, isImported }: SimilarListingRowProps) {
  const { uuid, reference, title, kind, status, published } = similar;
  const facts = [propertyKindTraits[kind].badge, published ? statusLabel(status) : "Draft"];
  return (
    <li className="flex flex-wrap items-center gap-x-6 border-b border-line py-1 wrap-anywhere">
      <p className="min-w-0 flex-1 basis-[18rem]">
        <span>{`Row ${formatNumber(number)} looks like`}</span>{" "}
        <Link
          to={withQuery(adminPaths.listings, new URLSearchParams({ view: uuid }))}
          className="inline-flex min-h-touch items-center"
        >
          {`${reference}, ${title}`}
        </Link>{" "}
        <span className="text-1 text-ink2">{`(${facts.join(", ")})`}</span>
      </p>
      <Tick checked={isImported} onChange={({ currentTarget }) => importAnyway([row], currentTarget.checked)}>
        <span>{`Import row ${formatNumber(number)} anyway`}</span>
      </Tick>
    </li>
  );
}
