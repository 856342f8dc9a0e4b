/** How a field is typed in, and what may stand in it. */
type Control =
  | { control: "text" | "phone" | "lines"; max: number }
  | { control: "money" | "whole" | "decimal"; min: number; max: number }
  | { control: "year" }
  | { control: "choice"; first: readonly string[]; rest?: readonly string[]; empty: string }
  | { control: "flag"; on?: boolean };

/** One field of a form: everything its screen and its checks need to know about it. */
export type FormField = Control & {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  /** Takes the whole width. */
  wide?: boolean;
};

/** What stands in the fields: text as typed, and flags. */
export type FormValues = Record<string, string | boolean>;

/** What is wrong, by field, in the server's words. */
export type FormProblems = Record<string, string>;

/** Fields nobody has touched. */
export function createEmptyValues(fields: readonly FormField[]): FormValues {
  const start = (field: FormField) => (field.control === "flag" ? Boolean(field.on) : "");
  return Object.fromEntries(fields.map((field) => [field.name, start(field)]));
}

/** Something stored as the fields show it; 0 is 0, and what is not known is empty (ruling 26). */
export function toFormValues(fields: readonly FormField[], stored: object): FormValues {
  const known = stored as Record<string, unknown>;
  const shown = ({ name, control }: FormField) =>
    control === "flag" ? known[name] === true : String(known[name] ?? "");
  return Object.fromEntries(fields.map((field) => [field.name, shown(field)]));
}

/** The fields as they are sent: numbers as numbers, an empty field as null. */
export function toRequestBody(fields: readonly FormField[], values: FormValues): Record<string, unknown> {
  const sent = (field: FormField): unknown => {
    const value = values[field.name] ?? "";
    if (typeof value === "boolean") return value;
    const typed = value.trim();
    if (typed === "") return null;
    return isNumber(field) ? readNumber(typed) : typed;
  };
  return Object.fromEntries(fields.map((field) => [field.name, sent(field)]));
}

/**
 * What was typed over something as it stood at the start, laid over it as it stands now: what the person did not touch
 * is as somebody else may have left it meanwhile.
 */
export function rebaseValues(typed: FormValues, start: FormValues, now: FormValues): FormValues {
  const fields = Object.entries(now).map(([name, value]) => {
    const own = typed[name];
    return [name, own === undefined || own === start[name] ? value : own] as const;
  });
  return Object.fromEntries(fields);
}

/** Only what differs between two bodies. */
export function pickChangedValues(
  before: Record<string, unknown>,
  after: Record<string, unknown>,
): Record<string, unknown> {
  const differs = (name: string) => JSON.stringify(before[name]) !== JSON.stringify(after[name]);
  return Object.fromEntries(Object.entries(after).filter(([name]) => differs(name)));
}

const firstYear = 1800;
const yearsAhead = 5;

/** Checks fields as the server would (contract/sent-fields.ts; a test compares both). */
export function checkFields(fields: readonly FormField[], values: FormValues): FormProblems {
  const problems: FormProblems = {};
  for (const field of fields) {
    const value = values[field.name];
    const problem = typeof value === "boolean" ? undefined : problemOf(field, (value ?? "").trim());
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function problemOf(field: FormField, typed: string): string | undefined {
  if (typed === "") return field.required ? `${field.label} is required` : undefined;
  if (isNumber(field)) return numberProblem(field, readNumber(typed));
  return "max" in field && typed.length > field.max ? `Must be at most ${said(field.max)} characters` : undefined;
}

const grouped = /^\d{1,3}([, ]\d{3})+(\.\d+)?$/;

/** A number as people write it: `$85,000` and `85 000` too; NaN for anything else. */
function readNumber(typed: string): number {
  const plain = typed.replace(/^\$\s*/, "");
  if (plain === "") return Number.NaN;
  return Number(grouped.test(plain) ? plain.replaceAll(/[, ]/g, "") : plain);
}

function numberProblem(field: FormField, value: number): string | undefined {
  if (!Number.isFinite(value)) return "Must be a number";
  if (field.control === "money") return moneyProblem(field.label, value, field.max);
  if (field.control !== "decimal" && !Number.isInteger(value)) return "Must be a whole number";
  if (field.control === "year") return yearProblem(value);
  if (!("min" in field)) return undefined;
  if (value < field.min) return `Must be at least ${said(field.min)}`;
  return value > field.max ? `Must be at most ${said(field.max)}` : undefined;
}

function yearProblem(value: number): string | undefined {
  if (value < firstYear) return `Must be at least ${firstYear}`;
  return value > new Date().getUTCFullYear() + yearsAhead ? `Must be at most ${yearsAhead} years from now` : undefined;
}

function moneyProblem(label: string, value: number, max: number): string | undefined {
  if (value <= 0) return `${label} must be above 0`;
  if (value > max) return `${label} must be at most ${said(max)}`;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? undefined : `${label} may have at most two decimals`;
}

function isNumber({ control }: FormField): boolean {
  return control === "money" || control === "whole" || control === "decimal" || control === "year";
}

const said = (number: number) => number.toLocaleString("en-US");
