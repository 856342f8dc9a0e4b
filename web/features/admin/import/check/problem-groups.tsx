import type { RowError } from "#contract/admin/property-import.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel, isOptionalField } from "../columns/column-fields.ts";
import { applySuggestions, leaveOutCells } from "../import-store.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { cellOf, type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { groupKey, groupProblems, type ProblemGroup } from "./group-problems.ts";

const maxUnread = 3;

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
            {canApply && <GroupActions group={group} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function GroupActions({ group }: { group: ProblemGroup }) {
  const isOfGroup = (error: RowError) => groupKey(error) === groupKey(group);
  if (group.suggested === 0 && !canBeLeftOut(group)) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {group.suggested > 0 && (
        <Button look="outline" onClick={() => applySuggestions(isOfGroup)}>
          Apply {formatNumber(group.suggested)} to {fieldLabel(group.field)}
        </Button>
      )}
      {canBeLeftOut(group) && (
        <Button look="outline" onClick={() => leaveOutCells(isOfGroup)}>
          Leave out {formatCount(withoutSuggestion(group), "cell")}
        </Button>
      )}
    </div>
  );
}

const withoutSuggestion = ({ rows, suggested }: ProblemGroup) => rows.length - suggested;

/** Whether rows can be imported without their invalid cells. */
const canBeLeftOut = (group: ProblemGroup) => withoutSuggestion(group) > 0 && isOptionalField(group.field);

function Examples({ group, source }: { group: ProblemGroup; source: ImportSource }) {
  const textOf = (row: number) => cellOf(source, row - 1, group.field).trim();
  const numberOf = (row: number) => formatNumber(rowNumber(source, row - 1));
  const unread = group.unsolved.filter(textOf).slice(0, maxUnread);
  return (
    <ul className="mt-1 grid gap-1 text-1">
      {group.examples.map(({ row, suggestion }) => (
        <li key={row}>
          <span className="text-ink2">Row {numberOf(row)}:</span> {describeCorrection(textOf(row), suggestion)}
        </li>
      ))}
      {unread.map((row) => (
        <li key={row}>
          <span className="text-ink2">Row {numberOf(row)}:</span> “{shorten(textOf(row))}”
        </li>
      ))}
      {unread.length === 0 && group.examples.length === 0 && (
        <li className="text-ink2">
          {group.rows.length === 1 ? "Row" : "Rows"} {group.unsolved.map(numberOf).join(", ")}
          {group.rows.length > group.unsolved.length && " …"}
        </li>
      )}
      {withoutSuggestion(group) > 0 && (
        <li className="text-ink2">
          {formatCount(withoutSuggestion(group), "row has", "rows have")} no suggestion. Correct the file
          {canBeLeftOut(group) && `, or leave ${withoutSuggestion(group) === 1 ? "this cell" : "these cells"} out`}.
        </li>
      )}
    </ul>
  );
}

/** Long texts are cut: the start is enough to recognize them. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

function describeCorrection(cell: string, suggestion: string): string {
  const before = cell ? `“${shorten(cell)}”` : "empty";
  return `${before} → ${suggestion ? `“${shorten(suggestion)}”` : "empty"}`;
}
