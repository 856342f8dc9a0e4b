import { classNames } from "#web/lib/page/class-names.ts";
import type { LabelledValue } from "./content/content-types.ts";

interface DescriptionListProps {
  values: readonly LabelledValue[];
  /** Highlights the last row, which is the sum of the others. */
  hasTotal?: boolean | undefined;
}

export function DescriptionList({ values, hasTotal }: DescriptionListProps) {
  return (
    <dl className={classNames("mt-3 max-w-168 border-t border-line", hasTotal && "*:last:font-bold *:last:text-ocean")}>
      {values.map(([label, value, remark]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
          <dt className="min-w-0 wrap-anywhere">
            {label}
            {remark && <span className="block text-1 text-ink2">{remark}</span>}
          </dt>
          <dd className="max-w-3/5 flex-none text-right font-bold text-balance">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
