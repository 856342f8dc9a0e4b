import { batch } from "#worker/db/query.ts";
import type { ScheduledTask } from "#worker/scheduled-task.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { listSpool, setAside, spoolFolders } from "#worker/storage/spool.ts";
import type { Stores } from "#worker/storage/stores.ts";
import { endSessionsOfTokens } from "../sessions.repository.ts";

const folder = spoolFolders.logouts;
/** Logouts in one batch; R2 deletes at most as many objects at once. */
const batchSize = 1000;
/** Limits one cron run, even if someone floods the spool with invented tokens. */
const maxPerRun = 10 * batchSize;

/** Stores the hashes of the tokens whose sessions must end, each as the key of an empty object. */
export async function spoolLogouts(images: ImageStore, hashes: string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => images.put(folder + hash, new Uint8Array(), "application/octet-stream")));
}

/**
 * Ends the sessions whose logout was spooled while the database was unavailable, oldest first. An object whose key is not
 * a hash is set aside. A batch that fails stays in the spool and does not stop the next.
 * @returns the number of tokens processed
 * @throws the first error, after all batches have run
 */
export async function drainLogoutSpool({ db, images }: Stores): Promise<number> {
  const keys = (await listSpool(images, folder)).slice(0, maxPerRun).map(({ key }) => key);
  const errors: unknown[] = [];
  const attempt = (work: Promise<void>) =>
    work.then(
      () => true,
      (error) => {
        errors.push(error);
        return false;
      },
    );
  for (const key of keys.filter((key) => !isHash(key))) {
    await attempt(setAside(images, key, "The key is not the hash of a token"));
  }
  const hashKeys = keys.filter(isHash);
  let count = 0;
  for (let start = 0; start < hashKeys.length; start += batchSize) {
    const part = hashKeys.slice(start, start + batchSize);
    if (await attempt(endSessions({ db, images }, part))) count += part.length;
  }
  if (errors.length > 0) throw errors[0];
  return count;
}

const isHash = (key: string) => /^[\da-f]{64}$/.test(key.slice(folder.length));

async function endSessions({ db, images }: Stores, keys: string[]): Promise<void> {
  await batch(db, endSessionsOfTokens(keys.map((key) => key.slice(folder.length))));
  await images.delete(keys);
}

export const drainLogoutsTask: ScheduledTask = {
  name: "logouts",
  label: "ending sessions that were signed out",
  when: "every five minutes",
  limit: `${maxPerRun} tokens`,
  whenLate: "Sessions that were signed out while the database was unavailable stay open.",
  run: drainLogoutSpool,
};
