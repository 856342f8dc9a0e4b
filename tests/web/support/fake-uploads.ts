import { vi } from "vitest";
import type { PreparedImage } from "#web/admin/lib/images/prepare/prepared-image.ts";
import type { ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import type { ImageUploadStore, SavedImageUpload } from "#web/admin/lib/images/upload/image-upload-store.ts";
import type { UploadCapabilities } from "#web/admin/lib/images/upload/upload-capabilities.ts";
import { NetworkError } from "#web/lib/api/api-error.ts";

/** A part that is being uploaded. The test completes it or lets it fail. */
interface PartUpload {
  uploadId: string;
  part: number;
  complete: () => void;
  fail: (error: unknown) => void;
  progress: (share: number) => void;
}

/** The state of the fake browser and server, reset by `resetFakeUploads`. */
export const fake = {
  partUploads: [] as PartUpload[],
  /** Functions that end the pauses before retries. */
  endPauses: [] as (() => void)[],
  stored: new Map<string, SavedImageUpload>(),
  clock: 1_000_000_000,
  userId: "first",
};

/** The clock is not reset, so that ids stay unique. */
export function resetFakeUploads(): void {
  Object.assign(fake, { partUploads: [], endPauses: [], stored: new Map(), clock: fake.clock + 1000, userId: "first" });
}

export const nextTick = () => new Promise((resolve) => setTimeout(resolve));

const blob = (size: number) => new Blob([new Uint8Array(size)], { type: "image/webp" });

/** An image of 60 bytes with versions of 10 and 30 bytes. */
export const fakePreparedImage = (): PreparedImage => ({
  file: blob(60),
  hints: [],
  variants: [
    { width: 320, blob: blob(10) },
    { width: 640, blob: blob(30) },
  ],
  placeholder: "aGFzaA==",
});

const store: ImageUploadStore = {
  list: async (form) => [...fake.stored.values()].filter((upload) => upload.form === form),
  save: async (upload) => void fake.stored.set(upload.id, structuredClone(upload)),
  delete: async (ids) => {
    for (const id of ids) fake.stored.delete(id);
  },
};

export function fakeCapabilities(overrides: Partial<UploadCapabilities> = {}): UploadCapabilities {
  let ids = 0;
  return {
    prepare: async () => fakePreparedImage(),
    send: (uploadId, part, _, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new NetworkError()));
        const complete = () => resolve(undefined);
        fake.partUploads.push({ uploadId, part, progress: onProgress, complete, fail: reject });
      }),
    store,
    newId: () => `id-${fake.clock}-${++ids}`,
    createPreview: () => "blob:preview",
    revokePreview: vi.fn(),
    pause: () => new Promise((resolve) => fake.endPauses.push(() => resolve())),
    now: () => fake.clock,
    userId: () => fake.userId,
    ...overrides,
  };
}

export const photo = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
export const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index + 1}.jpg`));
export const states = (uploads: ImageUploadList) => uploads.getState().images.map(({ state }) => state.name);

/** Completes all uploads, including those that start later. */
export async function completeAll(): Promise<void> {
  await nextTick();
  while (fake.partUploads.length > 0) {
    for (const { complete } of fake.partUploads.splice(0)) complete();
    await nextTick();
  }
}
