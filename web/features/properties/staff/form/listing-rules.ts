import type { ListingKind } from "#contract/listing-kinds.ts";
import { fieldLabels, requiredFields } from "#contract/required-fields.ts";
import { type ListingField, listingFields } from "./listing-fields.ts";
import { isNumber, type ListingValues } from "./listing-values.ts";

/** What is wrong, by field, in the server's words. */
export type ListingProblems = Record<string, string>;

const firstYear = 1800;
const yearsAhead = 5;

export function isRequired(kind: ListingKind, name: string): boolean {
  return (requiredFields[kind] as readonly string[]).includes(name);
}

/** The labels of required fields with nothing in them, in the specification's order. */
export function missingLabels(kind: ListingKind, { fields }: ListingValues): string[] {
  return requiredFields[kind].filter((name) => String(fields[name] ?? "").trim() === "").map((name) => fieldLabels[name]);
}

/** Checks a form as the server would (contract/property.ts; a test compares both). */
export function checkListing(kind: ListingKind, { fields }: ListingValues): ListingProblems {
  const problems: ListingProblems = {};
  for (const field of listingFields(kind)) {
    const value = fields[field.name];
    const problem = typeof value === "boolean" ? undefined : problemOf(kind, field, (value ?? "").trim());
    if (problem) problems[field.name] = problem;
  }
  return problems;
}

function problemOf(kind: ListingKind, field: ListingField, typed: string): string | undefined {
  if (typed === "") return isRequired(kind, field.name) ? `${field.label} is required` : undefined;
  if (isNumber(field)) return numberProblem(field, Number(typed));
  if ("max" in field && typed.length > field.max) return `Must be at most ${said(field.max)} characters`;
  return undefined;
}

function numberProblem(field: ListingField, value: number): string | undefined {
  if (!Number.isFinite(value)) return "Must be a number";
  if (field.control === "money") return moneyProblem(field.label, value, field.max);
  if (field.control !== "decimal" && !Number.isInteger(value)) return "Must be a whole number";
  if (field.control === "year") {
    if (value < firstYear) return `Must be at least ${firstYear}`;
    return value > new Date().getUTCFullYear() + yearsAhead ? `Must be at most ${yearsAhead} years from now` : undefined;
  }
  if (!("min" in field)) return undefined;
  if (value < field.min) return `Must be at least ${said(field.min)}`;
  return value > field.max ? `Must be at most ${said(field.max)}` : undefined;
}

function moneyProblem(label: string, value: number, max: number): string | undefined {
  if (value <= 0) return `${label} must be above 0`;
  if (value > max) return `${label} must be at most ${said(max)}`;
  return Math.abs(value * 100 - Math.round(value * 100)) < 1e-6 ? undefined : `${label} may have at most two decimals`;
}

const said = (number: number) => number.toLocaleString("en-US");
