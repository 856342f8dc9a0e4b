import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Notice } from "#web/ui/feedback/notice.tsx";
import type { ImportProgress } from "../run/import-progress.ts";
import { leftOutRows } from "../run/similar-rows.ts";

/** Says after an import how many rows it has left out. */
export function LeftOutNotice({ progress, rowCount }: { progress: ImportProgress; rowCount: number }) {
  const { question, error } = progress.counts;
  const leftOut = question + error + leftOutRows(progress).length;
  if (leftOut === 0) return null;
  return (
    <Notice
      tone="warn"
      icon="warn"
      title={`${formatNumber(leftOut)} of ${formatCount(rowCount, "row")} ${leftOut === 1 ? "was" : "were"} left out`}
    >
      <p>Correct them below, then import them. The report says why each one was left out.</p>
    </Notice>
  );
}
