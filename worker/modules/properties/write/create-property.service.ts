import type { CreatedPropertyResponse } from "#contract/listings/admin-property.ts";
import { type NewProperty, newPropertyImagesSchema } from "#contract/listings/property-input.ts";
import { imageRequiredMessage } from "#contract/listings/required-fields.ts";
import { imageLimits } from "#shared/images/image-limits.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { isOnMarket } from "#shared/listings/status/listing-status.ts";
import { isNotNullViolation, isUniqueViolation } from "#worker/db/constraint-errors.ts";
import { isDuplicateRequest } from "#worker/db/idempotency-records.ts";
import { batch, query } from "#worker/db/query.ts";
import { runOnce } from "#worker/db/run-once.ts";
import type { AdminActor } from "#worker/http/actor.ts";
import { validationFailed } from "#worker/http/api-error.ts";
import { idempotencyKeyReused } from "#worker/http/idempotency.ts";
import type { IdempotentRequest } from "#worker/lib/idempotent-request.ts";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { missingUploadsError } from "../images/missing-uploads-error.ts";
import { cleanImageFiles, storeImageFiles } from "../images/new-image-files.ts";
import { checkOwner, markOwner } from "../owners/owners.ts";
import { referenceTaken } from "../properties.errors.ts";
import { type PropertyInput, parseNewProperty } from "./property-input.ts";
import { storeProperty } from "./property-writes.repository.ts";
import { nextReference } from "./references.repository.ts";

/** A submitted property. Its images are files of the request or uploads named in a field. */
export interface SubmittedProperty {
  kind: PropertyKind;
  fields: PropertyInput;
  files: Uint8Array<ArrayBuffer>[];
  idempotency?: IdempotentRequest | undefined;
}

interface ParsedProperty {
  property: NewProperty;
  uploads: string[];
  alts: Record<string, string | null>;
  focuses: Record<string, string | null>;
}

/** A colleague may have entered the next reference by hand. Then the one after it is tried. */
const maxReferenceAttempts = 5;

/**
 * Creates a property, published or as a draft, with all its images or not at all. A repeated request gets the first
 * response.
 * @throws ApiError 422 that names every invalid field; StorageUnavailable when nothing was stored
 */
export async function createProperty(
  { db, images }: Stores,
  actor: AdminActor,
  submitted: SubmittedProperty,
): Promise<CreatedPropertyResponse> {
  const { property, uploads: uploadIds, alts, focuses } = parseSubmitted(submitted);
  await checkOwner(db, actor, property.owner_id);
  const onceOptions = { idempotency: submitted.idempotency, createReusedError: idempotencyKeyReused };
  const now = new Date();
  return runOnce<CreatedPropertyResponse>(db, onceOptions, now, async (storeResponse) => {
    const files = await storeImageFiles(images, submitted.kind, cleanImageFiles(submitted.files));
    const uploads = uploadIds.map((id, position) => {
      return { id, position, number: position + 1, alt: alts[id] ?? "", focus: focuses[id] ?? null };
    });
    const store = async (reference: string) => {
      const response = { message: "Property created", uuid: crypto.randomUUID(), reference };
      const record = {
        uuid: response.uuid,
        reference,
        createdAt: now.toISOString(),
        property: confirmed(property, now),
        checkedBy: actor.id,
      };
      await batch(
        db,
        ...storeResponse(response),
        ...storeProperty(actor, record, { files, uploads }, now),
        ...markOwner(property.owner_id),
      );
      return response;
    };
    try {
      return await storeWithReference(db, property.reference, store);
    } catch (error) {
      if (isCertainlyNotStored(error)) await images.delete(files.map(({ key }) => key));
      const isUploadLost = isUniqueViolation(error, "images.id") || isNotNullViolation(error, "images.");
      throw isUploadLost ? await missingUploadsError(db, actor, "uploads", uploadIds) : error;
    }
  });
}

/** Who publishes a property says that it is on the market. A draft is confirmed when it is published. */
function confirmed(property: NewProperty, now: Date): NewProperty {
  const status = property.status ?? (property.is_available ? "available" : "unavailable");
  if (property.confirmed_at || !property.published || !isOnMarket(status)) return property;
  return { ...property, confirmed_at: now.toISOString() };
}

/** @throws ApiError 422 that names every invalid field */
function parseSubmitted({ kind, fields, files }: SubmittedProperty): ParsedProperty {
  const { property, issues } = parseNewProperty(kind, fields);
  const imageFields = newPropertyImagesSchema.safeParse(fields);
  const allIssues = [...issues, ...(imageFields.error?.issues ?? [])];
  const imageCount = files.length + (imageFields.data?.uploads.length ?? 0);
  const field = files.length > 0 || !Object.hasOwn(fields, "uploads") ? "images" : "uploads";
  const addIssue = (message: string) => allIssues.push({ code: "custom", path: [field], message, input: undefined });
  if (imageFields.success && imageCount === 0 && property?.published !== false) addIssue(imageRequiredMessage);
  if (imageCount > imageLimits.perListing) addIssue(`At most ${imageLimits.perListing} photos`);
  if (!property || !imageFields.success || allIssues.length > 0) throw validationFailed("body", allIssues);
  const { uploads, image_alts: alts, image_focus: focuses } = imageFields.data;
  return { property, uploads, alts, focuses };
}

/** Stores a property with the chosen reference, or with a generated one. */
async function storeWithReference(
  db: D1Database,
  chosenReference: string | null,
  store: (reference: string) => Promise<CreatedPropertyResponse>,
): Promise<CreatedPropertyResponse> {
  for (let attempt = 0; ; attempt++) {
    const reference = chosenReference ?? (await query(db, nextReference))[0];
    try {
      return await store(reference);
    } catch (error) {
      if (!isUniqueViolation(error, "properties.reference")) throw error;
      if (chosenReference || attempt === maxReferenceAttempts) throw referenceTaken();
    }
  }
}

/** Whether the database rejected the batch. After a timeout the result is unknown, so the files must stay. */
function isCertainlyNotStored(error: unknown): boolean {
  const cause = error instanceof StorageUnavailable ? error.cause : error;
  return isDuplicateRequest(error) || !(error instanceof StorageUnavailable) || /constraint failed/.test(String(cause));
}
