import type { EnquiryCounts } from "#contract/enquiries/inbox-enquiry.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";

interface InboxStatsProps {
  counts: EnquiryCounts | undefined;
  className: string;
}

/** The counts, which are undefined while they load. Small on a phone, because the enquiries matter more: with large text, a number is before its label. */
export function InboxStats({ counts, className }: InboxStatsProps) {
  const stats = [
    ["Total Submissions", counts?.total],
    ["New", counts?.new],
    ["Read", counts?.read],
    ["This Month", counts?.this_month],
  ] as const;
  return (
    <div className={classNames("@container", className)}>
      <dl className="flex flex-wrap justify-between gap-x-3 max-lg:mt-1 lg:mt-3 lg:justify-start lg:gap-x-10 lg:border-t lg:border-line @max-[15em]:justify-start">
        {stats.map(([label, value]) => (
          <div
            key={label}
            className="flex flex-col-reverse justify-end py-1 max-lg:leading-tight @max-[15em]:flex-row-reverse @max-[15em]:items-baseline @max-[15em]:gap-2 @max-[15em]:py-0 lg:flex-row-reverse lg:items-baseline lg:gap-2 lg:py-3"
          >
            <dt className="text-1 text-ink2">{label}</dt>
            <dd className="text-3 leading-[1.2] font-bold text-ocean @max-[15em]:text-1">
              {value === undefined ? "…" : formatNumber(value)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
