import { classNames } from "#web/lib/page/class-names.ts";
import type { LabelledValue } from "./content/content-types.ts";

interface FigureRowsProps {
  figures: readonly LabelledValue[];
  /** The last row sums the others up. */
  hasTotal?: boolean | undefined;
}

/** Labels and figures as ruled lines, no wider than the eye can follow. */
export function DescriptionList({ figures, hasTotal }: FigureRowsProps) {
  return (
    <dl className={classNames("mt-3 max-w-168 border-t border-line", hasTotal && "*:last:font-bold *:last:text-ocean")}>
      {figures.map(([label, figure, remark]) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-3">
          <dt>
            {label}
            {remark && <span className="block text-1 text-ink2">{remark}</span>}
          </dt>
          <dd className="max-w-3/5 shrink-0 text-right font-bold text-balance">{figure}</dd>
        </div>
      ))}
    </dl>
  );
}
