import { batch } from "#worker/db/query.ts";
import type { ImageStore } from "#worker/storage/image-store.ts";
import { endSessionsOfTokens } from "../sessions.repository.ts";

const prefix = "spool/logouts/";
/** Sessions ended at once; as many objects are deleted at once. */
const perTrip = 1000;
/** A flood of invented tokens must not keep the real ones waiting for long, nor a run of the cron for ever. */
const mostTrips = 10;

/** Keeps the hashes of tokens whose session is to end, each as the name of an empty object: once, however often it is sent. */
export async function spoolLogouts(store: ImageStore, hashes: string[]): Promise<void> {
  await Promise.all(hashes.map((hash) => store.put(prefix + hash, new Uint8Array(), "application/octet-stream")));
}

/**
 * Ends the sessions that were logged out of while the database was away; what is forgotten is what it has ended.
 * @returns how many tokens were looked at
 */
export async function drainLogoutSpool(db: D1Database, store: ImageStore): Promise<number> {
  let looked = 0;
  for (let trip = 0; trip < mostTrips; trip++) {
    const keys = await store.list(prefix, perTrip);
    if (keys.length === 0) break;
    await batch(db, endSessionsOfTokens(keys.map((key) => key.slice(prefix.length))));
    await store.delete(keys);
    looked += keys.length;
    if (keys.length < perTrip) break;
  }
  return looked;
}
