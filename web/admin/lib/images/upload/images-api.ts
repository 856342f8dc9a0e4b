import type { ImageVariantWidth } from "#shared/images/image-urls.ts";
import type { PropertyKind } from "#shared/listings/property-kinds.ts";
import { apiUpload } from "#web/admin/lib/api/api-upload.ts";
import type { PreparedImage, UploadPart } from "../prepare/prepared-image.ts";
import type { UploadPartOptions } from "./upload-capabilities.ts";

/** Uploads one part of an image. @throws ApiError, NetworkError, or Error if the image has no such version */
export async function uploadImagePart(
  kind: PropertyKind,
  id: string,
  part: UploadPart,
  { file, variants, placeholder }: PreparedImage,
  options: UploadPartOptions,
) {
  if (part === 0) {
    const query = new URLSearchParams({ kind, placeholder });
    return apiUpload("PUT /uploads/:id", { params: { id }, query, file, ...options });
  }
  const variant = variants.find(({ width }) => width === part);
  if (!variant) throw new Error(`The image has no version of ${part} px`);
  return uploadVariant(id, part, variant.blob, placeholder, options);
}

/** Uploads a smaller version of an image that the server has. */
export function uploadVariant(
  id: string,
  width: ImageVariantWidth,
  file: Blob,
  placeholder: string,
  options: UploadPartOptions,
) {
  const params = { id, width: String(width) };
  const query = new URLSearchParams({ placeholder });
  return apiUpload("PUT /uploads/:id/variants/:width", { params, query, file, ...options });
}
