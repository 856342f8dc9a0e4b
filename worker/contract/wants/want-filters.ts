import * as z from "zod";
import { filtersToParams, type PropertyFilters } from "#shared/listings/property-filters.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { paramsInBody } from "../http/query-params.ts";
import { propertyFilterQuerySchema } from "../listings/property-list-query.ts";

/** The filters of a list as the API sends them: parameters with a text or several. */
export type WantFilters = Record<string, string | string[]>;

const { kind: _kind, ...shape } = propertyFilterQuerySchema.shape;
const filterSchema = paramsInBody(z.strictObject(shape));

/** Validates the filters of a want, by the names of list parameters. An unknown one would find other homes than wanted. */
export const wantFiltersSchema = z
  .record(z.string(), z.unknown(), "Must be an object")
  .transform((filters, context): WantFilters => {
    const { data, error } = filterSchema.safeParse(filters);
    if (data) return toWantFilters(data, filters);
    for (const issue of error.issues) {
      const [names, message] =
        issue.code === "unrecognized_keys" ? [issue.keys, "Unknown filter"] : [issue.path.slice(0, 1), issue.message];
      context.issues.push(...names.map((name) => ({ code: "custom" as const, message, path: [name], input: filters })));
    }
    return z.NEVER;
  });

/** Returns filters as parameters in their order. One that was sent as a list stays a list. */
export function toWantFilters(filters: PropertyFilters, sent: Record<string, unknown> = {}): WantFilters {
  const params = filtersToParams({ ...filters, kind: undefined });
  // As they were sent, because people read them in this order.
  const lists = new Map(Object.entries(filters).filter(([, value]) => Array.isArray(value)));
  return Object.fromEntries(
    [...new Set(params.keys())].map((name) => {
      const values = [lists.get(name) ?? params.getAll(name)].flat().map(String);
      return [name, Array.isArray(sent[name]) || values.length > 1 ? values : (values[0] ?? "")];
    }),
  );
}

/** Returns stored filters as searches read them; undefined if they are no longer valid. */
export function readWantFilters(kind: PropertyKind, filters: WantFilters): PropertyFilters | undefined {
  const { data } = filterSchema.safeParse(filters);
  return data && { ...data, kind };
}

/** Returns the weekdays that suit a person who waits, from 1 for Monday; none for each. */
export const readWeekdays = ({ days = [] }: WantFilters): number[] => [days].flat().map(Number);
