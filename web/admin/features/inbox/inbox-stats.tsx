import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

interface InboxStatsProps {
  counts: EnquiryCounts | undefined;
}

/** The counts, which are undefined while they load. Small, because the enquiries matter more. */
export function InboxStats({ counts }: InboxStatsProps) {
  const stats = [
    ["Total Submissions", counts?.total],
    ["New", counts?.new],
    ["Read", counts?.read],
    ["This Month", counts?.this_month],
  ] as const;
  return (
    <div className="items-baseline gap-x-6 text-1 max-lg:mt-6 lg:flex">
      <dl className="flex flex-wrap gap-x-6 gap-y-2 max-lg:justify-between max-lg:gap-x-3">
        {stats.map(([label, value]) => (
          <div key={label} className="flex flex-col-reverse lg:flex-row-reverse lg:items-baseline lg:gap-1.5">
            <dt className="text-ink2 max-lg:text-0">{label}</dt>
            <dd className="font-bold text-ocean">{value === undefined ? "…" : formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-ink2 max-lg:mt-2">New: not opened yet. Read: opened, answered or not.</p>
    </div>
  );
}
