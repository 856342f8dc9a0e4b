import type { SeedProperty, SeedPropertyDraft } from "./seed-property.ts";

/** The number of images of each view: view-living-01 to view-living-12 and so on. */
const viewCounts = {
  living: 12,
  bedroom: 12,
  kitchen: 12,
  bathroom: 12,
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

/** Views of rooms. No two listings on one page show the same room; streets, yards and roofs may appear twice. */
const roomKinds: readonly ViewName[] = ["living", "bedroom", "kitchen", "bathroom", "office", "hall"];

/** Returns whether an image shows a room. */
export function isRoom(image: string): boolean {
  return roomKinds.some((kind) => isKind(image, kind));
}

/** The views of a listing: a room and one from outside, then one of either. Every listing gets its first before any its second. */
const rounds: readonly ((kind: ViewName) => boolean)[] = [
  (kind) => roomKinds.includes(kind),
  (kind) => !roomKinds.includes(kind),
  () => true,
];

/**
 * Adds three views that suit the property type to each listing (two for land). It picks the least recently used
 * images, and only rooms that no listing on the same page shows.
 * @param assigned listings that have their views already, the oldest use first.
 * @param shareAPage returns whether a page shows both listings.
 * @throws Error if there are too few images of rooms
 */
export function assignViewImages(
  drafts: readonly SeedPropertyDraft[],
  assigned: readonly SeedProperty[],
  shareAPage: (one: SeedPropertyDraft, other: SeedPropertyDraft) => boolean,
): SeedProperty[] {
  const properties: SeedProperty[] = drafts.map((draft) => ({ ...draft, views: [] }));
  let order = 0;
  const lastUses = new Map(assigned.flatMap(({ views }) => views).map((view) => [view, order++]));
  // Types with few kinds of views have the least choice.
  const leastChoiceFirst = properties.toSorted((one, other) => getKinds(one).length - getKinds(other).length);
  for (const isWanted of rounds)
    for (const property of leastChoiceFirst) {
      const { views } = property;
      const kinds = getKinds(property).filter((kind) => isWanted(kind) && !views.some((view) => isKind(view, kind)));
      const neighbours = [...assigned, ...properties].filter((other) => shareAPage(property, other));
      const taken = new Set(neighbours.flatMap((other) => other.views.filter(isRoom)));
      const view = findLeastRecentlyUsed(kinds, lastUses, taken);
      if (!view) continue;
      lastUses.set(view, order++);
      views.push(view);
    }
  const incomplete = properties.find((property) => property.views.length < Math.min(3, getKinds(property).length));
  if (incomplete) throw new Error(`Too few images of rooms: ${incomplete.title}`);
  return properties;
}

const getKinds = ({ property_type }: SeedPropertyDraft) => viewsByType[property_type] ?? homeViews;
const isKind = (view: string, kind: ViewName) => view.startsWith(`view-${kind}-`);

function findLeastRecentlyUsed(
  kinds: readonly ViewName[],
  lastUses: ReadonlyMap<string, number>,
  taken: ReadonlySet<string>,
): string | undefined {
  const lastUse = (view: string) => lastUses.get(view) ?? -1;
  return kinds
    .flatMap((kind) =>
      Array.from({ length: viewCounts[kind] }, (_, index) => `view-${kind}-${String(index + 1).padStart(2, "0")}`),
    )
    .filter((view) => !taken.has(view))
    .reduce<string | undefined>((best, next) => (best && lastUse(best) <= lastUse(next) ? best : next), undefined);
}
