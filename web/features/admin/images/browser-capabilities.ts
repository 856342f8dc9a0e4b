import { listingEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { ListingKind } from "#contract/listings/property-kinds.ts";
import { apiUpload } from "#web/lib/api/api-upload.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import type { SendPartOptions, TrayMeans } from "./image-upload-list.ts";
import { keptPictures } from "./image-upload-store.ts";
import { type PreparedPicture, preparePicture } from "./prepare-image.ts";

/** What a tray needs, as this browser has it. */
export function browserMeans(kind: ListingKind): TrayMeans {
  return {
    prepare: preparePicture,
    send: (uploadId, part, picture, options) => sendPart(kind, uploadId, part, picture, options),
    keeper: keptPictures,
    newId: () => crypto.randomUUID(),
    preview: (blob) => URL.createObjectURL(blob),
    forget: (address) => URL.revokeObjectURL(address),
    pause: (milliseconds, stop) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        stop.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    now: () => Date.now(),
    account: () => readSession()?.user.id,
  };
}

/** Sends the picture itself (`part` 0) or one of its smaller versions. */
function sendPart(kind: ListingKind, id: string, part: number, picture: PreparedPicture, options: SendPartOptions) {
  const { file, variants, placeholder } = picture;
  if (part === 0) {
    const query = new URLSearchParams({ kind, placeholder });
    return apiUpload(listingEndpoints.putUpload, { params: { id }, query, file, ...options });
  }
  return sendVariant(id, part, variants.find(({ width }) => width === part)?.blob ?? new Blob(), placeholder, options);
}

/** Sends a smaller version of a picture that the server has. */
export function sendVariant(id: string, width: number, file: Blob, placeholder: string, options: SendPartOptions) {
  const params = { id, width: String(width) };
  const query = new URLSearchParams({ placeholder });
  return apiUpload(listingEndpoints.putUploadVariant, { params, query, file, ...options });
}
