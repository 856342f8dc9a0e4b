import { ExactText } from "#web/ui/exact-text.tsx";
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

/**
 * Labelled numbers or ranges, each with a bar: below them on phones, between them on wide screens. All bars have the same scale: from 0 to the total, else to the highest
 * value; without a total, the ends of the scale are below the last bar.
 */
export function BarList({ values, hasTotal }: BarListProps) {
  const rows = hasTotal ? values.slice(0, -1) : values;
  const total = hasTotal ? values[values.length - 1] : undefined;
  const end = Math.max(...values.flatMap(([, value]) => readNumbers(value)));
  return (
    <dl className="mt-3">
      {rows.map(([label, value, remark], index) => {
        const [first = 0, last] = readNumbers(value);
        const [from, to] = last === undefined ? [0, first] : [first, last];
        return (
          <div key={label} className="flex flex-wrap gap-x-4 py-2 lg:grid lg:grid-cols-[5fr_6fr_6rem]">
            <dt className="max-w-full flex-[1_1_5rem]">
              <span>{label}</span>
              {remark && <span className="block text-1 text-ink2">{remark}</span>}
            </dt>
            <dd className="ml-auto text-right font-bold lg:order-last" translate="no">
              {value}
            </dd>
            <dd className="mt-2 basis-full text-ocean" aria-hidden="true">
              <svg className="w-full rounded-s bg-sand2" height="8" aria-hidden="true">
                <rect
                  fill="currentColor"
                  x={`${(from / end) * 100}%`}
                  width={`${((to - from) / end) * 100}%`}
                  height="8"
                  rx="4"
                />
              </svg>
              {!total && index === rows.length - 1 && (
                <span className="mt-1 flex justify-between text-1 text-ink2" translate="no">
                  <span>{addUnit(value, 0)}</span>
                  <span>{addUnit(value, end)}</span>
                </span>
              )}
            </dd>
          </div>
        );
      })}
      {total && (
        <div className="flex justify-between gap-4 mt-1 border-t border-line py-3 font-bold text-ocean">
          <dt>
            <span>{total[0]}</span>
            {total[2] && <span className="block text-1">{total[2]}</span>}
          </dt>
          <dd>
            <ExactText text={total[1]} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** Returns a number with the sign in front of a value, such as "$". */
const addUnit = (value: string, number: number) => value.replace(/\d.*/, String(number));
