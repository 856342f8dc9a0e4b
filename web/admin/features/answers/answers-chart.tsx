import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { BarRow } from "#web/admin/ui/chart/bar-row.tsx";
import { SeriesSwatch, seriesColor } from "#web/admin/ui/chart/series-swatch.tsx";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { answerLabel } from "./answer-texts.ts";

/** More rows make the bars hard to compare; the table has them all. */
const maxBars = 14;

/** One bar for each row: answered in time, answered later, not answered. The table has the same numbers. */
export function AnswersChart({ by, stats }: { by: AnswerGroup; stats: readonly AnswerStat[] }) {
  const shown = by === "month" ? stats.slice(-maxBars) : stats.slice(0, maxBars);
  const most = Math.max(...shown.map(({ enquiries }) => enquiries));
  return (
    <figure aria-hidden="true" className="@container">
      <figcaption className="flex flex-wrap gap-x-4 gap-y-1 text-1 text-ink2">
        {["In time", "Later", "Not answered"].map((label, index) => (
          <span key={label} className="inline-flex items-center gap-1.5">
            <SeriesSwatch number={index + 1} />
            <span>{label}</span>
          </span>
        ))}
      </figcaption>
      <ul className="mt-3 grid gap-y-2">
        {shown.map((stat) => (
          <Bar key={stat.key} label={answerLabel(by, stat)} stat={stat} most={most} />
        ))}
      </ul>
    </figure>
  );
}

/** A bar of few enquiries is at least as wide as a bar of a legend. */
function Bar({ label, stat, most }: { label: string; stat: AnswerStat; most: number }) {
  const { enquiries, answered, in_time } = stat;
  const parts = [in_time, answered - in_time, enquiries - answered];
  return (
    <BarRow label={label} value={formatNumber(enquiries)}>
      <svg
        style={{ width: `max(12px, 100% * ${enquiries / most})` }}
        className="h-full"
        aria-hidden="true"
        viewBox={`0 0 ${enquiries} 1`}
        preserveAspectRatio="none"
      >
        {parts.map((part, index) => (
          <rect
            key={seriesColor(index + 1)}
            x={parts.slice(0, index).reduce((total, width) => total + width, 0)}
            width={part}
            height="1"
            className={seriesColor(index + 1)}
          />
        ))}
      </svg>
    </BarRow>
  );
}
