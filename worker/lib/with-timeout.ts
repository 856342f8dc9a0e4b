import { StorageUnavailable } from "./storage-unavailable.ts";

/**
 * Waits for a call to a store, at most the given time: with a full disk or a lost connection it may never settle.
 * @throws StorageUnavailable naming the store when the call fails or takes too long
 */
export async function withTimeout<T>(
  store: "database" | "images" | "backups" | "mail" | "cache",
  milliseconds: number,
  work: Promise<T>,
): Promise<T> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no response within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, timeout]);
  } catch (cause) {
    throw new StorageUnavailable(store, { cause });
  } finally {
    clearTimeout(timer);
  }
}
