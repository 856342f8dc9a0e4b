import { type ImageVariantWidth, imageVariantWidths } from "#contract/images/image-urls.ts";
import { type PropertyKind, propertyKindTraits } from "#contract/listings/property-kinds.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";

/** How long the store may take to answer before visitors are told to come back, in milliseconds. */
const timeLimit = 10_000;

/** The image store: R2 with a time limit; every failure is a StorageUnavailable. */
export interface ImageStore {
  get(key: string, request: Headers): Promise<R2ObjectBody | R2Object | null>;
  head(key: string): Promise<R2Object | null>;
  /** Keys that begin with the prefix, at most so many. */
  list(prefix: string, limit: number): Promise<string[]>;
  /** Up to a thousand objects below the prefix, from behind a key on, in the order of their keys. */
  walk(prefix: string, after: string | undefined): Promise<{ key: string; uploaded: Date }[]>;
  readText(key: string): Promise<string | null>;
  /** At most a thousand keys; one that is not there is no failure. */
  delete(keys: string | string[]): Promise<void>;
  put(key: string, bytes: ArrayBuffer | Uint8Array, type: string): Promise<void>;
}

/** The key of a smaller version beside its original. */
export function variantKey(key: string, width: ImageVariantWidth): string {
  return `${key}-${width}.webp`;
}

/** The address by which staff see a stored file, whatever listing it belongs to: its key, which nobody can guess. */
export function adminImageUrl(key: string): string {
  return `/images/${key}`;
}

/** A key for a new picture: made here and of nothing that anybody sent. */
export function newImageKey(kind: PropertyKind): string {
  return `${propertyKindTraits[kind].imageFolder}/${crypto.randomUUID()}`;
}

/** The key of the picture to which a file belongs: itself, or that of which it is a smaller version. */
export function originalKey(key: string): string {
  return key.replace(/-\d+\.webp$/, "");
}

/** Every file of a picture: itself and its smaller versions. */
export function imageFileKeys(key: string, variants: readonly number[] = imageVariantWidths): string[] {
  return [key, ...variants.map((width) => variantKey(key, width as ImageVariantWidth))];
}

export function imageStore(bucket: R2Bucket): ImageStore {
  return {
    get: (key, request) => withTimeout("images", timeLimit, bucket.get(key, { onlyIf: request, range: request })),
    head: (key) => withTimeout("images", timeLimit, bucket.head(key)),
    async list(prefix, limit) {
      const { objects } = await withTimeout("images", timeLimit, bucket.list({ prefix, limit }));
      return objects.map(({ key }) => key);
    },
    async readText(key) {
      const object = await withTimeout("images", timeLimit, bucket.get(key));
      return object ? object.text() : null;
    },
    async walk(prefix, after) {
      const { objects } = await withTimeout(
        "images",
        timeLimit,
        bucket.list({ prefix, startAfter: after, limit: 1000 }),
      );
      return objects;
    },
    delete: (keys) => withTimeout("images", timeLimit, bucket.delete(keys)),
    async put(key, bytes, type) {
      await withTimeout("images", timeLimit, bucket.put(key, bytes, { httpMetadata: { contentType: type } }));
    },
  };
}
