import { propertyKinds } from "#shared/listings/property-kinds.ts";
import { cacheTags, changedListTags } from "#worker/http/caching/cache-tags.ts";

/** A change that admins made, as the audit log has it. */
export interface PublicChange {
  entity: string;
  id: string;
  action: string;
  /** The changed fields; of a part of an import the uuids of its properties. Empty if unknown. */
  names: string[];
  /** Of a property: its kind, the key of its area, and whether it has a page. Null for other entities, and for a property that is removed. */
  kind: string | null;
  areaKey: string | null;
  isViewable: boolean | null;
}

/** The copies that show something: by tag, or those of every property. */
interface Copies {
  tags: string[];
  areOfEveryProperty?: boolean;
}

/** The copies that show a change. Changes of other entities are not public. */
const readers: Record<string, (change: PublicChange) => Copies> = {
  property: (change) => ({
    tags: isOfDraft(change)
      ? []
      : [
          ...findLists(change),
          cacheTags.property(change.id),
          ...(touchesImages(change) ? [cacheTags.images(change.id)] : []),
        ],
  }),
  import: ({ action, names }) => ({
    tags: [...changedListTags(), ...names.map(cacheTags.property)],
    areOfEveryProperty: action === "import-undo",
  }),
  course: () => ({ tags: [cacheTags.courses] }),
  professional: () => ({ tags: [cacheTags.professionals] }),
  availability: () => ({ tags: [cacheTags.courses, cacheTags.professionals] }),
  site: () => ({ tags: [cacheTags.site] }),
};

/** The entities whose changes visitors see. */
export const publicEntities = Object.keys(readers);

/** Fields that decide whether visitors see a property. */
const pageFields = ["published", "deleted", "deleted_at"];
/** Fields that decide which images of a property that visitors see are public. */
const imageFields = ["images", "image_alts", "kind"];
/** The part of the business details that names people. */
const personalField = "team";

/** Whether visitors saw the property neither before nor after. A later change that hid it has an entry of its own. */
function isOfDraft({ action, names, isViewable }: PublicChange): boolean {
  if (isViewable !== false) return false;
  return action === "create" || (action === "update" && names.length > 0 && !hasOne(names, pageFields));
}

/** A property that moved to another list also left one that the entry does not name. */
function findLists({ action, names, kind, areaKey }: PublicChange): string[] {
  const mayHaveMoved = action === "update" && (names.length === 0 || hasOne(names, ["kind", "area"]));
  return mayHaveMoved ? changedListTags() : changedListTags(kind, areaKey);
}

function touchesImages({ action, names }: PublicChange): boolean {
  if (action === "create" || action === "confirm") return false;
  return action !== "update" || names.length === 0 || hasOne(names, [...imageFields, ...pageFields]);
}

const hasOne = (names: readonly string[], searched: readonly string[]) => names.some((name) => searched.includes(name));

/** Whether something must disappear: what is hidden or deleted, a removed image, or a person of the team. */
function hidesSomething(change: PublicChange): boolean {
  const { entity, action, names, isViewable } = change;
  if (entity === "property") return isViewable ? hasOne(names, imageFields) : touchesImages(change);
  return action === "delete" || action === "import-undo" || (entity === "site" && names.includes(personalField));
}

/** What the cache must delete, and what it must renew from the worker. Absent if there is nothing. */
export interface Invalidation {
  purged?: CachePurgeOptions;
  invalidated?: CachePurgeOptions;
}

/**
 * Returns how the cache learns of some changes, and of tags to renew. Invalidated copies stay for an outage; purged ones
 * are gone.
 */
export function planInvalidation(changes: readonly PublicChange[], renewals: readonly { tag: string }[]): Invalidation {
  const renewed = { tags: renewals.map(({ tag }) => tag) };
  return {
    purged: limitTags(changes.filter(hidesSomething).flatMap(findCopies)),
    invalidated: limitTags([...changes.filter((change) => !hidesSomething(change)).flatMap(findCopies), renewed]),
  };
}

/** The limit of one call is 100 tags. */
const maxTags = 90;
/** The paths of everything that has a tag of one property. */
const propertyPaths = ["/property/", "/api/v1/public/properties/"];
const imagePaths = ["/images/"];

const findCopies = (change: PublicChange) => readers[change.entity]?.(change) ?? [];

/** Returns the copies as a call names them: of many properties it names all lists and the paths of all. Undefined for no copies. */
function limitTags(copies: readonly Copies[]): CachePurgeOptions | undefined {
  const tags = [...new Set(copies.flatMap((found) => found.tags))];
  const areOfEveryProperty = copies.some((found) => found.areOfEveryProperty);
  if (tags.length === 0) return undefined;
  if (tags.length <= maxTags && !areOfEveryProperty) return { tags };
  const hasImages = areOfEveryProperty || tags.some((tag) => tag.startsWith(cacheTags.images("")));
  return {
    tags: [...new Set([...tags.filter((tag) => !isOfMany(tag)), ...changedListTags()])],
    pathPrefixes: hasImages ? [...propertyPaths, ...imagePaths] : propertyPaths,
  };
}

const isOfMany = (tag: string) =>
  [...propertyKinds.map((kind) => cacheTags.area(kind, "")), cacheTags.property(""), cacheTags.images("")].some(
    (start) => tag.startsWith(start),
  );
