import type { RowError } from "#contract/admin/property-import.ts";
import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { Button } from "#web/ui/button.tsx";
import { fieldLabel, isOptionalField } from "../columns/column-fields.ts";
import { applySuggestions, changeColumns, leaveOutCells } from "../import-store.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { cellOf, type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { allowedValues } from "./allowed-values.ts";
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
  const allowed = allowedValues(group.msg);
  return (
    <li className="import-problem wrap-anywhere">
      <div className="min-w-0">
        <ProblemTitle group={group} />
        {cause && <p className="text-1 text-warn">{cause.text}</p>}
        {(!cause || cause.hasColumn) && <Examples group={group} source={source} />}
        {allowed && <AllowedValues text={allowed} />}
      </div>
      {canApply && <GroupActions group={group} hasCause={cause !== undefined} />}
    </li>
  );
}

/** A long list of allowed values is not part of it. */
function ProblemTitle({ group: { field, msg, rows } }: { group: ProblemGroup }) {
  const hasAllowed = allowedValues(msg) !== undefined;
  return (
    <p>
      <b>{fieldLabel(field)}</b>:{" "}
      {hasAllowed ? (
        `${formatCount(rows.length, "value is", "values are")} not allowed`
      ) : (
        <>
          {msg} <span className="text-ink2">({formatCount(rows.length, "row")})</span>
        </>
      )}
    </p>
  );
}

function AllowedValues({ text }: { text: string }) {
  return (
    <details className="-mb-2 text-1">
      <summary className="fold w-fit text-press">See the allowed values</summary>
      <p className="pb-2 text-ink2">{text}</p>
    </details>
  );
}

function GroupActions({ group, hasCause }: { group: ProblemGroup; hasCause: boolean }) {
  const isOfGroup = (error: RowError) => groupKey(error) === groupKey(group);
  if (group.suggested === 0 && !hasCause && !canBeLeftOut(group)) return null;
  const label = fieldLabel(group.field);
  return (
    <div className="import-actions">
      {hasCause && (
        <Button look="small" onClick={changeColumns}>
          Choose a column<span className="sr-only"> for {label}</span>
        </Button>
      )}
      {group.suggested > 0 && (
        <Button look="small" onClick={() => applySuggestions(isOfGroup)}>
          Fix {formatNumber(group.suggested)}
          <span className="sr-only"> in {label}</span>
        </Button>
      )}
      {canBeLeftOut(group) && (
        <Button look="small" onClick={() => leaveOutCells(isOfGroup)}>
          Leave out {formatNumber(withoutSuggestion(group))}
          <span className="sr-only"> in {label}</span>
        </Button>
      )}
    </div>
  );
}

const withoutSuggestion = ({ rows, suggested }: ProblemGroup) => rows.length - suggested;

/** Whether rows can be imported without their invalid cells. */
const canBeLeftOut = (group: ProblemGroup) => withoutSuggestion(group) > 0 && isOptionalField(group.field);

/** Each row with its cell and the suggestion for it. */
function Examples({ group, source }: { group: ProblemGroup; source: ImportSource }) {
  const textOf = (row: number) => cellOf(source, row - 1, group.field).trim();
  const numberOf = (row: number) => formatNumber(rowNumber(source, row - 1));
  const unread = group.unsolved.filter(textOf).slice(0, maxUnread);
  const examples = [...group.examples, ...unread.map((row) => ({ row, suggestion: undefined }))];
  const unshown = withoutSuggestion(group) - unread.length;
  const remedy = canBeLeftOut(group) ? "Correct or leave out" : "Correct the file";
  return (
    <>
      {examples.length > 0 && (
        <table className="import-cells">
          <colgroup>
            <col className="w-[4.5rem]" />
          </colgroup>
          <thead className="sr-only">
            <tr>
              <th scope="col">Row</th>
              <th scope="col">In your file</th>
              <th scope="col">Suggestion</th>
            </tr>
          </thead>
          <tbody>
            {examples.map(({ row, suggestion }) => (
              <tr key={row}>
                <th scope="row">Row {numberOf(row)}</th>
                <td>{textOf(row) ? <CellText isReplaced={suggestion !== undefined} text={textOf(row)} /> : "empty"}</td>
                <td>
                  {suggestion === undefined ? remedy : <b className="text-ink">{shorten(suggestion) || "empty"}</b>}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {examples.length === 0 && (
        <p className="text-1 text-ink2">
          {group.rows.length === 1 ? "Row" : "Rows"} {group.unsolved.map(numberOf).join(", ")}
          {group.rows.length > group.unsolved.length && " …"}
        </p>
      )}
      {examples.length > 0 && unshown > 0 && (
        <p className="text-1 text-ink2">{formatCount(unshown, "more row has", "more rows have")} no suggestion.</p>
      )}
    </>
  );
}

function CellText({ text, isReplaced }: { text: string; isReplaced: boolean }) {
  return isReplaced ? <del>{shorten(text)}</del> : shorten(text);
}

/** Long texts are cut: the start is enough to recognize them. */
const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);
