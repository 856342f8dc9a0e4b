import { cacheTags, listTags } from "#contract/http/cache-tags.ts";

/** A change that admins made, as the audit log has it. */
export interface PublicChange {
  entity: string;
  id: string;
  action: string;
  /** The changed fields; of a part of an import the uuids of its properties. Empty if unknown. */
  names: string[];
  /** Of a property: its kind, and whether it has a page. Null for other entities, and for a property that is removed. */
  kind: string | null;
  isViewable: boolean | null;
}

/** What visitors see of a change. Changes of other entities are not public. */
const readers: Record<string, (change: PublicChange) => string[]> = {
  property: (change) =>
    isOfDraft(change)
      ? []
      : [
          ...listTags(change.names.includes("kind") ? undefined : change.kind),
          cacheTags.property(change.id),
          ...(touchesImages(change) ? [cacheTags.images(change.id)] : []),
        ],
  import: ({ names }) => [...listTags(), ...names.map(cacheTags.property)],
  course: () => [cacheTags.courses],
  professional: () => [cacheTags.doctors],
  site: () => [cacheTags.site],
};

/** The entities whose changes visitors see. */
export const publicEntities = Object.keys(readers);

/** The limit of one purge is 100 tags. */
const maxTags = 90;
/** The paths of everything that has a tag of one property. */
const propertyPaths = ["/property/", "/api/v1/public/properties/"];
const imagePaths = ["/images/"];

/** A change of properties without an audit entry. Without the uuids, pages and images of any may have changed. */
export interface CatalogueNote {
  uuids?: readonly string[];
}

/** Returns the purge that removes everything that the changes made wrong. Of many properties it removes all. */
export function purgeOf(changes: readonly PublicChange[], notes: readonly CatalogueNote[]): CachePurgeOptions {
  const homes = notes.flatMap(({ uuids = [] }) => uuids.map(cacheTags.property));
  const all = changes.flatMap((change) => readers[change.entity]?.(change) ?? []);
  const tags = [...new Set([...all, ...(notes.length > 0 ? listTags() : []), ...homes])];
  const isOfOneHome = (tag: string) =>
    [cacheTags.property(""), cacheTags.images("")].some((start) => tag.startsWith(start));
  const common = tags.filter((tag) => !isOfOneHome(tag));
  if (notes.some(({ uuids }) => !uuids)) return { tags: common, pathPrefixes: [...propertyPaths, ...imagePaths] };
  if (tags.length <= maxTags) return { tags };
  const hasImages = tags.some((tag) => tag.startsWith(cacheTags.images("")));
  return { tags: common, pathPrefixes: hasImages ? [...propertyPaths, ...imagePaths] : propertyPaths };
}

/** Fields that decide whether visitors see a property. */
const pageFields = ["published", "deleted", "deleted_at"];

/** Whether visitors saw the property neither before nor after. If a later change hid it, that change is purged too. */
function isOfDraft({ action, names, isViewable }: PublicChange): boolean {
  if (isViewable !== false) return false;
  return (
    action === "create" || (action === "update" && names.length > 0 && !names.some((name) => pageFields.includes(name)))
  );
}

/** Fields that decide which images of a property are public. Whole deletions and restorations have other actions. */
const imageFields = ["images", "image_alts", "kind", ...pageFields];

function touchesImages({ action, names }: PublicChange): boolean {
  if (action === "create" || action === "confirm") return false;
  return action !== "update" || names.length === 0 || names.some((name) => imageFields.includes(name));
}
