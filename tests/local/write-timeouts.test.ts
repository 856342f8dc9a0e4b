import { afterEach, expect, it, vi } from "vitest";
import { StorageUnavailable } from "#worker/lib/storage-unavailable.ts";
import { imageStore } from "#worker/storage/image-store.ts";

afterEach(() => vi.useRealTimers());

it.each([
  ["a text", 64 * 1024, 2000],
  ["a photo", 64 * 1024 + 1, 10_000],
])("a store that does not respond, as with a full disk, refuses %s after %i bytes in %i ms", async (_, bytes, ms) => {
  vi.useFakeTimers();
  const silent = { put: () => new Promise(() => undefined) } as unknown as R2Bucket;
  const outcome = imageStore(silent)
    .putNew("key", new Uint8Array(bytes), "text/plain")
    .catch((error: unknown) => error);
  const isPending = () => Promise.race([outcome.then(() => false), Promise.resolve(true)]);
  await vi.advanceTimersByTimeAsync(ms - 1);
  expect(await isPending()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(await outcome).toBeInstanceOf(StorageUnavailable);
});
