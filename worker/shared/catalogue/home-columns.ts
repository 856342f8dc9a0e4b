import type { CatalogueHome } from "./catalogue-home.ts";
import { requireCount, requireFields, requireList, requirePart } from "./document-parts.ts";

/** The homes of a document: each field once, with the values of all homes. */
export interface HomeColumns {
  /** The fields of homes, in their order. Homes for sale and for rent have different ones. */
  shapes: string[][];
  /** For each home the position of its shape. */
  shape_of: number[];
  /** For each field its values, of the homes that have it. */
  values: Record<string, unknown[]>;
}

/** Returns homes as columns. */
export function toColumns(homes: readonly CatalogueHome[]): HomeColumns {
  const rows = homes.map(toRow);
  const shapes = [...new Set(rows.map((row) => Object.keys(row).join()))];
  const names = new Set(rows.flatMap(Object.keys));
  return {
    shapes: shapes.map((shape) => shape.split(",")),
    shape_of: rows.map((row) => shapes.indexOf(Object.keys(row).join())),
    values: Object.fromEntries(
      Array.from(names, (name) => [name, rows.flatMap((row) => (name in row ? [row[name]] : []))]),
    ),
  };
}

/** Returns the fields of a home. An undefined one would become null in a list of JSON. */
const toRow = (home: CatalogueHome): Record<string, unknown> =>
  Object.fromEntries(Object.entries(withoutDashes(home)).filter(([, value]) => value !== undefined));

/** Returns the homes of columns, which may still lack fields. @throws FaultyCatalogue */
export function fromColumns(written: unknown): Readonly<Record<string, unknown>>[] {
  const columns = requireFields(written, "homes");
  const shapes = requireList(columns.shapes, "homes").map((shape) => requireList(shape, "homes").map(String));
  const values = requireFields(columns.values, "homes");
  const next = new Map(Object.entries(values).map(([name, all]) => [name, requireList(all, "homes").values()]));
  const readNext = (name: string): unknown => {
    const { value, done } = next.get(name)?.next() ?? { done: true };
    requirePart(!done, "homes");
    return value;
  };
  const homes = requireList(columns.shape_of, "homes").map((at) => {
    const shape = shapes[requireCount(at, "homes")];
    requirePart(shape !== undefined, "homes");
    return withDashes(Object.fromEntries(shape.map((name) => [name, readNext(name)])));
  });
  requirePart(
    [...next.values()].every((left) => left.next().done),
    "homes",
  );
  return homes;
}

// Four dashes at the same places of each uuid cost more than a byte a home.
const withoutDashes = (home: CatalogueHome) => ({ ...home, uuid: home.uuid.replaceAll("-", "") });
const withDashes = (home: Record<string, unknown>) => ({
  ...home,
  uuid: String(home.uuid).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-"),
});
