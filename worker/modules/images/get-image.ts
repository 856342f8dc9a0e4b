import type { ImageStore } from "#worker/storage/image-store.ts";
import { isRangeCurrent } from "./image-conditions.ts";

/**
 * Reads a stored file with the conditions and the range of a request. The whole file is returned if the client's part
 * belongs to another version. Null if there is no such file.
 * @throws StorageUnavailable
 */
export async function getImage(images: ImageStore, key: string, request: Headers) {
  if (!request.has("range") || !request.has("if-range")) return images.get(key, request);
  const stored = await images.head(key);
  if (!stored || isRangeCurrent(request, stored)) return images.get(key, request);
  const withoutRange = new Headers(request);
  withoutRange.delete("range");
  return images.get(key, withoutRange);
}
