import type { PropertyImport, RowError, RowQuestion } from "#contract/admin/property-import.ts";
import {
  type NewProperty,
  newPropertySchemas,
  type PropertyFields,
  propertyChangeSchemas,
} from "#contract/listings/property-input.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import type { PropertyRow } from "../property-rows.ts";
import { toStoredFields } from "../property-rows.ts";
import { resolveStatus, statusProblem } from "../write/resolve-status.ts";
import { questionReadings } from "./question-readings.ts";
import { type ImportCells, type ImportRow, isEmpty } from "./read-import-rows.ts";
import { type ReadingChoices, type RowValues, readRowValues } from "./read-row-values.ts";
import { type Parse, toRowErrors } from "./row-errors.ts";
import { assignAmount, assignAmountName, readRowKind } from "./row-kind.ts";

/** What the import does with a row. */
export type ImportPlan =
  /** Without a reference it gets the next one. */
  | { result: "created"; property: NewProperty; reference: string | null }
  | { result: "updated"; found: PropertyRow; fields: PropertyFields; before: Record<string, unknown> }
  | { result: "unchanged"; found: PropertyRow }
  /** The row is not stored before its sender has decided. */
  | { result: "question"; found?: PropertyRow | undefined; questions: RowQuestion[] }
  | { result: "error"; errors: RowError[]; questions: RowQuestion[] };

/** How the rows of a request are read. */
export type ImportChoices = ReadingChoices & Pick<PropertyImport, "defaults">;

/** Decides whether a row creates a property, changes the one it names, changes nothing, is doubtful or is invalid. */
export function planImportRow(row: ImportRow, found: PropertyRow | undefined, choices: ImportChoices): ImportPlan {
  const filled = fillCells(row.cells, choices.defaults, found !== undefined);
  const { kind, errors } = readRowKind(row.cells, filled, found?.kind);
  // Most fields are the same for both kinds, so they can be checked without knowing it.
  const values = readRowValues(assignAmount(filled, kind ?? "buy"), assignAmountName(row, kind ?? "buy"), choices);
  const plan = found && kind ? planChange(kind, values, found) : planNew(kind ?? "buy", values, row.reference);
  return errors.length > 0 ? withErrors(withoutMissing(plan, values.cells), errors) : plan;
}

/** Which fields are required depends on the kind, so nothing is missing while it is invalid. */
function withoutMissing(plan: ImportPlan, cells: ImportCells): ImportPlan {
  if (plan.result !== "error") return plan;
  return { ...plan, errors: plan.errors.filter(({ field }) => !(kindFields.has(field) && isEmpty(cells[field]))) };
}
const kindFields: ReadonlySet<string> = new Set(["price", "monthly_rent", "postal_code"]);

const getQuestions = (plan: ImportPlan): RowQuestion[] => ("questions" in plan ? plan.questions : []);

/** Puts errors before those of the plan. The row is then not imported. */
export function withErrors(plan: ImportPlan, errors: RowError[]): ImportPlan {
  return {
    result: "error",
    errors: [...errors, ...(plan.result === "error" ? plan.errors : [])],
    questions: getQuestions(plan),
  };
}

/** Adds a question. The row is then not imported either. */
export function withQuestion(plan: ImportPlan, question: RowQuestion): ImportPlan {
  const questions = [...getQuestions(plan), question];
  if (plan.result === "error") return { ...plan, questions };
  return { result: "question", found: "found" in plan ? plan.found : undefined, questions };
}

/**
 * Returns the row as it is after the suggestions of all its errors are applied; undefined if an error has none. Its questions
 * are asked together with the errors, so that no new ones follow.
 */
export function withSuggestions(row: ImportRow, plan: ImportPlan, choices: ImportChoices) {
  if (plan.result !== "error" || plan.errors.some(({ suggestion }) => suggestion === undefined)) return undefined;
  const corrected = choices.corrected[String(row.number)] ?? [];
  const fields = plan.errors.map(({ field }) => field);
  return {
    row: {
      ...row,
      cells: { ...row.cells, ...Object.fromEntries(plan.errors.map((error) => [error.field, error.suggestion])) },
    },
    choices: { ...choices, corrected: { ...choices.corrected, [String(row.number)]: [...corrected, ...fields] } },
  };
}

/** Adds the questions of another plan of the row about fields that have no problem yet. */
export function withQuestionsOf(plan: ImportPlan, other: ImportPlan): ImportPlan {
  const asked = new Set(getQuestions(plan).map(({ field }) => field));
  return getQuestions(other)
    .filter(({ field }) => !asked.has(field))
    .reduce(withQuestion, plan);
}

export const rowError = (field: string, msg: string): ImportPlan => ({
  result: "error",
  errors: [{ field, msg }],
  questions: [],
});

/** A default fills an empty cell. A missing column takes it in a new property only: a change concerns the sent columns. */
function fillCells(cells: ImportCells, defaults: PropertyImport["defaults"], isChange: boolean): ImportCells {
  const filled = Object.entries(defaults).filter(
    ([field]) => isEmpty(cells[field]) && !(isChange && !(field in cells)),
  );
  return filled.length === 0 ? cells : { ...cells, ...Object.fromEntries(filled) };
}

/** An imported property has no images yet, so it is not published, even if the row says so. */
function planNew(kind: PropertyKind, values: RowValues, reference: string): ImportPlan {
  const { cells } = values;
  const parse = (sent: ImportCells) => newPropertySchemas[kind].safeParse(sent);
  const parsed = parse(cells);
  if (!parsed.success) return rejectRow(values, parse);
  const problem = statusProblem(cells, parsed.data);
  if (problem) return rowError("status", problem);
  const questions = [...values.questions, ...questionReadings(values, parsed.data, parse)];
  if (questions.length > 0) return { result: "question", questions };
  const fields = resolveStatus(parsed.data as PropertyFields);
  const property = { kind, ...fields, reference: reference || null, published: false } as NewProperty;
  return { result: "created", property, reference: reference || null };
}

/** Compares only the columns that the file has. An empty cell clears the field. */
function planChange(kind: PropertyKind, values: RowValues, found: PropertyRow): ImportPlan {
  if (found.deleted_at !== null) return rowError("reference", "This listing is in the bin. Restore it first.");
  if (found.kind !== kind) {
    const storedKind = propertyKindTraits[found.kind];
    return rowError("kind", `The listing with this reference is ${storedKind.badge.toLowerCase()}`);
  }
  const { cells } = values;
  const parse = (sent: ImportCells) => propertyChangeSchemas[kind].safeParse({ ...sent, ...fixedFields(found) });
  const parsed = parse(cells);
  const stored = storedFields(found);
  if (!parsed.success) return rejectRow(values, parse, stored);
  const imported: Record<string, unknown> = parsed.data;
  const problem = statusProblem(cells, parsed.data as PropertyFields);
  if (problem) return rowError("status", problem);
  // What is stored already needs no question.
  const questions = [...values.questions, ...questionReadings(values, imported, parse)].filter(
    ({ field }) => !isEqual(imported[field], stored[field]),
  );
  if (questions.length > 0) return { result: "question", found, questions };
  // An empty cell says nothing about the status or the confirmation.
  for (const name of ["status", "confirmed_at"]) if (imported[name] === null) imported[name] = stored[name];
  if (isEarlier(imported.confirmed_at, stored.confirmed_at)) imported.confirmed_at = stored.confirmed_at;
  if (found.images.length === 0) imported.published = false;
  const names = Object.keys(newPropertySchemas[kind].shape).filter(
    (name) => cells[name] !== undefined && name !== "reference" && !isEqual(imported[name], stored[name]),
  );
  if (names.length === 0) return { result: "unchanged", found };
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { result: "updated", found, fields: pick(imported) as PropertyFields, before: pick(stored) };
}

/** A row whose invalid cells are all open questions is doubtful, not wrong. */
function rejectRow(values: RowValues, parse: Parse, stored?: Readonly<Record<string, unknown>>): ImportPlan {
  const { questions } = values;
  const errors = toRowErrors(values, parse, stored);
  return errors.length === 0 && questions.length > 0
    ? { result: "question", questions }
    : { result: "error", errors, questions };
}

/** A file is often older than the last confirmation in the admin area. Both dates are ISO texts in UTC. */
const isEarlier = (imported: unknown, stored: unknown) =>
  typeof imported === "string" && typeof stored === "string" && imported < stored;

/** The columns of a file are never images. */
const fixedFields = ({ uuid }: PropertyRow) => ({
  uuid,
  images: undefined,
  image_alts: undefined,
  image_focus: undefined,
});

/** Returns the fields of a stored property as an import writes them. */
export const storedFields = (row: PropertyRow): Record<string, unknown> => toStoredFields(row);

export const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
