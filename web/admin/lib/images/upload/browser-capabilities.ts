import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { createUuid } from "#web/admin/lib/api/create-uuid.ts";
import { readSession } from "#web/lib/session/stored-session.ts";
import { prepareImage } from "../prepare/prepare-image.ts";
import { imageUploadStore } from "./image-upload-store.ts";
import { uploadImagePart } from "./images-api.ts";
import type { UploadCapabilities } from "./upload-capabilities.ts";

export function browserCapabilities(kind: PropertyKind): UploadCapabilities {
  return {
    prepare: prepareImage,
    send: (uploadId, part, image, options) => uploadImagePart(kind, uploadId, part, image, options),
    store: imageUploadStore,
    newId: () => createUuid(),
    createPreview: (blob) => URL.createObjectURL(blob),
    revokePreview: (url) => URL.revokeObjectURL(url),
    pause: (milliseconds, signal) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, milliseconds);
        signal.addEventListener("abort", () => {
          clearTimeout(timer);
          resolve();
        });
      }),
    now: () => Date.now(),
    userId: () => readSession()?.user.id,
  };
}
