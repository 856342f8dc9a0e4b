import type { LabelledValue } from "../content/content-types.ts";

interface BarListProps {
  values: readonly LabelledValue[];
  /** The last row is the sum of the others; it has no bar. */
  hasTotal?: boolean | undefined;
}

/** Returns the numbers in a text: one, or the two ends of a range. */
function readNumbers(text: string): number[] {
  return (text.match(/\d[\d,]*/g) ?? []).map((number) => Number(number.replaceAll(",", "")));
}

/** Labelled numbers or ranges, each with a bar. All bars have the same scale: from 0 to the total, else to the highest value. */
export function BarList({ values, hasTotal }: BarListProps) {
  const rows = hasTotal ? values.slice(0, -1) : values;
  const total = hasTotal ? values.at(-1) : undefined;
  const end = Math.max(...values.flatMap(([, value]) => readNumbers(value)));
  return (
    <dl className="mt-3 max-w-168 border-t border-line">
      {rows.map(([label, value, remark]) => {
        const [first = 0, last] = readNumbers(value);
        const [from, to] = last === undefined ? [0, first] : [first, last];
        return (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 border-b border-line py-3">
            <dt>
              {label}
              {remark && <span className="block text-1 text-ink2">{remark}</span>}
            </dt>
            <dd className="font-bold">{value}</dd>
            <dd className="basis-full text-ocean" aria-hidden="true">
              <svg className="mt-2 w-full rounded-s bg-sand2" height="8" aria-hidden="true">
                <rect
                  fill="currentColor"
                  x={`${(from / end) * 100}%`}
                  width={`${((to - from) / end) * 100}%`}
                  height="8"
                  rx="4"
                />
              </svg>
            </dd>
          </div>
        );
      })}
      {total && (
        <div className="flex justify-between gap-4 border-b border-line py-3 font-bold text-ocean">
          <dt>
            {total[0]}
            {total[2] && <span className="block text-1">{total[2]}</span>}
          </dt>
          <dd>{total[1]}</dd>
        </div>
      )}
    </dl>
  );
}
