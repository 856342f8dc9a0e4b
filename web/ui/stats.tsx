import type { ReactNode } from "react";
import { classNames } from "#web/lib/page/class-names.ts";
import { ExactText } from "#web/ui/exact-text.tsx";

export interface StatsProps {
  stats: readonly { value: ReactNode; label: string }[];
  /** `facts` are about one thing; `figures` are larger. */
  look: "facts" | "figures";
  className?: string;
}

/** The rules of the first column and of the first row are cut off, in whatever number of columns. */
const listClass = "stats grid gap-x-3 overflow-hidden border-b border-line";
const statClass = "-mt-px -ml-[13px] flex flex-col-reverse justify-end border-t border-l border-line py-4 pl-3";

/** Large text on a phone: number and label of a fact are in one line. */
const lineClass =
  "max-[22em]:flex-row-reverse max-[22em]:flex-wrap-reverse max-[22em]:items-baseline max-[22em]:gap-x-3 max-[22em]:py-2 max-[22em]:*:[dt]:flex-[1_1_100px]";

/** Few numbers fit into one row of a phone. */
const columnsOfFew = "grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),1fr))]";
/** Two columns on a phone; one if the text is large. */
const columnsOfMany = "grid-cols-[repeat(auto-fit,minmax(min(100%,max(6.5rem,40%)),1fr))]";

/** Numbers with labels, side by side. */
export function Stats({ stats, look, className }: StatsProps) {
  const isFew = stats.length <= 3;
  const figureClass = isFew ? "text-3 text-ocean lg:text-4" : "text-4 text-ocean";
  return (
    <dl
      className={classNames(
        listClass,
        isFew ? columnsOfFew : columnsOfMany,
        stats.length === 4 && "sm:grid-cols-4",
        stats.length > 4 && "sm:grid-cols-3",
        className,
      )}
    >
      {stats.map(({ value, label }) => (
        <div key={label} className={classNames(statClass, look === "facts" ? lineClass : "lg:py-6")}>
          <dt className="text-1 text-balance text-ink2">{label}</dt>
          <dd className={classNames("leading-[1.2] font-bold", look === "facts" ? "text-3" : figureClass)}>
            {typeof value === "string" ? <ExactText text={value} /> : value}
          </dd>
        </div>
      ))}
    </dl>
  );
}
