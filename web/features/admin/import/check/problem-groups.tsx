import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel } from "../columns/column-fields.ts";
import { applySuggestions } from "../import-store.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { cellOf, type ImportSource } from "../run/sent-rows.ts";
import { groupKey, groupProblems, type ProblemGroup } from "./group-problems.ts";

const maxRowNumbers = 12;

/** All errors of all rows, the same ones together, with suggestions that can be applied. */
export function ProblemGroups({ source, progress }: { source: ImportSource; progress: ImportProgress }) {
  const groups = groupProblems(progress.rows);
  if (groups.length === 0) return null;
  const suggested = groups.reduce((total, group) => total + group.suggested, 0);
  const canApply = progress.dryRun;
  return (
    <section aria-labelledby="import-problems" className="mt-4">
      <h3 id="import-problems">What is wrong</h3>
      {canApply && suggested > 0 && (
        <div className="mt-2 rounded-m border-l-4 border-ocean bg-card p-3">
          <p>
            {formatCount(suggested, "cell")} can be corrected for you. Look at the examples, then apply all suggestions
            or only some.
          </p>
          <Button className="mt-2" onClick={() => applySuggestions(() => true)}>
            Apply {formatCount(suggested, "suggestion")}
          </Button>
        </div>
      )}
      <ul className="mt-2 border-t border-line">
        {groups.map((group) => (
          <li key={groupKey(group)} className="border-b border-line py-3 wrap-anywhere">
            <p>
              <b>{fieldLabel(group.field)}</b>: {group.msg}{" "}
              <span className="text-ink2">({formatCount(group.rows.length, "row")})</span>
            </p>
            <Examples group={group} source={source} />
            {canApply && group.suggested > 0 && (
              <Button
                look="outline"
                className="mt-2"
                onClick={() => applySuggestions((error) => groupKey(error) === groupKey(group))}
              >
                Apply {formatNumber(group.suggested)} to {fieldLabel(group.field)}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Examples({ group, source }: { group: ProblemGroup; source: ImportSource }) {
  if (group.examples.length === 0) {
    const shown = group.rows.slice(0, maxRowNumbers).map(formatNumber).join(", ");
    return (
      <p className="text-1 text-ink2">
        {group.rows.length === 1 ? "Row" : "Rows"} {shown}
        {group.rows.length > maxRowNumbers && " …"}
      </p>
    );
  }
  return (
    <ul className="mt-1 grid gap-1 text-1">
      {group.examples.map(({ row, suggestion }) => (
        <li key={row}>
          <span className="text-ink2">Row {formatNumber(row)}:</span>{" "}
          {describeCorrection(cellOf(source, row - 1, group.field), suggestion)}
        </li>
      ))}
      {group.suggested < group.rows.length && (
        <li className="text-ink2">
          {formatCount(group.rows.length - group.suggested, "row has", "rows have")} no suggestion. Correct them in the
          file.
        </li>
      )}
    </ul>
  );
}

/** Long texts are cut: the start is enough to recognize them. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function describeCorrection(cell: string, suggestion: string): string {
  const before = cell.trim() ? `“${shorten(cell.trim())}”` : "empty";
  return `${before} → ${suggestion ? `“${shorten(suggestion)}”` : "empty"}`;
}
