import { withTimeout } from "#worker/lib/with-timeout.ts";

/** Part size of a multipart upload. R2 requires equal sizes except for the last part. */
const partBytes = 5 * 1024 * 1024;
const timeoutMs = 60_000;
const prefix = "backups/";

/** The nightly backups of the database. They are in the image bucket, which is not public. */
export interface BackupStore {
  has(day: string): Promise<boolean>;
  /** Stores a text that arrives in pieces, with at most one part in memory. */
  write(day: string, pieces: AsyncIterable<string>): Promise<void>;
  /** Deletes the backups of earlier days. */
  removeBefore(day: string): Promise<void>;
}

const keyOf = (day: string) => `${prefix}${day}.sql`;
const withBackupTimeout = <T>(work: Promise<T>) => withTimeout("images", timeoutMs, work);

export function backupStore(bucket: R2Bucket): BackupStore {
  return {
    has: async (day) => (await withBackupTimeout(bucket.head(keyOf(day)))) !== null,
    async write(day, pieces) {
      const upload = await withBackupTimeout(bucket.createMultipartUpload(keyOf(day)));
      try {
        const parts: R2UploadedPart[] = [];
        for await (const part of splitIntoParts(pieces))
          parts.push(await withBackupTimeout(upload.uploadPart(parts.length + 1, part)));
        await withBackupTimeout(upload.complete(parts));
      } catch (error) {
        await upload.abort();
        throw error;
      }
    },
    async removeBefore(day) {
      const { objects } = await withBackupTimeout(bucket.list({ prefix }));
      const old = objects.map(({ key }) => key).filter((key) => key < keyOf(day));
      if (old.length > 0) await withBackupTimeout(bucket.delete(old));
    },
  };
}

/** Joins pieces of text into parts of equal size; the last part may be smaller. */
async function* splitIntoParts(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const buffer = new Uint8Array(partBytes);
  let filled = 0;
  for await (const piece of pieces) {
    let bytes = encoder.encode(piece);
    while (bytes.length > 0) {
      const chunk = bytes.subarray(0, partBytes - filled);
      buffer.set(chunk, filled);
      filled += chunk.length;
      bytes = bytes.subarray(chunk.length);
      if (filled < partBytes) break;
      yield buffer.slice();
      filled = 0;
    }
  }
  yield buffer.slice(0, filled);
}
