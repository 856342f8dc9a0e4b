import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { Figures } from "#web/admin/ui/chart/figures.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { formatShare } from "./answer-texts.ts";

/** What the owner asks first: how many enquiries of the period were answered in time, and how many are open. */
export function AnswerTotals({ stats }: { stats: readonly AnswerStat[] }) {
  const sum = (name: "enquiries" | "answered" | "in_time") => stats.reduce((total, stat) => total + stat[name], 0);
  const enquiries = sum("enquiries");
  return (
    <Figures
      stats={[
        { value: formatShare(sum("in_time"), enquiries), label: "In time" },
        { value: formatNumber(enquiries), label: "Enquiries" },
        { value: formatNumber(enquiries - sum("answered")), label: "Not answered" },
      ]}
    />
  );
}
