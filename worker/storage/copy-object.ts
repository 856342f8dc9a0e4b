import { withTimeout } from "#worker/lib/with-timeout.ts";

/** An image of 15 MB on a slow day. */
const copyTimeoutMs = 60_000;

/** A copy whose size or checksum differs from its source. It has been deleted. */
export class CopyDiffers extends Error {
  override readonly name = "CopyDiffers";
}

interface Place {
  bucket: R2Bucket;
  key: string;
}

/**
 * Copies an object as a stream, with its content type, and compares size and ETag afterwards.
 * @returns the source, or null if there is none
 * @throws CopyDiffers
 * @throws StorageUnavailable
 */
export async function copyObject(from: Place, to: Place): Promise<R2Object | null> {
  const source = await withTimeout("images", copyTimeoutMs, from.bucket.get(from.key));
  if (!source) return null;
  const { httpMetadata, customMetadata } = source;
  const copy = await withTimeout(
    "images",
    copyTimeoutMs,
    to.bucket.put(to.key, source.body, { httpMetadata, customMetadata }),
  );
  if (copy && isSameContent(source, copy)) return source;
  await withTimeout("images", copyTimeoutMs, to.bucket.delete(to.key));
  throw new CopyDiffers(`The copy of ${from.key} differs from it`);
}

/** Whether two objects have the same bytes. The ETag of an object that was stored in one part is its MD5. */
export function isSameContent(one: Pick<R2Object, "size" | "etag">, other: Pick<R2Object, "size" | "etag">): boolean {
  return one.size === other.size && one.etag === other.etag;
}
