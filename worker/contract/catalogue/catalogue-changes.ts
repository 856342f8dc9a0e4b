import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { type Catalogue, type CatalogueHead, readRows, toHead } from "./catalogue-document.ts";
import { requireCount, requireFields, requireList, requirePart } from "./columns/column.ts";
import {
  type ColumnName,
  columnNames,
  type HomeRow,
  readColumn,
  type WrittenColumns,
  writeColumn,
  writeColumns,
} from "./home-columns.ts";
import { readPriceFigures } from "./price-figures-part.ts";

/** The fields that differ between two versions of the catalogue. */
export interface CatalogueChanges extends CatalogueHead {
  /** The version that they are applied to. */
  since: string;
  /** Those after the changes, as a whole. */
  prices: PriceFigures | null;
  /** The number of homes after the changes. */
  homes: number;
  /** The ids of the homes that are no longer listed. */
  removed: string[];
  /** New homes, and where they are in the new list; both in its order. */
  added: { at: number[]; columns: WrittenColumns };
  /**
   * By column: the homes whose value changed, as positions in the list without the removed ones, each as the distance from
   * the one before; and the new values.
   */
  changed: Record<string, { at: number[]; values: unknown }>;
}

/** Returns what must change so that one version becomes another. */
export function diffCatalogues(before: Catalogue, after: Catalogue): CatalogueChanges {
  const { columns: _, homes, ...head } = after;
  const oldRows = readRows(before.columns, before.homes);
  const newRows = readRows(after.columns, homes);
  const kept = findKept(oldRows, newRows);
  const oldKept = oldRows.filter(({ uuid }) => kept.has(uuid));
  const newKept = newRows.filter(({ uuid }) => kept.has(uuid));
  const added = newRows.flatMap((row, at) => (kept.has(row.uuid) ? [] : [{ row, at }]));
  return {
    ...head,
    since: before.version,
    homes,
    removed: oldRows.filter(({ uuid }) => !kept.has(uuid)).map(({ uuid }) => uuid),
    added: {
      at: added.map(({ at }) => at),
      columns: added.length > 0 ? writeColumns(added.map(({ row }) => row)) : {},
    },
    changed: Object.fromEntries(columnNames.flatMap((name) => changedColumn(name, oldKept, newKept))),
  };
}

/** Returns the homes of both versions that are in the same order in both. Others are removed and added. */
function findKept(before: readonly HomeRow[], after: readonly HomeRow[]): ReadonlySet<string> {
  const positions = new Map(before.map(({ uuid }, at) => [uuid, at]));
  const kept = new Set<string>();
  let last = -1;
  for (const { uuid } of after) {
    const at = positions.get(uuid);
    if (at === undefined || at <= last) continue;
    kept.add(uuid);
    last = at;
  }
  return kept;
}

type ChangedColumn = [name: ColumnName, change: CatalogueChanges["changed"][string]];

function changedColumn(name: ColumnName, before: readonly HomeRow[], after: readonly HomeRow[]): ChangedColumn[] {
  const at = after.flatMap((row, position) => (isSame(before[position]?.[name], row[name]) ? [] : [position]));
  if (at.length === 0) return [];
  const rows = after.filter((row, position) => !isSame(before[position]?.[name], row[name]));
  return [
    [name, { at: at.map((position, index) => position - (at[index - 1] ?? 0)), values: writeColumn(name, rows) }],
  ];
}

const isSame = (one: unknown, other: unknown) =>
  one === other || (typeof one === "object" && JSON.stringify(one) === JSON.stringify(other));

/**
 * Returns the version after the changes.
 * @throws FaultyCatalogue if the changes belong to another version, or are faulty
 */
export function applyChanges(before: Catalogue, changes: CatalogueChanges): Catalogue {
  const { since, homes, removed, added, changed, ...head } = changes;
  requirePart(since === before.version, "since");
  const gone = new Set(removed);
  const rows = readRows(before.columns, before.homes).filter(({ uuid }) => !gone.has(uuid));
  requirePart(rows.length === before.homes - gone.size, "removed");
  for (const name of columnNames) {
    const change = changed[name];
    if (change) setValues(rows, name, change);
  }
  const columns = writeColumns(insertRows(rows, added));
  requirePart(rows.length + added.at.length === homes, "homes");
  return { ...head, homes, columns };
}

function setValues<Name extends ColumnName>(
  rows: HomeRow[],
  name: Name,
  { at, values }: { at: number[]; values: unknown },
) {
  const read = readColumn(name, values);
  requirePart(read.length === at.length, name);
  let position = 0;
  at.forEach((distance, index) => {
    position += distance;
    const [row, value] = [rows[position], read[index]];
    requirePart(row !== undefined && value !== undefined, name);
    row[name] = value;
  });
}

function insertRows(rows: readonly HomeRow[], { at, columns }: CatalogueChanges["added"]): HomeRow[] {
  if (at.length === 0) return [...rows];
  const added = readRows(columns, at.length);
  const places = new Map(at.map((place, index) => [place, added[index]]));
  const remaining = rows.values();
  return Array.from({ length: rows.length + at.length }, (_, place) => {
    const row = places.get(place) ?? remaining.next().value;
    requirePart(row !== undefined, "added");
    return row;
  });
}

/** Returns a response as changes. @throws FaultyCatalogue */
export function toCatalogueChanges(json: unknown): CatalogueChanges {
  const fields = requireFields(json, "changes");
  const { since, homes, removed } = fields;
  const added = requireFields(fields.added, "added");
  requirePart(typeof since === "string", "since");
  return {
    ...toHead(fields),
    prices: readPriceFigures(fields.prices),
    since,
    homes: requireCount(homes, "homes"),
    removed: requireList(removed, "removed").map(String),
    added: { at: toCounts(added.at), columns: { ...requireFields(added.columns, "added") } },
    changed: Object.fromEntries(
      Object.entries(requireFields(fields.changed, "changed")).map(([name, change]) => {
        const { at, values } = requireFields(change, name);
        return [name, { at: toCounts(at), values }];
      }),
    ),
  };
}

const toCounts = (written: unknown) => requireList(written, "positions").map((at) => requireCount(at, "positions"));
