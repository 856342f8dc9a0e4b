import { classNames } from "#web/lib/page/class-names.ts";
import { ExactText } from "#web/ui/exact-text.tsx";
import type { LabelledValue } from "./content/content-types.ts";

interface DescriptionListProps {
  values: readonly LabelledValue[];
  /** Two columns where there is room. The last of an odd number fills its row. */
  hasColumns?: boolean;
  /** The remarks explain the labels, and are below them; without it, they are below the values. */
  explainsLabels?: boolean;
}

export function DescriptionList({ values, hasColumns, explainsLabels }: DescriptionListProps) {
  const isOdd = values.length % 2 === 1;
  return (
    <dl className={classNames("mt-3 border-t border-line", hasColumns && "grid gap-x-8 sm:grid-cols-2")}>
      {values.map(([label, value, remark], index) => (
        <div
          key={label}
          className={classNames(
            "flex flex-wrap justify-between gap-x-4 border-b border-line py-3",
            hasColumns && isOdd && index === values.length - 1 && "col-span-full",
          )}
        >
          {/* A value that leaves no room for the longest word is below it. */}
          <dt className="max-w-full flex-1">{label}</dt>
          <dd className="ml-auto max-w-3/5 text-right font-bold text-balance">
            <ExactText text={value} />
          </dd>
          {remark && (
            <dd className={classNames("basis-full text-1 text-ink2", !explainsLabels && "text-right")}>
              <span className="inline-block max-w-[65ch]">{remark}</span>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
