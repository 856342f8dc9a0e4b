import { unescapeFormula } from "#contract/admin/csv.ts";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import {
  type NewProperty,
  newPropertySchemas,
  type PropertyFields,
  propertyChangeSchemas,
} from "#contract/listings/property-input.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { toProperty } from "../property-rows.ts";
import type { FoundProperty } from "../write/property-writes.repository.ts";

/** The cells of an imported row by column. */
export type ImportCells = Record<string, unknown>;
type RowErrors = ImportedRow["errors"];

/** What the import does with a row. */
export type ImportPlan =
  | { result: "created"; property: NewProperty; reference: string }
  | { result: "updated"; found: FoundProperty; fields: PropertyFields; before: Record<string, unknown> }
  | { result: "unchanged"; found: FoundProperty }
  | { result: "error"; errors: RowErrors };

const knownColumns: ReadonlySet<string> = new Set(propertyExportColumns);
export const isKnownColumn = (name: string) => knownColumns.has(name);

/** Cleans a submitted row: removes the byte order mark and the apostrophe that spreadsheets put before formulas. */
export function readCells(row: Record<string, unknown>): ImportCells {
  return Object.fromEntries(
    Object.entries(row).map(([name, cell]) => [
      name
        .replace(/^\ufeff/, "")
        .trim()
        .toLowerCase(),
      readCell(name, cell),
    ]),
  );
}

function readCell(name: string, cell: unknown): unknown {
  if (typeof cell !== "string") return cell;
  const text = unescapeFormula(cell);
  return name === "amenities" && text.startsWith("[") ? readList(text) : text;
}

/** Amenities that contain a comma are exported as JSON. */
function readList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const referenceOf = ({ reference }: ImportCells) => (typeof reference === "string" ? reference.trim() : "");

/** Decides whether a row creates a property, changes the one with its reference, changes nothing or is invalid. */
export function planImportRow(cells: ImportCells, found: FoundProperty | undefined): ImportPlan {
  const reference = referenceOf(cells);
  if (!reference) return rowError("reference", "Reference is required to recognize the row in a later import");
  const kind = kindOf(cells) ?? (found?.row.kind as PropertyKind | undefined);
  if (cells.kind !== undefined && cells.kind !== "" && !kindOf(cells)) return rowError("kind", "Must be buy or rent");
  if (!kind) return rowError("kind", "Kind is required: buy or rent");
  return found ? planChange(kind, cells, found) : planNew(kind, cells, reference);
}

const rowError = (field: string, msg: string): ImportPlan => ({ result: "error", errors: [{ field, msg }] });

function kindOf({ kind }: ImportCells): PropertyKind | undefined {
  return propertyKinds.find((name) => typeof kind === "string" && name === kind.trim().toLowerCase());
}

/** An imported property has no images yet, so it is not published, even if the row says so. */
function planNew(kind: PropertyKind, cells: ImportCells, reference: string): ImportPlan {
  const parsed = newPropertySchemas[kind].safeParse(cells);
  if (!parsed.success) return { result: "error", errors: toErrors(parsed.error.issues) };
  const property = {
    kind,
    ...parsed.data,
    reference: parsed.data.reference ?? reference,
    published: false,
  } as NewProperty;
  return { result: "created", property, reference };
}

/** Compares only the columns that the file has. An empty cell clears the field. */
function planChange(kind: PropertyKind, cells: ImportCells, found: FoundProperty): ImportPlan {
  if (found.row.deleted_at !== null) return rowError("reference", "This listing is in the bin. Restore it first.");
  if (found.row.kind !== kind)
    return rowError("kind", `The listing with this reference is for ${found.row.kind === "rent" ? "rent" : "sale"}`);
  const schema = propertyChangeSchemas[kind];
  const noImages = { images: undefined, image_alts: undefined, image_focus: undefined };
  const parsed = schema.safeParse({ ...cells, uuid: found.row.uuid, ...noImages });
  if (!parsed.success) return { result: "error", errors: toErrors(parsed.error.issues) };
  const imported: Record<string, unknown> = parsed.data;
  const stored: Record<string, unknown> = { ...toProperty(found.row), published: found.row.published === 1 };
  if (found.images.length === 0) imported.published = false;
  const names = Object.keys(newPropertySchemas[kind].shape).filter(
    (name) => cells[name] !== undefined && name !== "reference" && !isEqual(imported[name], stored[name]),
  );
  if (names.length === 0) return { result: "unchanged", found };
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { result: "updated", found, fields: pick(imported) as PropertyFields, before: pick(stored) };
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function toErrors(issues: { path: PropertyKey[]; message: string }[]): RowErrors {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, msg]) => ({ field, msg }));
}
