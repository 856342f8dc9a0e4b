import { type PropertyKind, propertyKinds } from "#shared/listings/property-kinds.ts";

/**
 * What a public response shows. A change of it removes every response with its tag from the cache in front of the worker.
 */
export const cacheTags = {
  /** Lists of properties of one kind and what is counted from them. Lists of both kinds have both tags. */
  list: (kind: PropertyKind) => `list:${kind}`,
  /** The details of the business, which all pages show. */
  site: "site",
  courses: "courses",
  professionals: "doctors",
  /** One property, also as a card on the page of another. */
  property: (uuid: string) => `property:${uuid}`,
  /** The images of one property. They change less often than its other details. */
  images: (uuid: string) => `images:${uuid}`,
} as const;

/** Returns the tags of a list of properties: of one kind, or of both if the kind is not known. */
export function listTags(kind?: string | null): string[] {
  return propertyKinds
    .filter((name) => name === kind || !propertyKinds.some((known) => known === kind))
    .map(cacheTags.list);
}
