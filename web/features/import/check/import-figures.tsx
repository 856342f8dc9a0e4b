import type { ReactNode } from "react";
import { formatNumber } from "#web/lib/format/format-values.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { leftOutRows } from "../run/similar-rows.ts";

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
    <div className="import-figures">
      {found.length > 0 && (
        <ul className="import-figures-found" aria-label="Result">
          {found.map(({ value, text, tone }) => (
            <Figure key={text} value={value} className={tone}>
              {text}
            </Figure>
          ))}
        </ul>
      )}
      {none.length > 0 && (
        <ul className="import-figures-none" aria-label="None">
          {none.map(({ value, text }) => (
            <Figure key={text} value={value}>
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
  children: ReactNode;
}

function Figure({ value, className, children }: FigureProps) {
  return (
    <li className={className}>
      <b>{formatNumber(value)}</b> <span>{children}</span>
    </li>
  );
}
