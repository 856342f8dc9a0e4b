import type { SeedProperty, SeedPropertyDraft } from "./seed-property.ts";

/** How many drawn views there are of each kind: view-living-01 to view-living-12 and so on. */
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
const viewsOfType: Readonly<Record<string, readonly ViewName[]>> = {
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
 * Gives each listing three further pictures that suit its type, always those used longest ago, so that
 * neighbours in the list share as few as the drawn stock allows.
 */
export function assignViewImages(
  drafts: readonly SeedPropertyDraft[],
  usedBefore: readonly string[] = [],
): SeedProperty[] {
  const lastUse = new Map<string, number>(usedBefore.map((name, turn) => [name, turn]));
  let turn = usedBefore.length;
  return drafts.map((draft) => {
    const kinds = [...(viewsOfType[draft.property_type] ?? homeViews)];
    const views: string[] = [];
    while (views.length < 3 && kinds.length > 0) {
      const name = oldest(kinds, lastUse);
      kinds.splice(kinds.indexOf(name.kind), 1);
      lastUse.set(name.view, turn++);
      views.push(name.view);
    }
    return { ...draft, views };
  });
}

function oldest(kinds: readonly ViewName[], lastUse: ReadonlyMap<string, number>): { kind: ViewName; view: string } {
  const candidates = kinds.flatMap((kind) =>
    Array.from({ length: viewCounts[kind] }, (_, at) => {
      const view = `view-${kind}-${String(at + 1).padStart(2, "0")}`;
      return { kind, view, used: lastUse.get(view) ?? -1 };
    }),
  );
  return candidates.reduce((best, next) => (next.used < best.used ? next : best));
}
