import { unescapeFormula } from "#contract/admin/csv.ts";
import { propertyExportColumns } from "#contract/admin/property-export.ts";
import type { ImportedRow } from "#contract/admin/property-import.ts";
import {
  type NewProperty,
  newPropertySchemas,
  type PropertyFields,
  propertyChangeSchemas,
} from "#contract/listings/property.ts";
import { type PropertyKind, propertyKinds } from "#contract/listings/property-kinds.ts";
import { toProperty } from "../property-rows.ts";
import type { FoundProperty } from "../write/property-writes.repository.ts";

/** A row of a table by its columns, cells as they are meant. */
export type ImportCells = Record<string, unknown>;
type Errors = ImportedRow["errors"];

/** What is to be done with a row. */
export type ImportPlan =
  | { result: "created"; property: NewProperty; reference: string }
  | { result: "updated"; found: FoundProperty; fields: PropertyFields; before: Record<string, unknown> }
  | { result: "unchanged"; found: FoundProperty }
  | { result: "error"; errors: Errors };

const known: ReadonlySet<string> = new Set(propertyExportColumns);
export const isKnownColumn = (name: string) => known.has(name);

/** A row as it was sent, without what only spreadsheets need: the mark at a file's beginning, the apostrophe before a formula. */
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

/** Amenities in which a comma stands are written as JSON. */
function readList(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export const referenceOf = ({ reference }: ImportCells) => (typeof reference === "string" ? reference.trim() : "");

/** Says what a row comes to: a new listing, a change of the one it names, nothing, or what is wrong with it. */
export function planImportRow(cells: ImportCells, found: FoundProperty | undefined): ImportPlan {
  const reference = referenceOf(cells);
  if (!reference) return wrong("reference", "Reference is required, so that the same row is known again");
  const kind = kindOf(cells) ?? (found?.row.kind as PropertyKind | undefined);
  if (cells.kind !== undefined && cells.kind !== "" && !kindOf(cells)) return wrong("kind", "Must be buy or rent");
  if (!kind) return wrong("kind", "Kind is required: buy or rent");
  return found ? planChange(kind, cells, found) : planNew(kind, cells, reference);
}

const wrong = (field: string, msg: string): ImportPlan => ({ result: "error", errors: [{ field, msg }] });

function kindOf({ kind }: ImportCells): PropertyKind | undefined {
  return propertyKinds.find((known) => typeof kind === "string" && known === kind.trim().toLowerCase());
}

/** A listing without pictures is not published, whatever the row says. */
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

/** Only the columns that the table has are compared; an empty cell takes a value away. */
function planChange(kind: PropertyKind, cells: ImportCells, found: FoundProperty): ImportPlan {
  if (found.row.deleted_at !== null) return wrong("reference", "This listing is in the bin. Restore it first.");
  if (found.row.kind !== kind)
    return wrong("kind", `The listing with this reference is for ${found.row.kind === "rent" ? "rent" : "sale"}`);
  const schema = propertyChangeSchemas[kind];
  const parsed = schema.safeParse({ ...cells, uuid: found.row.uuid, images: undefined, image_alts: undefined });
  if (!parsed.success) return { result: "error", errors: toErrors(parsed.error.issues) };
  const sent: Record<string, unknown> = parsed.data;
  const stored: Record<string, unknown> = { ...toProperty(found.row), published: found.row.published === 1 };
  if (found.pictures.length === 0) sent.published = false;
  const names = Object.keys(newPropertySchemas[kind].shape).filter(
    (name) => cells[name] !== undefined && name !== "reference" && !alike(sent[name], stored[name]),
  );
  if (names.length === 0) return { result: "unchanged", found };
  const pick = (from: Record<string, unknown>) => Object.fromEntries(names.map((name) => [name, from[name]]));
  return { result: "updated", found, fields: pick(sent) as PropertyFields, before: pick(stored) };
}

const alike = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

function toErrors(issues: { path: PropertyKey[]; message: string }[]): Errors {
  const byField = new Map<string, string>();
  for (const { path, message } of issues) {
    const field = String(path[0] ?? "");
    if (!byField.has(field)) byField.set(field, message);
  }
  return [...byField].map(([field, msg]) => ({ field, msg }));
}
