import { formatCount, formatNumber } from "#web/lib/format/format-values.ts";
import { fieldLabel } from "../columns/column-fields.ts";
import type { DecidedCell } from "../run/cell-decisions.ts";
import type { ImportProgress } from "../run/import-progress.ts";
import { type ImportSource, rowNumber } from "../run/sent-rows.ts";
import { formatCell, shorten } from "./cells/format-cell.ts";
import { problemsOfRow } from "./groups/group-problems.ts";

/** Says what was decided about cells. */
export function describeCorrection(source: ImportSource, decided: readonly DecidedCell[]): string {
  const [first] = decided;
  if (!first) return "";
  if (decided.length > 1) return `${formatCount(decided.length, "cell")} ${describeMany(decided)}.`;
  const { decision, field } = first;
  const done =
    decision === "accept"
      ? "kept as written"
      : decision.text === null
        ? "left out"
        : `changed to ${shorten(formatCell(field, decision.text)) || "empty"}`;
  return `${nameCell(source, first)}: ${done}.`;
}

function describeMany(decided: readonly DecidedCell[]): string {
  if (decided.every(({ decision }) => decision === "accept")) return "kept as written";
  return decided.every(({ decision }) => decision !== "accept" && decision.text === null) ? "left out" : "changed";
}

/** Says which decided cells still have a problem after their check, and when nothing is left. */
export function describeOpenCells(decided: readonly DecidedCell[], { rows, counts }: ImportProgress): string {
  const byRow = new Map(rows.map((row) => [row.row, problemsOfRow(row)]));
  const open = decided.flatMap(({ position, field }) =>
    (byRow.get(position + 1) ?? []).filter((problem) => problem.field === field).slice(0, 1),
  );
  const [first] = open;
  if (first && decided.length === 1) return ` Look at it again: ${first.msg}`;
  if (first) return ` ${formatCount(open.length, "cell needs", "cells need")} another look.`;
  return counts.error + counts.question === 0 ? " Nothing is left to correct." : "";
}

const nameCell = (source: ImportSource, { position, field }: Pick<DecidedCell, "position" | "field">) =>
  `Row ${formatNumber(rowNumber(source, position))}, ${fieldLabel(field)}`;
