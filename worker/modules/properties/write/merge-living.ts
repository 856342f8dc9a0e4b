import { livingInputSchema } from "#contract/listings/property-input.ts";
import { livingFactNames } from "#shared/listings/details/living-facts.ts";
import type { validationFailed } from "#worker/http/api-error.ts";

type Fields = Record<string, unknown>;

/**
 * Puts the facts of `living` among the other fields, each under its own name, as forms and imports send them. Returns the
 * issues of `living` itself, and whether the facts were confirmed.
 */
export function mergeLiving({ living, living_confirmed, ...fields }: Fields): {
  fields: Fields;
  issues: Parameters<typeof validationFailed>[1];
  isConfirmed: boolean;
} {
  const parsed = livingInputSchema.safeParse({ living: living === "" ? null : living, living_confirmed });
  if (!parsed.success) return { fields, issues: parsed.error.issues, isConfirmed: false };
  const sent = parsed.data.living ?? {};
  const names = livingFactNames.filter((name) => Object.hasOwn(Object(living), name));
  const facts = Object.fromEntries(names.map((name) => [name, sent[name] ?? null]));
  return { fields: { ...fields, ...facts }, issues: [], isConfirmed: parsed.data.living_confirmed === true };
}
