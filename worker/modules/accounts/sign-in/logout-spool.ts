import { batch } from "#worker/db/query.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { endSessionsOfTokens } from "../sessions.repository.ts";

const prefix = "spool/logouts/";
/** Logouts in one batch; R2 deletes at most as many objects at once. */
const batchSize = 1000;
/** Limits one cron run, even if someone floods the spool with invented tokens. */
const maxBatches = 10;

/** Stores the hashes of the tokens whose sessions must end, each as the key of an empty object. */
export async function spoolLogouts(images: ImageStore, hashes: string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => images.put(prefix + hash, new Uint8Array(), "application/octet-stream")));
}

/**
 * Ends the sessions whose logout was spooled while the database was unavailable.
 * @returns the number of tokens processed
 */
export async function drainLogoutSpool(db: D1Database, images: ImageStore): Promise<number> {
  let count = 0;
  for (let run = 0; run < maxBatches; run++) {
    const keys = await images.list(prefix, batchSize);
    if (keys.length === 0) break;
    await batch(db, endSessionsOfTokens(keys.map((key) => key.slice(prefix.length))));
    await images.delete(keys);
    count += keys.length;
    if (keys.length < batchSize) break;
  }
  return count;
}
