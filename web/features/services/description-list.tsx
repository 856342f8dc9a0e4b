import { classNames } from "#web/lib/page/class-names.ts";
import type { LabelledValue } from "./content/content-types.ts";

interface DescriptionListProps {
  values: readonly LabelledValue[];
  /** Highlights the last row, which is the sum of the others. */
  hasTotal?: boolean | undefined;
  /** Two columns on wide screens. */
  isWide?: boolean;
}

export function DescriptionList({ values, hasTotal, isWide }: DescriptionListProps) {
  return (
    <dl
      className={classNames(
        "mt-3 border-t border-line",
        isWide ? "lg:grid lg:grid-cols-2 lg:gap-x-12" : "max-w-168",
        hasTotal && "*:last:font-bold *:last:text-ocean",
      )}
    >
      {values.map(([label, value, remark]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
          <dt className="min-w-0 wrap-anywhere">
            {label}
            {remark && <span className="block text-1 text-ink2">{remark}</span>}
          </dt>
          <dd className="max-w-3/5 shrink-0 text-right font-bold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
