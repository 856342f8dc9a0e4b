import { adminCatalogueEndpoints } from "#contract/http/endpoints/admin-catalogue-endpoints.ts";
import type { PropertyKind } from "#contract/listings/property-kinds.ts";
import { apiUpload } from "#web/lib/api/api-upload.ts";
import type { PreparedImage } from "../prepare/prepared-image.ts";
import type { UploadPartOptions } from "./upload-capabilities.ts";

/** Uploads the image itself (`part` 0) or the smaller version of the width `part`. */
export function uploadImagePart(
  kind: PropertyKind,
  id: string,
  part: number,
  { file, variants, placeholder }: PreparedImage,
  options: UploadPartOptions,
) {
  if (part === 0) {
    const query = new URLSearchParams({ kind, placeholder });
    return apiUpload(adminCatalogueEndpoints.putUpload, { params: { id }, query, file, ...options });
  }
  const variant = variants.find(({ width }) => width === part)?.blob ?? new Blob();
  return uploadVariant(id, part, variant, placeholder, options);
}

/** Uploads a smaller version of an image that the server has. */
export function uploadVariant(id: string, width: number, file: Blob, placeholder: string, options: UploadPartOptions) {
  const params = { id, width: String(width) };
  const query = new URLSearchParams({ placeholder });
  return apiUpload(adminCatalogueEndpoints.putUploadVariant, { params, query, file, ...options });
}
