import type { AdminCounts } from "#web/admin/lib/api/use-admin-counts.ts";
import { formatNumber } from "#web/lib/format/format-values.ts";
import { classNames } from "#web/lib/page/class-names.ts";

const meanings: Record<keyof AdminCounts, [one: string, several: string]> = {
  unansweredEnquiries: ["to answer", "to answer"],
  accessRequests: ["request for access", "requests for access"],
};

/** A larger number does not fit. */
const maxShown = 99;

const shapeClass = "min-w-5.5 flex-none rounded-s px-1.5 text-center whitespace-nowrap text-1 font-bold";
/** Beside the icon, above the label. */
const barClass = classNames(
  "absolute top-1 left-[calc(50%+8px)] max-w-[calc(50%+4px)] min-w-4 overflow-hidden rounded-full bg-ocean px-1",
  "text-center whitespace-nowrap text-[length:min(var(--text-0),4vw)] leading-4 font-bold text-paper",
);
const placeClasses = {
  bar: barClass,
  side: `${shapeClass} -ml-2 bg-on-deep2 px-1! text-deep`,
  sheet: `${shapeClass} bg-sand2 text-ink`,
};

interface CountBadgeProps {
  place: keyof typeof placeClasses;
  name: keyof AdminCounts;
  counts: AdminCounts;
}

/** A number with its meaning for screen readers; nothing if it is 0. */
export function CountBadge({ place, name, counts }: CountBadgeProps) {
  const count = counts[name];
  if (count === 0) return null;
  return (
    <span className={placeClasses[place]}>
      {count > maxShown ? <span aria-hidden="true">{`${maxShown}+`}</span> : <span>{formatNumber(count)}</span>}
      <span className="sr-only">
        {`${count > maxShown ? formatNumber(count) : ""} ${meanings[name][count === 1 ? 0 : 1]}`}
      </span>
    </span>
  );
}
