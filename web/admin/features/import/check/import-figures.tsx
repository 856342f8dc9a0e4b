import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { leftOutRows } from "../run/left-out-rows.ts";

/** How many rows were, or would be, created, updated and left out: problems first, zeros last. */
export function ImportFigures({ progress }: { progress: ImportProgress }) {
  const { dryRun, counts } = progress;
  const would = dryRun ? "would be " : "";
  const leftOut = leftOutRows(progress).length;
  const figures: { value: number; text: string; tone?: string }[] = [
    {
      value: counts.error,
      text: `with problems${counts.error > 0 ? `, which ${dryRun ? "would be" : "were"} left out` : ""}`,
      tone: "text-bad",
    },
    { value: counts.created - (dryRun ? leftOut : 0), text: `${would}created` },
    { value: counts.updated, text: `${would}updated` },
    { value: counts.unchanged, text: "unchanged" },
  ];
  if (counts.question > 0) {
    const text = `with questions, which ${dryRun ? "would be" : "were"} left out`;
    figures.splice(1, 0, { value: counts.question, text, tone: "text-warn" });
  }
  if (leftOut > 0) {
    const text = `${dryRun ? "would be" : "were"} left out, because they look like listings you have`;
    figures.push({ value: leftOut, text });
  }
  const found = figures.filter(({ value }) => value > 0);
  const none = figures.filter(({ value }) => value === 0);
  return (
    <div className="mt-2 border-y border-line py-3 text-1">
      {found.length > 0 && (
        <ul className="lg:flex lg:flex-wrap lg:items-baseline lg:gap-x-10 lg:gap-y-1" aria-label="Result">
          {found.map(({ value, text, tone }) => (
            <Figure key={text} value={value} className={tone} valueClass={tone === "text-bad" ? "text-4" : "text-3"}>
              {text}
            </Figure>
          ))}
        </ul>
      )}
      {/* What did not happen: one quiet line. */}
      {none.length > 0 && (
        <ul className="flex flex-wrap gap-x-4 text-ink2" aria-label="None">
          {none.map(({ value, text }) => (
            <Figure key={text} value={value} valueClass="font-normal">
              {text}
            </Figure>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FigureProps {
  value: number;
  className?: string | undefined;
  valueClass: string;
  children: ReactNode;
}

function Figure({ value, className, valueClass, children }: FigureProps) {
  return (
    <li className={className}>
      <b className={valueClass}>{formatNumber(value)}</b> <span>{children}</span>
    </li>
  );
}
