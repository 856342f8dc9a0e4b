import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

/** The number is above its label on a phone, and before it on a desktop. */
const statClass =
  "flex flex-col-reverse justify-center max-lg:leading-tight lg:flex-row-reverse lg:items-baseline lg:gap-2 lg:py-3";

interface InboxStatsProps {
  counts: EnquiryCounts | undefined;
}

/** The counts, which are undefined while they load. Small on a phone, because the enquiries matter more. */
export function InboxStats({ counts }: InboxStatsProps) {
  const stats = [
    ["Total Submissions", counts?.total],
    ["New", counts?.new],
    ["Read", counts?.read],
    ["This Month", counts?.this_month],
  ] as const;
  return (
    <dl className="flex flex-none gap-x-2 sm:gap-x-6 lg:mt-3 lg:gap-x-10 lg:border-t lg:border-line">
      {stats.map(([label, value]) => (
        <div key={label} className={statClass}>
          <dt className="text-0 text-ink2 lg:text-1">{label}</dt>
          <dd className="text-2/[1.2] font-bold text-ocean lg:text-3">
            {value === undefined ? "…" : formatNumber(value)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
