import { toFilterKeys } from "#shared/listings/matching/filter-values.ts";
import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";

/**
 * What a public response shows. A change of it removes every response with its tag from the cache in front of the worker.
 */
export const cacheTags = {
  /** Lists of properties of one kind and what is counted from them, except `areaLists`. Lists of both kinds have both tags. */
  list: (kind: PropertyKind) => `list:${kind}`,
  /** Lists of one or several areas: a change elsewhere does not touch them. */
  areaLists: (kind: PropertyKind) => `areas:${kind}`,
  /** Lists of this area, by its key. */
  area: (kind: PropertyKind, key: string) => `area:${kind}:${encodeURIComponent(key)}`,
  /** The details of the business, which all pages show. */
  site: "site",
  courses: "courses",
  professionals: "doctors",
  /** One property, also as a card on the page of another. */
  property: (uuid: string) => `property:${uuid}`,
  /** The images of one property. They change less often than its other details. */
  images: (uuid: string) => `images:${uuid}`,
} as const;

/** Visitors choose the names of areas, and the length of all tags of a response is limited. */
const maxAreas = 5;
const maxKeyLength = 60;

/** Returns the tags that a list of properties has: of one kind, or of both if the kind is not known. @param areas names that it filters by */
export function listTags(kind?: string | null, areas: string[] = []): string[] {
  const keys = toFilterKeys(areas);
  const hasTooMany = keys.length > maxAreas || keys.some((key) => key.length > maxKeyLength);
  return findKinds(kind).flatMap((name) =>
    keys.length === 0 || hasTooMany
      ? cacheTags.list(name)
      : [cacheTags.areaLists(name), ...keys.map((key) => cacheTags.area(name, key))],
  );
}

/** Returns the tags of all lists that may show a changed property. @param areaKey its area, empty without one; absent if that is not known or changed */
export function changedListTags(kind?: string | null, areaKey?: string | null): string[] {
  const findAreaTags = (name: PropertyKind) => {
    if (areaKey === "") return [];
    return areaKey ? [cacheTags.area(name, areaKey)] : [cacheTags.areaLists(name)];
  };
  return findKinds(kind).flatMap((name) => [cacheTags.list(name), ...findAreaTags(name)]);
}

const findKinds = (kind: string | null | undefined) =>
  propertyKinds.filter((name) => name === kind || !propertyKinds.some((known) => known === kind));
