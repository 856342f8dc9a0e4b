import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { leftOutRows } from "../run/similar-rows.ts";

/** How many rows were, or would be, created, updated and left out. */
export function ImportFigures({ progress }: { progress: ImportProgress }) {
  const { dryRun, counts } = progress;
  const would = dryRun ? "would be " : "";
  const leftOut = leftOutRows(progress).length;
  return (
    <ul className="import-figures" aria-label="Result">
      <Figure value={counts.created - (dryRun ? leftOut : 0)}>{would}created</Figure>
      <Figure value={counts.updated}>{would}updated</Figure>
      <Figure value={counts.unchanged}>unchanged</Figure>
      {leftOut > 0 && (
        <Figure value={leftOut}>
          {dryRun ? "would be" : "were"} left out, because they look like listings you have
        </Figure>
      )}
      <Figure value={counts.error} isBad={counts.error > 0}>
        with problems
        {counts.error > 0 && `, which ${dryRun ? "would be" : "were"} left out`}
      </Figure>
    </ul>
  );
}

function Figure({ value, isBad, children }: { value: number; isBad?: boolean; children: ReactNode }) {
  return (
    <li className={classNames(isBad && "text-bad")}>
      <b>{formatNumber(value)}</b> <span>{children}</span>
    </li>
  );
}
