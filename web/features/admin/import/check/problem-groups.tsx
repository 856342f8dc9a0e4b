import type { RowError } from "#contract/admin/property-import.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel, isOptionalField } from "../columns/column-fields.ts";
import { applySuggestions, changeColumns, leaveOutCells } from "../import-store.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { cellOf, type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { describeCause } from "./describe-cause.ts";
import { countSuggestions, groupKey, groupProblems, type ProblemGroup } from "./group-problems.ts";

const maxUnread = 3;

/** All errors of all rows, the same ones together, with suggestions that can be applied. */
export function ProblemGroups({ source, progress }: { source: ImportSource; progress: ImportProgress }) {
  const groups = groupProblems(progress.rows);
  if (groups.length === 0) return null;
  const suggested = countSuggestions(progress.rows);
  const canApply = progress.dryRun;
  return (
    <section aria-labelledby="import-problems" className="mt-4">
      <h3 id="import-problems">What is wrong</h3>
      {canApply && suggested > 0 && (
        <p className="mt-1 text-1 text-ink2">
          {formatCount(suggested, "cell")} can be corrected for you. Look at the examples, then apply all suggestions or
          only some.
        </p>
      )}
      <ul className="mt-2 border-t border-line">
        {groups.map((group) => (
          <Problem key={groupKey(group)} group={group} source={source} canApply={canApply} />
        ))}
      </ul>
    </section>
  );
}

interface ProblemProps {
  group: ProblemGroup;
  source: ImportSource;
  canApply: boolean;
}

function Problem({ group, source, canApply }: ProblemProps) {
  const cause = canApply ? describeCause(group, source) : undefined;
  return (
    <li className="import-problem wrap-anywhere">
      <div>
        <p>
          <b>{fieldLabel(group.field)}</b>: {group.msg}{" "}
          <span className="text-ink2">({formatCount(group.rows.length, "row")})</span>
        </p>
        {cause && <p className="text-1 text-warn">{cause.text}</p>}
        {(!cause || cause.hasColumn) && <Examples group={group} source={source} />}
      </div>
      {canApply && <GroupActions group={group} hasCause={cause !== undefined} />}
    </li>
  );
}

function GroupActions({ group, hasCause }: { group: ProblemGroup; hasCause: boolean }) {
  const isOfGroup = (error: RowError) => groupKey(error) === groupKey(group);
  if (group.suggested === 0 && !hasCause && !canBeLeftOut(group)) return null;
  const label = fieldLabel(group.field);
  return (
    <div className="flex flex-wrap gap-2 lg:justify-end">
      {hasCause && (
        <Button look="small" onClick={changeColumns}>
          Choose a column<span className="sr-only"> for {label}</span>
        </Button>
      )}
      {group.suggested > 0 && (
        <Button look="small" onClick={() => applySuggestions(isOfGroup)}>
          Apply {formatNumber(group.suggested)} to {label}
        </Button>
      )}
      {canBeLeftOut(group) && (
        <Button look="small" onClick={() => leaveOutCells(isOfGroup)}>
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
