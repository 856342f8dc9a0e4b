import type { ChangedProperty } from "#contract/listings/admin-property.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { auditLine } from "#worker/db/audit-entries.ts";
import { brokeUnique } from "#worker/db/constraint-errors.ts";
import { brokeNotNull } from "#worker/db/not-null-errors.ts";
import { ask, write } from "#worker/db/query.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { filesOf, type ImageStore } from "#worker/storage/image-store.ts";
import { lostUploads } from "../images/missing-uploads-error.ts";
import { changedMeanwhile, pictureNeeded, propertyNotFound, referenceTaken } from "../properties.errors.ts";
import { toProperty } from "../property-rows.ts";
import { readChange, type SentChange, type SentFields } from "./property-input.ts";
import { fieldColumns, searchedFields, searchWords } from "./property-record.ts";
import {
  changeColumns,
  type FoundProperty,
  findProperty,
  joinUploads,
  placePictures,
  removePictures,
} from "./property-writes.repository.ts";

interface Stores {
  db: D1Database;
  images: ImageStore;
}

/** How often a change is made anew because somebody else's came in between. */
const tries = 5;

/**
 * Changes the fields that were sent and, with `images`, which pictures there are and in which order.
 * @throws 404 for a listing of the other kind or in the bin, 422 with every wrong field, 409
 */
export async function updateProperty(
  stores: Stores,
  actor: AdminActor,
  kind: ListingKind,
  sent: SentFields,
): Promise<ChangedProperty> {
  const change = readChange(kind, sent);
  for (let tried = 0; tried < tries; tried++) {
    const [found] = await ask(stores.db, findProperty(kind, change.uuid));
    if (!found) throw propertyNotFound();
    if (await tryChange(stores, actor, found, change)) return { message: "Property updated", uuid: change.uuid };
  }
  throw changedMeanwhile();
}

/** Makes the change unless the listing is no longer as it was found. */
async function tryChange(
  { db, images }: Stores,
  actor: AdminActor,
  found: FoundProperty,
  change: SentChange,
): Promise<boolean> {
  const { fields, uuid } = change;
  const pictures = change.images ?? found.pictures.map(({ id }) => id);
  if ((fields.published ?? found.row.published === 1) && pictures.length === 0) throw pictureNeeded();
  const removed = found.pictures.filter(({ id }) => !pictures.includes(id));
  const now = new Date();
  const past = Date.parse(found.row.updated_at as string);
  const updatedAt = new Date(Math.max(now.getTime(), past + 1)).toISOString();
  try {
    await write(
      db,
      changeColumns(found, columnsOf(found, change), updatedAt),
      ...changePictures(actor, found, { ...change, images: pictures }, now),
      auditLine(actor, { action: "update", entity: "property", entityId: uuid, ...difference(found, change) }, now),
    );
  } catch (error) {
    if (brokeNotNull(error, "properties.updated_at")) return false;
    if (brokeUnique(error, "properties.reference")) throw referenceTaken();
    const lost = brokeUnique(error, "pictures.") || brokeNotNull(error, "pictures.");
    throw lost ? await lostUploads(db, actor, "images", pictures) : error;
  }
  // Nobody can ask for them any more; what stays because the store is away goes with the clean-up.
  if (removed.length > 0) await images.delete(removed.flatMap(({ key }) => filesOf(key))).catch(() => undefined);
  return true;
}

function columnsOf({ row }: FoundProperty, { fields }: SentChange): Record<string, unknown> {
  const columns = fieldColumns(fields);
  if (!searchedFields.some((name) => name in fields)) return columns;
  return { ...columns, words: searchWords({ ...(row as Parameters<typeof searchWords>[0]), ...fields }) };
}

function changePictures(actor: AdminActor, found: FoundProperty, change: SentChange & { images: string[] }, now: Date) {
  const { images, alts, uuid } = change;
  const n = found.row.n as number;
  const known = new Map(found.pictures.map((picture) => [picture.id, picture]));
  const removed = [...known.keys()].filter((id) => !images.includes(id));
  const nextNumber = found.row.next_picture as number;
  const joining = images
    .map((id, position) => ({ id, position, alt: alts[id] ?? "" }))
    .filter(({ id }) => !known.has(id))
    .map((picture, index) => ({ ...picture, number: nextNumber + index }));
  const staying = images.flatMap((id, position) => {
    const before = known.get(id);
    const alt = id in alts ? (alts[id] ?? "") : (before?.alt ?? "");
    return before && (before.position !== position || before.alt !== alt) ? [{ id, position, alt }] : [];
  });
  return [
    ...(removed.length > 0 ? [removePictures(n, removed)] : []),
    ...(staying.length > 0 ? [placePictures(n, staying)] : []),
    ...joinUploads(actor, uuid, joining, now),
  ];
}

/** What the audit keeps: the sent fields as they were and as they are. */
function difference({ row, pictures }: FoundProperty, { fields, images, alts }: SentChange) {
  const whole: Record<string, unknown> = { ...toProperty(row), published: row.published === 1 };
  const before = Object.fromEntries(Object.keys(fields).map((name) => [name, whole[name]]));
  const texts = Object.keys(alts).length > 0 && { image_alts: alts };
  return {
    before: { ...before, ...(images && { images: pictures.map(({ id }) => id) }) },
    after: { ...fields, ...(images && { images }), ...texts },
  };
}
