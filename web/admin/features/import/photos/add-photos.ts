import type { AdminProperty } from "#contract/listings/admin-property.ts";
import { imageLimits } from "#shared/images/image-limits.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { ImageError } from "#web/admin/lib/images/image-error.ts";
import { prepareImage } from "#web/admin/lib/images/prepare/prepare-image.ts";
import { uploadImagePart } from "#web/admin/lib/images/upload/images-api.ts";
import { apiGet, apiSend } from "#web/lib/api/api-client.ts";
import { endpointKey } from "#web/lib/api/endpoint-key.ts";
import type { PhotoMatches } from "./match-photos.ts";
import type { PhotoFile } from "./photo-files.ts";

type MatchedListing = PhotoMatches["listings"][number];

/** A photo that was left out, and why. */
export interface PhotoProblem {
  path: string;
  reason: string;
}

interface AddPhotosOptions {
  /** Also publishes the listing. */
  publish: boolean;
  signal: AbortSignal;
  onPhoto: () => void;
}

/**
 * Prepares the photos of a listing on this device, uploads them and adds them behind those that it has.
 * @returns the photos that were left out
 * @throws ApiError or NetworkError; nothing was added to the listing then
 */
export async function addPhotos(listing: MatchedListing, options: AddPhotosOptions): Promise<PhotoProblem[]> {
  const { uuid } = listing.target;
  const { data } = (await apiGet(endpointKey("GET /properties/:uuid", { params: { uuid } }))) as {
    data: { property: AdminProperty };
  };
  const { kind, images } = data.property;
  const room = imageLimits.perListing - images.length;
  const problems = listing.photos
    .slice(room)
    .map(({ path }) => ({ path, reason: `A listing can have ${imageLimits.perListing} photos.` }));
  const ids: string[] = [];
  for (const photo of listing.photos.slice(0, room)) {
    const result = await uploadPhoto(kind, photo, options.signal);
    if ("id" in result) ids.push(result.id);
    else problems.push(result);
    options.onPhoto();
  }
  if (ids.length > 0) {
    const route = kind === "rent" ? "PATCH /update/rent/property" : "PATCH /update/buy/property";
    const body = { uuid, images: [...images.map(({ id }) => id), ...ids], ...(options.publish && { published: true }) };
    await apiSend(route, { body });
  }
  return problems;
}

async function uploadPhoto(
  kind: AdminProperty["kind"],
  photo: PhotoFile,
  signal: AbortSignal,
): Promise<{ id: string } | PhotoProblem> {
  const id = createUuid();
  try {
    const prepared = await prepareImage(photo.read());
    for (const part of [0 as const, ...prepared.variants.map(({ width }) => width)]) {
      await uploadImagePart(kind, id, part, prepared, { onProgress: () => undefined, signal });
    }
    return { id };
  } catch (error) {
    if (error instanceof ImageError) return { path: photo.path, reason: error.message };
    throw error;
  }
}
