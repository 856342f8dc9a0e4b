import * as z from "zod";

/**
 * Returns the one spelling of a query: the parameters of the schema in its order, without unknown, empty and default
 * ones. Repeated values are sorted; of a parameter with one value the last counts, as in the schemas.
 * @param defaults values that change nothing
 */
export function canonicalSearch(
  schema: z.ZodType | undefined,
  values: Record<string, string[]>,
  defaults: Readonly<Record<string, string>> = {},
  repeatable: readonly string[] = [],
): string {
  const names = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const params = new URLSearchParams();
  for (const name of names) {
    const given = (values[name] ?? []).map((value) => value.trim()).filter(Boolean);
    const kept = repeatable.includes(name) ? [...new Set(given)].sort() : given.slice(-1);
    for (const value of kept) if (value !== defaults[name]) params.append(name, value);
  }
  return params.size > 0 ? `?${params}` : "";
}
