import { withTimeout } from "#worker/lib/with-timeout.ts";
import { copyObject, isSameContent } from "./copy-object.ts";

const timeoutMs = 10_000;
const pageSize = 500;
const prefix = "images/";

type Content = Pick<R2Object, "key" | "size" | "etag">;

/** A file with the state of its copy. */
export type ComparedFile = Content & { copy: "missing" | "same" | "different" };

/** The image store and its copies `images/<key>` in the second bucket. Every method throws StorageUnavailable on failure. */
export interface ImageCopies {
  /** Compares up to 500 files of a folder, after a key and in the order of their keys, with their copies. */
  compare(folder: string, after: string | undefined): Promise<{ files: ComparedFile[]; isLast: boolean }>;
  /** Copies a file. Returns its size in bytes, undefined if it no longer exists. @throws CopyDiffers */
  copy(key: string): Promise<number | undefined>;
  /** Writes a copy back to the image store. Returns false if there is none. @throws CopyDiffers */
  restore(key: string): Promise<boolean>;
}

export function imageCopies(images: R2Bucket, backups: R2Bucket): ImageCopies {
  const list = (bucket: R2Bucket, options: R2ListOptions) =>
    withTimeout("images", timeoutMs, bucket.list({ ...options, limit: pageSize }));

  /** Lists the copies of the files from after one key to another key. Copies of removed files are among them. */
  async function listCopies(folder: string, after: string | undefined, last: string): Promise<Map<string, Content>> {
    const copies = new Map<string, Content>();
    let startAfter = after && prefix + after;
    while (true) {
      const { objects, truncated } = await list(backups, { prefix: prefix + folder, startAfter });
      for (const copy of objects) copies.set(copy.key, copy);
      startAfter = objects.at(-1)?.key;
      if (!truncated || startAfter === undefined || startAfter >= prefix + last) return copies;
    }
  }

  return {
    async compare(folder, after) {
      const { objects, truncated } = await list(images, { prefix: folder, startAfter: after });
      const last = objects.at(-1)?.key;
      const copies = last === undefined ? new Map<string, Content>() : await listCopies(folder, after, last);
      const files = objects.map(({ key, size, etag }) => {
        const copy = copies.get(prefix + key);
        const state = !copy ? "missing" : isSameContent({ size, etag }, copy) ? "same" : "different";
        return { key, size, etag, copy: state } as const;
      });
      return { files, isLast: !truncated };
    },
    async copy(key) {
      const source = await copyObject({ bucket: images, key }, { bucket: backups, key: prefix + key });
      return source?.size;
    },
    async restore(key) {
      return (await copyObject({ bucket: backups, key: prefix + key }, { bucket: images, key })) !== null;
    },
  };
}
