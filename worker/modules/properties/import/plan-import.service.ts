import { query } from "#worker/db/query.ts";
import type { PropertyRow } from "../property-rows.ts";
import { askAboutContradictions } from "./ask-about-contradictions.ts";
import { askAboutPrices } from "./ask-about-prices.service.ts";
import {
  type EarlierRow,
  findEarlierRows,
  findGivenReferences,
  findPropertiesByReferences,
} from "./import.repository.ts";
import { findImportState, type ImportStart } from "./import-audit.repository.ts";
import {
  type ImportChoices,
  type ImportPlan,
  planImportRow,
  rowError,
  withErrors,
  withQuestionsOf,
  withSuggestions,
} from "./import-plan.ts";
import { findImportedOwners, type ImportedOwners } from "./imported-owners.ts";
import type { ImportRow } from "./read-import-rows.ts";

/** The rows of a request in the import that they belong to. */
export interface ImportRequest {
  rows: ImportRow[];
  importId: string;
  /** Whether the client sent the id. Only then a row without a reference can be recognized again. */
  hasImportId: boolean;
  choices: ImportChoices;
}

/** Returns what happens to each row, the owners that the rows name, and who has begun the import, if it has begun. */
export async function planImport(
  db: D1Database,
  { rows: sent, importId, hasImportId, choices }: ImportRequest,
): Promise<{ plans: ImportPlan[]; start: ImportStart | undefined; owners: ImportedOwners }> {
  const references = sent.map(({ reference }) => reference).filter(Boolean);
  const numbers = sent.flatMap(({ reference, number }) => (reference || number === undefined ? [] : [number]));
  const [byReference, byNumber, given, start, owners] = await query(
    db,
    findPropertiesByReferences(references),
    findEarlierRows(importId, numbers),
    findGivenReferences(importId, references),
    findImportState(importId),
    findImportedOwners(sent),
  );
  const rows = owners.rows.map(({ row }) => row);
  const firstRows = new Map<string, number>();
  const usedNumbers = new Set<number>();
  const plans = rows.map((row): ImportPlan => {
    const { number, reference } = row;
    if (number === undefined) return rowError("row", "Must be the number of the row, from 1");
    if (usedNumbers.has(number)) return rowError("row", "Another row has this number");
    usedNumbers.add(number);
    if (!reference) return planUnnamedRow(row, byNumber.get(number), { hasImportId, choices });
    const plan = planImportRow(row, byReference.get(reference), choices);
    const firstRow = firstRows.get(reference);
    firstRows.set(reference, firstRow ?? number);
    if (firstRow !== undefined) return withReferenceError(plan, `Row ${firstRow} already has this reference`);
    return given.has(reference) ? withReferenceError(plan, givenReference) : plan;
  });
  const asked = await askAboutValues(db, rows, plans, choices);
  const withOwners = asked.map((plan, index) => {
    const error = owners.rows[index]?.error;
    return error ? withErrors(plan, [error]) : plan;
  });
  return { plans: await askAheadOfSuggestions(db, rows, withOwners, byReference, choices), start, owners };
}

/** Asks about values that are valid but probably not meant. */
async function askAboutValues(
  db: D1Database,
  rows: readonly ImportRow[],
  plans: readonly ImportPlan[],
  choices: ImportChoices,
): Promise<ImportPlan[]> {
  const priced = await askAboutPrices(db, rows, plans, choices);
  return plans.map((plan, index) => {
    const [row, other = plan] = [rows[index], priced[index]];
    return withQuestionsOf(row ? askAboutContradictions(plan, row, choices) : plan, other);
  });
}

/** Asks now what a row would be asked after its suggestions are applied. */
async function askAheadOfSuggestions(
  db: D1Database,
  rows: readonly ImportRow[],
  plans: readonly ImportPlan[],
  byReference: ReadonlyMap<string, PropertyRow>,
  choices: ImportChoices,
): Promise<ImportPlan[]> {
  const ahead = rows.map((row, index) => {
    const plan = plans[index];
    const applied = plan && withSuggestions(row, plan, choices);
    return applied ? planImportRow(applied.row, byReference.get(row.reference), applied.choices) : rowError("row", "");
  });
  const asked = await askAboutValues(db, rows, ahead, choices);
  return plans.map((plan, index) => withQuestionsOf(plan, asked[index] ?? plan));
}

const givenReference = "A row of this file without a reference got this one. Enter another one";
const withReferenceError = (plan: ImportPlan, msg: string) => withErrors(plan, [{ field: "reference", msg }]);

/** Plans a row without a reference. The import and the number of the row identify it. */
function planUnnamedRow(
  row: ImportRow,
  earlier: EarlierRow | undefined,
  { hasImportId, choices }: Pick<ImportRequest, "hasImportId" | "choices">,
): ImportPlan {
  if (earlier && !earlier.found) return rowError("row", "The listing of this row has been deleted");
  const plan = planImportRow(row, earlier?.found, choices);
  if (!hasImportId) return withReferenceError(plan, "Reference is required to recognize the row in a later import");
  // Without a number it may be the same place of another part of the file.
  if (plan.result === "updated" && !row.isNumbered)
    return rowError("row", `Row ${row.number} of this import was different. Send the number of the row in the file`);
  return plan;
}

export const getFoundProperty = (plan: ImportPlan): PropertyRow | undefined =>
  "found" in plan ? plan.found : undefined;
