import { StorageUnavailable } from "./api-error.ts";

/**
 * Waits for a call to a store, but not for ever: on a full disk or a lost connection one may never answer.
 * @throws StorageUnavailable naming the store when the call fails or takes longer than the limit.
 */
export async function withTimeout<T>(
  store: "database" | "images" | "mail",
  milliseconds: number,
  work: Promise<T>,
): Promise<T> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error(`no answer within ${milliseconds} ms`)), milliseconds);
  try {
    return await Promise.race([work, late]);
  } catch (cause) {
    throw new StorageUnavailable(store, { cause });
  } finally {
    clearTimeout(timer);
  }
}
