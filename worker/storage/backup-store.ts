import { withTimeout } from "#worker/lib/with-timeout.ts";

/** What the store takes as a part of a larger object: all but the last are of this size. */
const partBytes = 5 * 1024 * 1024;
const timeLimit = 60_000;
const prefix = "backups/";

/** Where the nightly copies of the database lie: beside the pictures, in a bucket that nobody can read from outside. */
export interface BackupStore {
  has(day: string): Promise<boolean>;
  /** Stores a text that is made piece by piece, and never more of it than one part is in memory. */
  write(day: string, pieces: AsyncIterable<string>): Promise<void>;
  /** Removes copies of days before this one. */
  removeBefore(day: string): Promise<void>;
}

const keyOf = (day: string) => `${prefix}${day}.sql`;
const inTime = <T>(work: Promise<T>) => withTimeout("images", timeLimit, work);

export function backupStore(bucket: R2Bucket): BackupStore {
  return {
    has: async (day) => (await inTime(bucket.head(keyOf(day)))) !== null,
    async write(day, pieces) {
      const upload = await inTime(bucket.createMultipartUpload(keyOf(day)));
      try {
        const parts: R2UploadedPart[] = [];
        for await (const part of inParts(pieces)) parts.push(await inTime(upload.uploadPart(parts.length + 1, part)));
        await inTime(upload.complete(parts));
      } catch (error) {
        await upload.abort();
        throw error;
      }
    },
    async removeBefore(day) {
      const { objects } = await inTime(bucket.list({ prefix }));
      const old = objects.map(({ key }) => key).filter((key) => key < keyOf(day));
      if (old.length > 0) await inTime(bucket.delete(old));
    },
  };
}

/** Pieces of text as parts of one size and a last one, which may be smaller. */
async function* inParts(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder();
  const part = new Uint8Array(partBytes);
  let filled = 0;
  for await (const piece of pieces) {
    let bytes = encoder.encode(piece);
    while (bytes.length > 0) {
      const taken = bytes.subarray(0, partBytes - filled);
      part.set(taken, filled);
      filled += taken.length;
      bytes = bytes.subarray(taken.length);
      if (filled < partBytes) break;
      yield part.slice();
      filled = 0;
    }
  }
  yield part.slice(0, filled);
}
