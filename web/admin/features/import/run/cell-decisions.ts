import { amountField } from "#contract/admin/import-fields.ts";
import type { ColumnPlan } from "../columns/column-layouts.ts";
import { changedDuplicates } from "./duplicate-references.ts";
import { columnOfField, type ImportSource, rowNumber } from "./sent-rows.ts";

/** What the user decides about a cell: a new text, null to leave it out, or that it is meant as it is written. */
export type CellDecision = { text: string | null } | "accept";

/** A decision about the cell of a field, by position of the row. */
export interface DecidedCell {
  position: number;
  field: string;
  decision: CellDecision;
}

/** Returns the source with decisions about cells. A corrected cell is no longer meant as it was written. */
export function decideCells(source: ImportSource, decided: readonly DecidedCell[]): ImportSource {
  const corrections = new Map(source.corrections);
  const accepted = new Map(source.accepted);
  for (const { position, field, decision } of decided) {
    const others = (accepted.get(position) ?? []).filter((name) => name !== field);
    if (decision === "accept") {
      accepted.set(position, [...others, field]);
      continue;
    }
    corrections.set(position, { ...corrections.get(position), [field]: decision.text });
    if (others.length > 0) accepted.set(position, others);
    else accepted.delete(position);
  }
  return { ...source, corrections, accepted };
}

/** Returns the positions of the rows to check after decisions: theirs, and those that have had or now have their reference. */
export function rowsToCheck(before: ImportSource, after: ImportSource, decided: readonly DecidedCell[]): number[] {
  const hasReferences = decided.some(({ field }) => field === "reference");
  const duplicates = hasReferences ? changedDuplicates(before, after) : [];
  return [...new Set([...decided.map(({ position }) => position), ...duplicates])];
}

/** Returns the decisions about fields that have the same column in another plan. Those of other fields no longer apply. */
export function keepDecisions(
  { plan, corrections, accepted = new Map() }: ImportSource,
  next: ColumnPlan,
): Pick<ImportSource, "corrections" | "accepted"> {
  const isKept = (field: string) => columnOfField(plan, field) === columnOfField(next, field);
  const keptCells = [...corrections].map(([position, cells]): [number, Record<string, string | null>] => [
    position,
    Object.fromEntries(Object.entries(cells).filter(([field]) => isKept(field))),
  ]);
  const keptFields = [...accepted].map(([position, fields]): [number, readonly string[]] => [
    position,
    fields.filter(isKept),
  ]);
  return {
    corrections: new Map(keptCells.filter(([, cells]) => Object.keys(cells).length > 0)),
    accepted: new Map(keptFields.filter(([, fields]) => fields.length > 0)),
  };
}

type FieldsByRow = Record<string, string[]>;

/** Returns what a request says about the cells of its rows: fields by the number of the row. */
export function toDecisions(
  source: ImportSource,
  positions: readonly number[],
): { accept?: FieldsByRow; corrected?: FieldsByRow } {
  const accept: FieldsByRow = {};
  const corrected: FieldsByRow = {};
  for (const position of positions) {
    const number = String(rowNumber(source, position));
    const fields = source.accepted?.get(position) ?? [];
    if (fields.length > 0) accept[number] = sentFields(source, fields);
    const cells = Object.entries(source.corrections.get(position) ?? {});
    const names = cells.filter(([, text]) => text !== null).map(([field]) => field);
    if (names.length > 0) corrected[number] = sentFields(source, names);
  }
  return { ...(hasRows(accept) && { accept }), ...(hasRows(corrected) && { corrected }) };
}

const hasRows = (fields: FieldsByRow) => Object.keys(fields).length > 0;
const priceFields = ["price", "monthly_rent"];

/** A column for both prices belongs to the field of the row's kind, which may be corrected too. */
function sentFields({ plan }: ImportSource, fields: readonly string[]): string[] {
  const hasAmounts = plan.fields.includes(amountField) && !priceFields.some((name) => columnHas(plan, name));
  const isPrice = (field: string) => priceFields.includes(field);
  if (!hasAmounts || !fields.some(isPrice)) return [...fields];
  return [...fields.filter((field) => !isPrice(field)), ...priceFields];
}

const columnHas = ({ fields }: ColumnPlan, name: string) => fields.some((field) => field === name);
