import type { VariantWidth } from "../contract/picture-addresses.ts";
import { withinTime } from "../contract/time-limit.ts";

/** How long the store may take to answer before visitors are told to come back, in milliseconds. */
const timeLimit = 10_000;

/** The image store: R2 with a time limit; every failure is a StorageUnavailable. */
export interface ImageStore {
  get(key: string, request: Headers): Promise<R2ObjectBody | R2Object | null>;
  head(key: string): Promise<R2Object | null>;
  /** Keys that begin with the prefix, at most so many. */
  list(prefix: string, limit: number): Promise<string[]>;
  readText(key: string): Promise<string | null>;
  delete(key: string): Promise<void>;
  put(key: string, bytes: ArrayBuffer | Uint8Array, type: string): Promise<void>;
}

/** The key of a smaller version beside its original. */
export function variantKey(key: string, width: VariantWidth): string {
  return `${key}-${width}.webp`;
}

export function imageStore(bucket: R2Bucket): ImageStore {
  return {
    get: (key, request) => withinTime("images", timeLimit, bucket.get(key, { onlyIf: request, range: request })),
    head: (key) => withinTime("images", timeLimit, bucket.head(key)),
    async list(prefix, limit) {
      const { objects } = await withinTime("images", timeLimit, bucket.list({ prefix, limit }));
      return objects.map(({ key }) => key);
    },
    async readText(key) {
      const object = await withinTime("images", timeLimit, bucket.get(key));
      return object ? object.text() : null;
    },
    delete: (key) => withinTime("images", timeLimit, bucket.delete(key)),
    async put(key, bytes, type) {
      await withinTime("images", timeLimit, bucket.put(key, bytes, { httpMetadata: { contentType: type } }));
    },
  };
}
