import type { SeedProperty, SeedPropertyDraft } from "./seed-property.ts";

/** The number of images of each view: view-living-01 to view-living-12 and so on. */
const viewCounts = {
  living: 12,
  bedroom: 12,
  kitchen: 10,
  bathroom: 8,
  veranda: 8,
  yard: 8,
  street: 8,
  office: 5,
  hall: 3,
  roof: 6,
} as const;

type ViewName = keyof typeof viewCounts;

const homeViews: readonly ViewName[] = ["living", "bedroom", "kitchen", "bathroom", "veranda", "yard", "street"];
const viewsByType: Readonly<Record<string, readonly ViewName[]>> = {
  Apartment: ["living", "bedroom", "kitchen", "bathroom", "veranda", "roof", "street"],
  Condo: ["living", "bedroom", "kitchen", "bathroom", "veranda", "roof", "street"],
  Studio: ["kitchen", "bathroom", "street", "bedroom"],
  Penthouse: ["roof", "living", "bedroom", "kitchen", "bathroom"],
  "Office Space": ["office", "street", "roof"],
  Commercial: ["street", "office", "roof"],
  Warehouse: ["street", "office", "yard"],
  "Event Center": ["hall", "kitchen", "yard", "street"],
  Land: ["street", "yard"],
};

/**
 * Adds three views that suit the property type to each listing (two for land). It picks the least recently used
 * images, so that listings next to each other rarely share one.
 * @param usedBefore images that are already in use, the oldest use first.
 */
export function assignViewImages(
  drafts: readonly SeedPropertyDraft[],
  usedBefore: readonly string[] = [],
): SeedProperty[] {
  const lastUses = new Map<string, number>(usedBefore.map((name, order) => [name, order]));
  let order = usedBefore.length;
  return drafts.map((draft) => {
    const kinds = [...(viewsByType[draft.property_type] ?? homeViews)];
    const views: string[] = [];
    while (views.length < 3 && kinds.length > 0) {
      const { kind, view } = findLeastRecentlyUsed(kinds, lastUses);
      kinds.splice(kinds.indexOf(kind), 1);
      lastUses.set(view, order++);
      views.push(view);
    }
    return { ...draft, views };
  });
}

function findLeastRecentlyUsed(
  kinds: readonly ViewName[],
  lastUses: ReadonlyMap<string, number>,
): { kind: ViewName; view: string } {
  const candidates = kinds.flatMap((kind) =>
    Array.from({ length: viewCounts[kind] }, (_, index) => {
      const view = `view-${kind}-${String(index + 1).padStart(2, "0")}`;
      return { kind, view, lastUse: lastUses.get(view) ?? -1 };
    }),
  );
  return candidates.reduce((best, next) => (next.lastUse < best.lastUse ? next : best));
}
