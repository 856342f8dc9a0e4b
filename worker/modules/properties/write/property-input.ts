import {
  type NewProperty,
  newPropertySchemas,
  type PropertyFields,
  propertyChangeSchemas,
} from "#contract/listings/property.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { validationFailed } from "#worker/http/errors.ts";

/** What was sent, by field: from JSON, or from a form where everything is text. */
export type PropertyInput = Record<string, unknown>;

type Issues = Parameters<typeof validationFailed>[1];

/** Whether pets are allowed is one fact with two names (contract, "A property"). */
function withPets(fields: PropertyInput): PropertyInput {
  const { allow_pets, ...rest } = fields;
  const said = (value: unknown) => value !== undefined && value !== null && value !== "";
  return said(allow_pets) && !said(rest.pets_allowed) ? { ...rest, pets_allowed: allow_pets } : rest;
}

/** Reads a new listing, or says what is wrong with each field. */
export function parseNewProperty(
  kind: PropertyKind,
  fields: PropertyInput,
): { property: NewProperty; issues: [] } | { property?: undefined; issues: Issues } {
  const parsed = newPropertySchemas[kind].safeParse(withPets(fields));
  if (!parsed.success) return { issues: parsed.error.issues };
  return { property: { kind, ...parsed.data } as NewProperty, issues: [] };
}

/** A change of a listing as it was sent: only the fields that were, each as a new listing would have it. */
export interface PropertyChangeInput {
  uuid: string;
  fields: PropertyFields;
  /** The complete new order. */
  images?: string[];
  alts: Record<string, string | null>;
}

/** @throws 422 with every wrong field */
export function parsePropertyChange(kind: PropertyKind, sent: PropertyInput): PropertyChangeInput {
  const fields = withPets(sent);
  const parsed = propertyChangeSchemas[kind].safeParse(fields);
  if (!parsed.success) throw validationFailed("body", parsed.error.issues);
  const { uuid, images, image_alts = {}, ...all } = parsed.data;
  const given = Object.entries(all).filter(([name]) => Object.hasOwn(fields, name) && fields[name] !== undefined);
  const { reference, ...rest } = Object.fromEntries(given) as PropertyChangeInput["fields"];
  return { uuid, fields: reference ? { reference, ...rest } : rest, images, alts: image_alts };
}
