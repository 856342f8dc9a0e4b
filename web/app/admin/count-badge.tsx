import type { AdminCounts } from "#web/lib/api/use-admin-counts.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";

const meanings: Record<keyof AdminCounts, [one: string, several: string]> = {
  unansweredEnquiries: ["enquiry to answer", "enquiries to answer"],
  accessRequests: ["request for access", "requests for access"],
};

/** A larger number does not fit. */
const maxShown = 99;

interface CountBadgeProps {
  name: keyof AdminCounts;
  counts: AdminCounts;
}

/** A number with its meaning for screen readers; nothing if it is 0. */
export function CountBadge({ name, counts }: CountBadgeProps) {
  const count = counts[name];
  if (count === 0) return null;
  return (
    <span className="count-badge">
      {count > maxShown ? <span aria-hidden="true">{`${maxShown}+`}</span> : <span>{formatNumber(count)}</span>}
      <span className="sr-only">
        {`${count > maxShown ? formatNumber(count) : ""} ${meanings[name][count === 1 ? 0 : 1]}`}
      </span>
    </span>
  );
}
