import { ApiError, isUnauthorized, NetworkError } from "#web/lib/api/api-error.ts";
import { readRetryAfter } from "#web/lib/api/retry-after.ts";
import { canRetry, type FormImageState } from "../form-image.ts";
import { ImageError } from "../image-error.ts";
import { imageMessages } from "../image-messages.ts";
import type { UploadPart } from "../prepare/prepared-image.ts";
import { describePrepared } from "./describe-prepared.ts";
import type { ImageListStore } from "./image-list-store.ts";
import type { SavedImageUpload } from "./image-upload-store.ts";
import type { UploadCapabilities } from "./upload-capabilities.ts";

/** More would compete for a phone's slow connection. One at a time would wait for each response. */
const maxConcurrentUploads = 2;
/** In milliseconds. */
const maxRetryDelay = 30_000;

interface PendingUpload {
  saved: SavedImageUpload;
  abort: AbortController;
  /** Failed attempts since the last part was uploaded. */
  failedAttempts: number;
}

/** Prepares and uploads images, two at a time, and retries when the connection fails. */
export function createUploadQueue(list: ImageListStore, capabilities: UploadCapabilities) {
  const pendingUploads = new Map<string, PendingUpload>();
  let runningCount = 0;
  let isClosed = false;

  const setImageState = (id: string, state: FormImageState) => list.updateImage(id, { state });

  const startNext = () => {
    while (runningCount < maxConcurrentUploads && !isClosed) {
      const next = list.getState().images.find(({ state }) => state.name === "waiting" && state.for === "queue");
      const pending = next && pendingUploads.get(next.id);
      if (!pending) return;
      runningCount += 1;
      // Set now, so that the next iteration does not find the same image.
      setImageState(pending.saved.id, { name: "preparing" });
      uploadImage(pending)
        .catch((error: unknown) => handleFailure(pending, error))
        .finally(() => {
          runningCount -= 1;
          startNext();
        });
    }
  };

  const uploadImage = async (pending: PendingUpload) => {
    const { saved, abort } = pending;
    if (!saved.prepared) {
      saved.prepared = await capabilities.prepare(saved.chosen ?? new Blob());
      saved.chosen = undefined;
      if (abort.signal.aborted) return;
      list.updateImage(saved.id, describePrepared(saved.prepared, capabilities));
      await capabilities.store.save(saved);
    }
    await uploadParts(pending, saved.prepared);
    if (!abort.signal.aborted) setImageState(saved.id, { name: "sent" });
  };

  const uploadParts = async (pending: PendingUpload, prepared: NonNullable<SavedImageUpload["prepared"]>) => {
    const { saved, abort } = pending;
    const variantSizes = prepared.variants.map(({ width, blob }) => [width, blob.size] as const);
    const sizes = new Map<UploadPart, number>([[0, prepared.file.size], ...variantSizes]);
    const totalSize = sum([...sizes.values()]);
    for (const [part, size] of sizes) {
      if (saved.arrived.includes(part)) continue;
      const sentSize = sum(saved.arrived.map((sentPart) => sizes.get(sentPart) ?? 0));
      const onProgress = (share: number) => {
        const progress = (sentSize + share * size) / totalSize;
        if (!abort.signal.aborted) setImageState(saved.id, { name: "sending", progress });
      };
      onProgress(0);
      await capabilities.send(saved.uploadId, part, prepared, { onProgress, signal: abort.signal });
      if (abort.signal.aborted) return;
      saved.arrived.push(part);
      pending.failedAttempts = 0;
      await capabilities.store.save(saved);
    }
  };

  const handleFailure = (pending: PendingUpload, error: unknown) => {
    const { saved, abort } = pending;
    if (abort.signal.aborted || isClosed) return;
    if (error instanceof ApiError && error.status === 409 && pending.failedAttempts === 0) {
      // Another image has this id. Retry once under a new one.
      pending.failedAttempts = 1;
      saved.uploadId = capabilities.newId();
      saved.arrived = [];
      list.updateImage(saved.id, { uploadId: saved.uploadId, state: { name: "waiting", for: "queue" } });
    } else if (isTransient(error)) {
      pending.failedAttempts += 1;
      setImageState(saved.id, { name: "waiting", for: "connection" });
      const asked = error instanceof ApiError ? readRetryAfter(error.retryAfter) : 0;
      const delay = Math.min(maxRetryDelay, Math.max(asked, 1000 * 2 ** pending.failedAttempts));
      capabilities.pause(delay, abort.signal).then(() => retry(saved.id));
    } else {
      setImageState(saved.id, { name: "failed", message: failureText(error), canRetry: !isRejection(error) });
    }
  };

  /** Queues an image again, unless it is already uploading, uploaded or removed. */
  const retry = (id: string) => {
    const image = list.find(id);
    if (!image || isClosed || !canRetry(image)) return;
    setImageState(id, { name: "waiting", for: "queue" });
    startNext();
  };

  return {
    startNext,
    retry,
    add: (saved: SavedImageUpload) =>
      void pendingUploads.set(saved.id, { saved, abort: new AbortController(), failedAttempts: 0 }),
    ids: () => [...pendingUploads.keys()],
    /** Returns the files of an image of this form; undefined if it is not prepared yet or stored already. */
    findPrepared: (id: string) => pendingUploads.get(id)?.saved.prepared,
    /** Aborts the upload and removes it from the queue. */
    cancel: (id: string) => {
      pendingUploads.get(id)?.abort.abort();
      pendingUploads.delete(id);
    },
    /** Aborts all uploads. They can be restored from the store. */
    close: () => {
      isClosed = true;
      for (const { abort } of pendingUploads.values()) abort.abort();
    },
    isClosed: () => isClosed,
  };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Whether a retry may succeed: no response, or a busy or failing server. */
function isTransient(error: unknown): boolean {
  if (error instanceof ApiError) return error.status >= 500 || error.status === 429 || error.status === 408;
  return error instanceof NetworkError;
}

/** Whether the file itself is the reason: another attempt fails in the same way. */
function isRejection(error: unknown): boolean {
  return error instanceof ImageError || (error instanceof ApiError && [413, 415, 422].includes(error.status));
}

function failureText(error: unknown): string {
  if (error instanceof ImageError) return error.message;
  if (isUnauthorized(error)) return imageMessages.signedOut;
  return (error instanceof ApiError && error.detail) || imageMessages.rejected;
}
