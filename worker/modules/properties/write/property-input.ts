import {
  type NewProperty,
  newPropertySchemas,
  type PropertyFields,
  propertyChangeSchemas,
} from "#contract/listings/property-input.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { validationFailed } from "#worker/http/api-error.ts";
import { mergeLiving } from "./merge-living.ts";
import { resolveStatus, statusProblem } from "./resolve-status.ts";

/** The submitted fields, from JSON or from a form, where every value is text. */
export type PropertyInput = Record<string, unknown>;

type ValidationIssues = Parameters<typeof validationFailed>[1];

/**
 * `allow_pets` is an alias of `pets_allowed`, which takes precedence if it has a value. Null and empty text clear the
 * value under either name.
 */
function mergePetsAliases(fields: PropertyInput): PropertyInput {
  const { allow_pets, ...rest } = fields;
  const hasValue = (value: unknown) => value !== undefined && value !== null && value !== "";
  return allow_pets !== undefined && !hasValue(rest.pets_allowed) ? { ...rest, pets_allowed: allow_pets } : rest;
}

/** Validates the fields of a new property. Returns the property or the issues of every invalid field. */
export function parseNewProperty(
  kind: PropertyKind,
  fields: PropertyInput,
): { property: NewProperty; issues: [] } | { property?: undefined; issues: ValidationIssues } {
  const living = mergeLiving(fields);
  const parsed = newPropertySchemas[kind].safeParse(mergePetsAliases(living.fields));
  if (!parsed.success) return { issues: [...parsed.error.issues, ...living.issues] };
  const issues = [...living.issues, ...statusIssues(fields, parsed.data)];
  if (issues.length > 0) return { issues };
  return { property: { kind, ...resolveStatus(parsed.data) } as NewProperty, issues: [] };
}

function statusIssues(submitted: PropertyInput, fields: PropertyFields): ValidationIssues[number][] {
  const message = statusProblem(submitted, fields);
  return message ? [{ code: "custom", path: ["status"], message, input: fields.status }] : [];
}

/** A validated change of a property, with the submitted fields only. */
export interface PropertyChangeInput {
  uuid: string;
  fields: PropertyFields;
  /** The ids of all images in their new order. */
  images?: string[];
  alts: Record<string, string | null>;
  focuses: Record<string, string | null>;
  /** Whether the facts about living there were checked and are still true. */
  isLivingConfirmed: boolean;
  /** The version that the person changed, in milliseconds; undefined for any version. */
  expectedVersion?: number;
}

/** @throws ApiError 422 that names every invalid field */
export function parsePropertyChange(kind: PropertyKind, input: PropertyInput): PropertyChangeInput {
  const living = mergeLiving(input);
  const fields = mergePetsAliases(living.fields);
  const parsed = propertyChangeSchemas[kind].safeParse(fields);
  if (!parsed.success) throw validationFailed("body", [...parsed.error.issues, ...living.issues]);
  const { uuid, images, image_alts: alts = {}, image_focus: focuses = {}, expected_updated_at, ...all } = parsed.data;
  const expectedVersion = expected_updated_at === undefined ? undefined : Date.parse(expected_updated_at);
  const submitted = Object.entries(all).filter(([name]) => Object.hasOwn(fields, name) && fields[name] !== undefined);
  const changed = Object.fromEntries(submitted) as PropertyChangeInput["fields"];
  const issues = [...living.issues, ...statusIssues(fields, changed)];
  if (issues.length > 0) throw validationFailed("body", issues);
  const { reference, ...rest } = resolveStatus(changed);
  const named = reference ? { reference, ...rest } : rest;
  return { uuid, fields: named, images, alts, focuses, isLivingConfirmed: living.isConfirmed, expectedVersion };
}
