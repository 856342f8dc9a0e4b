import { type ImageVariantWidth, imageVariantWidths } from "#shared/images/image-urls.ts";
import { type PropertyKind, propertyKindTraits } from "#shared/listings/property-kinds.ts";
import { withTimeout } from "#worker/lib/with-timeout.ts";
import { copyObject } from "./copy-object.ts";

/** After this time a request fails with a 503. */
const timeoutMs = 10_000;
/** A text, such as an enquiry that waits for the database, is stored in milliseconds, and its sender waits for it. */
const smallBytes = 64 * 1024;
const smallTimeoutMs = 2000;
const writeTimeout = ({ byteLength }: ArrayBuffer | Uint8Array) =>
  byteLength > smallBytes ? timeoutMs : smallTimeoutMs;

/**
 * The R2 bucket of the images, with a timeout. Other folders of it hold the trash, and the requests that wait for the
 * database; see spool.ts. Every method throws StorageUnavailable on failure.
 */
export interface ImageStore {
  /** Reads an object; without its body if a condition of the request fails. */
  get(key: string, request: Headers): Promise<R2ObjectBody | R2Object | null>;
  head(key: string): Promise<R2Object | null>;
  /** Returns up to 1000 objects that begin with the prefix, after a key, in the order of their keys. */
  list(prefix: string, after: string | undefined): Promise<{ key: string; uploaded: Date; size: number }[]>;
  /** Copies an object; see `copyObject`. Returns false if there is none. */
  copy(from: string, to: string): Promise<boolean>;
  readText(key: string): Promise<string | null>;
  /** Returns a text and its version for `putUnchanged`. */
  readVersion(key: string): Promise<{ text: string; version: string } | null>;
  /** Deletes up to 1000 keys. Missing keys are ignored. */
  delete(keys: string | string[]): Promise<void>;
  /** `metadata` is stored with the object, as short texts by name. */
  put(key: string, bytes: ArrayBuffer | Uint8Array, type: string, metadata?: Record<string, string>): Promise<void>;
  /** Stores a new object. Returns false, and changes nothing, if the key exists. */
  putNew(key: string, bytes: ArrayBuffer | Uint8Array, type: string): Promise<boolean>;
  /** Replaces an object. Returns false, and changes nothing, if it no longer is the version that was read. */
  putUnchanged(key: string, version: string, bytes: ArrayBuffer | Uint8Array, type: string): Promise<boolean>;
}

/** Returns the key of a smaller version. It is the same for every type; the content type is stored with the object. */
export function variantKey(key: string, width: ImageVariantWidth): string {
  return `${key}-${width}.webp`;
}

/** Returns the key of the share image whose cover is an image. */
export const shareImageKey = (key: string): string => `${key}-share.jpg`;

/** Returns a random key for a new image. */
export function newImageKey(kind: PropertyKind): string {
  return `${propertyKindTraits[kind].imageFolder}/${crypto.randomUUID()}`;
}

/** Returns the key of the original that a file belongs to. */
export function originalKey(key: string): string {
  return key.replace(/-(?:\d+\.webp|share\.jpg)$/, "");
}

/** Returns the keys of the original and of these smaller versions. */
export function imageFileKeys(key: string, variants: readonly ImageVariantWidth[]): string[] {
  return [key, ...variants.map((width) => variantKey(key, width))];
}

/** Returns all keys that the files of an image may have, whether they exist or not. */
export function possibleFileKeys(key: string): string[] {
  return [...imageFileKeys(key, imageVariantWidths), shareImageKey(key)];
}

export function imageStore(bucket: R2Bucket): ImageStore {
  return {
    get: (key, request) => withTimeout("images", timeoutMs, bucket.get(key, { onlyIf: request })),
    head: (key) => withTimeout("images", timeoutMs, bucket.head(key)),
    async readText(key) {
      const object = await withTimeout("images", timeoutMs, bucket.get(key));
      return object ? object.text() : null;
    },
    async readVersion(key) {
      const object = await withTimeout("images", timeoutMs, bucket.get(key));
      return object ? { text: await object.text(), version: object.etag } : null;
    },
    async list(prefix, after) {
      const { objects } = await withTimeout(
        "images",
        timeoutMs,
        bucket.list({ prefix, startAfter: after, limit: 1000 }),
      );
      return objects;
    },
    copy: async (from, to) => (await copyObject({ bucket, key: from }, { bucket, key: to })) !== null,
    delete: (keys) => withTimeout("images", timeoutMs, bucket.delete(keys)),
    async put(key, bytes, type, customMetadata) {
      const options = { httpMetadata: { contentType: type }, customMetadata };
      await withTimeout("images", writeTimeout(bytes), bucket.put(key, bytes, options));
    },
    async putNew(key, bytes, type) {
      const options = { httpMetadata: { contentType: type }, onlyIf: { etagDoesNotMatch: "*" } };
      return (await withTimeout("images", writeTimeout(bytes), bucket.put(key, bytes, options))) !== null;
    },
    async putUnchanged(key, version, bytes, type) {
      const options = { httpMetadata: { contentType: type }, onlyIf: { etagMatches: version } };
      return (await withTimeout("images", writeTimeout(bytes), bucket.put(key, bytes, options))) !== null;
    },
  };
}
