import type { AnswerGroup } from "#contract/admin/answer-groups.ts";
import type { AnswerStat } from "#contract/admin/answer-stats.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { answerLabel, formatMinutes, formatShare, groupLabels } from "./answer-texts.ts";

const cellClass = "py-2 pl-3 text-right whitespace-nowrap tabular-nums";
const headClass = "py-2 pl-3 text-right align-bottom text-1 font-bold text-ink2";
/** A phone shows the columns that the owner asks for first. */
const wideClass = "max-sm:hidden";

/** The numbers of each row. A phone hides the number of answers, which the share in time implies. */
export function AnswersTable({ by, stats }: { by: AnswerGroup; stats: readonly AnswerStat[] }) {
  return (
    <table className="w-full border-collapse max-sm:text-1">
      <caption className="sr-only">{`Enquiries and answer times by ${groupLabels[by].toLowerCase()}`}</caption>
      <thead>
        <tr className="border-b border-line">
          <th scope="col" className="py-2 text-left align-bottom text-1 font-bold text-ink2">
            {groupLabels[by]}
          </th>
          <th scope="col" className={headClass}>
            Enquiries
          </th>
          <th scope="col" className={`${headClass} ${wideClass}`}>
            Answered
          </th>
          <th scope="col" className={headClass}>
            Typical wait
          </th>
          <th scope="col" className={`${headClass} ${wideClass}`}>
            9 of 10 within
          </th>
          <th scope="col" className={headClass}>
            In time
          </th>
        </tr>
      </thead>
      <tbody>
        {stats.map((stat) => (
          <tr key={stat.key} className="border-b border-line">
            <th scope="row" className="py-2 text-left font-normal">
              {answerLabel(by, stat)}
            </th>
            <td className={cellClass}>{formatNumber(stat.enquiries)}</td>
            <td className={`${cellClass} ${wideClass}`}>{formatNumber(stat.answered)}</td>
            <td className={cellClass}>{formatMinutes(stat.median_minutes)}</td>
            <td className={`${cellClass} ${wideClass}`}>{formatMinutes(stat.p90_minutes)}</td>
            <td className={cellClass}>{formatShare(stat.in_time, stat.enquiries)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
