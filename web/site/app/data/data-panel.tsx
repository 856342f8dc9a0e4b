import { useEffect, useId } from "react";
import { useDataSaver } from "#web/lib/data-saver/data-saver.ts";
import type { DataSaver } from "#web/lib/data-saver/data-savers.ts";
import { chooseDataSaver, followDataSaver } from "#web/site/lib/data-saver/choose-data-saver.ts";
import { VisitCost } from "./visit-cost.tsx";

const choices: readonly [saver: DataSaver | undefined, label: string][] = [
  [undefined, "All photos"],
  ["small", "Small photos"],
  ["none", "No photos"],
];

/** How the visitor saves data, and what this visit has cost. */
export function DataPanel() {
  const saver = useDataSaver();
  const title = useId();
  useEffect(() => followDataSaver(), []);
  return (
    <div className="mt-4 border-t border-line pt-3">
      <p id={title} className="mb-2 text-ink2">
        Data saver
      </p>
      <fieldset aria-labelledby={title}>
        <div className="flex flex-wrap gap-2">
          {choices.map(([choice, label]) => (
            <button
              key={label}
              type="button"
              className="chip"
              aria-pressed={saver === choice}
              onClick={() => chooseDataSaver(choice)}
            >
              {label}
            </button>
          ))}
        </div>
      </fieldset>
      <VisitCost />
    </div>
  );
}
