import { readStored, writeStored } from "#web/lib/storage/stored-value.ts";
import { type ColumnField, columnChoices } from "./column-fields.ts";
import type { UnitColumns } from "./matching/unit-columns.ts";

/** How the columns of a file are read. */
export interface ColumnPlan {
  /** The field of each column. */
  fields: ColumnField[];
  /** Values for empty cells, by field. */
  defaults: Record<string, string>;
  /** The user said that some homes are for sale and others for rent. */
  isKindMixed?: boolean;
  /** The currency of amounts that name none; US dollars by default. */
  currency?: string;
  /** Units of another currency per US dollar, by code. 1 if amounts in it are US dollars. */
  rates?: Record<string, number>;
  /** The columns that have the units of others. */
  units?: UnitColumns;
}

interface SavedLayout extends ColumnPlan {
  columns: string[];
}

/** Not among the keys of the other code, which every visitor downloads. */
const storageKey = "import_layouts";
const maxLayouts = 20;

/** Returns how a file with the same columns was read before in this browser. */
export function readLayout(columns: readonly string[]): ColumnPlan | undefined {
  return readLayouts().find((layout) => isSame(layout.columns, columns));
}

/** Remembers how the columns of a file are read, for the next file of the same program. */
export function saveLayout(columns: readonly string[], plan: ColumnPlan): void {
  const others = readLayouts().filter((layout) => !isSame(layout.columns, columns));
  writeStored(storageKey, [{ columns, ...plan }, ...others].slice(0, maxLayouts));
}

const readLayouts = () => readStored(storageKey, isLayouts) ?? [];
const isSame = (one: readonly string[], other: readonly string[]) => one.join("\n") === other.join("\n");

function isLayouts(value: unknown): value is SavedLayout[] {
  return Array.isArray(value) && value.every(isLayout);
}

function isLayout(value: Partial<SavedLayout> | null): boolean {
  const { columns, fields, defaults } = value ?? {};
  const isKnown = (field: unknown) => (columnChoices as readonly unknown[]).includes(field);
  return Array.isArray(columns) && Array.isArray(fields) && fields.every(isKnown) && typeof defaults === "object";
}
