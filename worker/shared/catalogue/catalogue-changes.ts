import type { PriceFigures } from "#shared/prices/price-figures.ts";
import { type Catalogue, type CatalogueHead, requireHome, toHead } from "./catalogue-document.ts";
import type { CatalogueHome } from "./catalogue-home.ts";
import { requireCount, requireFields, requireList, requirePart } from "./document-parts.ts";
import { readPriceFigures } from "./price-figures-part.ts";

/** How two versions of the catalogue differ. */
export interface CatalogueChanges extends CatalogueHead {
  /** The version that they are applied to. */
  since: string;
  /** Those after the changes, as a whole; missing if they are the same. They change each night. */
  prices?: PriceFigures | null | undefined;
  /** The number of homes after the changes. */
  homes: number;
  /** The references of the homes that are no longer listed. */
  removed: string[];
  /** New homes with their places in the new list, in its order. */
  added: { at: number; home: CatalogueHome }[];
  /** Homes of both versions by their references: the fields that differ. */
  changed: Record<string, Readonly<Record<string, unknown>>>;
}

/** Returns what must change so that one version becomes another. */
export function diffCatalogues(before: Catalogue, after: Catalogue): CatalogueChanges {
  const { homes, prices, ...head } = after;
  const kept = findKept(before.homes, homes);
  const changed = homes.flatMap((home) => {
    const old = kept.get(home.reference);
    const fields = old ? changedFields(old, home) : [];
    return fields.length > 0 ? [[home.reference, Object.fromEntries(fields)] as const] : [];
  });
  return {
    ...head,
    since: before.version,
    ...(JSON.stringify(prices) !== JSON.stringify(before.prices) && { prices }),
    homes: homes.length,
    removed: before.homes.flatMap(({ reference }) => (kept.has(reference) ? [] : [reference])),
    added: homes.flatMap((home, at) => (kept.has(home.reference) ? [] : [{ at, home }])),
    changed: Object.fromEntries(changed),
  };
}

/** Returns the homes with the same fields and in the same order in both versions. Others are removed and added. */
function findKept(
  before: readonly CatalogueHome[],
  after: readonly CatalogueHome[],
): ReadonlyMap<string, CatalogueHome> {
  const places = new Map(before.map((home, at) => [home.reference, { home, at }]));
  const kept = new Map<string, CatalogueHome>();
  let last = -1;
  for (const home of after) {
    const old = places.get(home.reference);
    if (!old || old.at <= last || String(Object.keys(old.home)) !== String(Object.keys(home))) continue;
    kept.set(home.reference, old.home);
    last = old.at;
  }
  return kept;
}

function changedFields(before: CatalogueHome, after: CatalogueHome): [name: string, value: unknown][] {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.entries(after).filter(([name, value]) => JSON.stringify(old.get(name)) !== JSON.stringify(value));
}

/**
 * Returns the version after the changes.
 * @throws FaultyCatalogue if the changes belong to another version, or are faulty
 */
export function applyChanges(before: Catalogue, changes: CatalogueChanges): Catalogue {
  const { since, homes: count, removed, added, changed, prices = before.prices, ...head } = changes;
  requirePart(since === before.version, "since");
  const gone = new Set(removed);
  const homes = before.homes
    .filter(({ reference }) => !gone.has(reference))
    .map((home) => (changed[home.reference] ? requireHome({ ...home, ...changed[home.reference] }) : home));
  for (const { at, home } of added) homes.splice(at, 0, home);
  requirePart(homes.length === count, "homes");
  return { ...head, homes, prices };
}

/** Returns a response as changes. @throws FaultyCatalogue */
export function toCatalogueChanges(json: unknown): CatalogueChanges {
  const fields = requireFields(json, "changes");
  const { since, homes, removed, added, changed } = fields;
  requirePart(typeof since === "string", "since");
  return {
    ...toHead(fields),
    prices: "prices" in fields ? readPriceFigures(fields.prices) : undefined,
    since,
    homes: requireCount(homes, "homes"),
    removed: requireList(removed, "removed").map(String),
    added: requireList(added, "added").map((one) => {
      const { at, home } = requireFields(one, "added");
      return { at: requireCount(at, "added"), home: requireHome(home) };
    }),
    changed: Object.fromEntries(
      Object.entries(requireFields(changed, "changed")).map(([reference, one]) => [
        reference,
        requireFields(one, "changed"),
      ]),
    ),
  };
}
