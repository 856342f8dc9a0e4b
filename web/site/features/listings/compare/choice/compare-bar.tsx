import "./compare-choice.css";
import { formatCount } from "#web/lib/format/format-values.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { comparePath, minCompared } from "../compared-ids.ts";
import type { CompareChoice } from "./use-compare-choice.ts";

/** The id of the text that says why no further home can be chosen. */
export const compareLimitId = "compare-limit";

/** The number of chosen homes, and the link to their comparison. */
export function CompareBar({ choice: { isPossible, isFull, uuids } }: { choice: CompareChoice }) {
  if (!isPossible) return null;
  const missing = minCompared - uuids.length;
  return (
    <div className="compare-bar">
      <p id={compareLimitId} aria-live="polite" className="text-1 text-ink2">
        {missing > 0
          ? `Choose ${missing === minCompared ? "two to four homes" : "one more home"} to compare.`
          : `${formatCount(uuids.length, "home")} chosen.${isFull ? " Remove one to choose another." : ""}`}
      </p>
      {missing <= 0 && (
        <ButtonLink to={comparePath(uuids)}>{`Compare ${formatCount(uuids.length, "home")}`}</ButtonLink>
      )}
    </div>
  );
}
