import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { apiUpload } from "#web/lib/api/api-upload.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import type { UploadCapabilities, UploadPartOptions } from "./image-upload-list.ts";
import { imageUploadStore } from "./image-upload-store.ts";
import { type PreparedImage, prepareImage } from "./prepare-image.ts";

/** What a tray needs, as this browser has it. */
export function browserCapabilities(kind: PropertyKind): UploadCapabilities {
  return {
    prepare: prepareImage,
    send: (uploadId, part, picture, options) => sendPart(kind, uploadId, part, picture, options),
    keeper: imageUploadStore,
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
function sendPart(kind: PropertyKind, id: string, part: number, picture: PreparedImage, options: UploadPartOptions) {
  const { file, variants, placeholder } = picture;
  if (part === 0) {
    const query = new URLSearchParams({ kind, placeholder });
    return apiUpload(adminCatalogueEndpoints.putUpload, { params: { id }, query, file, ...options });
  }
  return uploadVariant(
    id,
    part,
    variants.find(({ width }) => width === part)?.blob ?? new Blob(),
    placeholder,
    options,
  );
}

/** Sends a smaller version of a picture that the server has. */
export function uploadVariant(id: string, width: number, file: Blob, placeholder: string, options: UploadPartOptions) {
  const params = { id, width: String(width) };
  const query = new URLSearchParams({ placeholder });
  return apiUpload(adminCatalogueEndpoints.putUploadVariant, { params, query, file, ...options });
}
