import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ImageError } from "#web/features/admin/images/image-error.ts";
import { imageMessages } from "#web/features/admin/images/image-messages.ts";
import { createImageUploadList, type ImageUploadList } from "#web/features/admin/images/image-upload-list.ts";
import type { ImageUploadStore, SavedImageUpload } from "#web/features/admin/images/image-upload-store.ts";
import type { PreparedImage } from "#web/features/admin/images/prepared-image.ts";
import type { UploadCapabilities } from "#web/features/admin/images/upload-capabilities.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";

/** A part that is being uploaded. The test completes it or lets it fail. */
interface PartUpload {
  uploadId: string;
  part: number;
  complete: () => void;
  fail: (error: unknown) => void;
  progress: (share: number) => void;
}

let partUploads: PartUpload[] = [];
let endPauses: (() => void)[] = [];
let stored: Map<string, SavedImageUpload>;
let clock = 1_000_000_000;
let userId = "first";

const nextTick = () => new Promise((resolve) => setTimeout(resolve));
const blob = (size: number) => new Blob([new Uint8Array(size)], { type: "image/webp" });
const prepared = (): PreparedImage => ({
  file: blob(60),
  variants: [
    { width: 320, blob: blob(10) },
    { width: 640, blob: blob(30) },
  ],
  placeholder: "aGFzaA==",
});

const store: ImageUploadStore = {
  list: async (form) => [...stored.values()].filter((upload) => upload.form === form),
  save: async (upload) => void stored.set(upload.id, structuredClone(upload)),
  delete: async (ids) => {
    for (const id of ids) stored.delete(id);
  },
};

function fakeCapabilities(overrides: Partial<UploadCapabilities> = {}): UploadCapabilities {
  let ids = 0;
  return {
    prepare: async () => prepared(),
    send: (uploadId, part, _, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new NetworkError()));
        partUploads.push({ uploadId, part, progress: onProgress, complete: () => resolve(undefined), fail: reject });
      }),
    store,
    newId: () => `id-${clock}-${++ids}`,
    createPreview: () => "blob:preview",
    revokePreview: vi.fn(),
    pause: () => new Promise((resolve) => endPauses.push(() => resolve())),
    now: () => clock,
    userId: () => userId,
    ...overrides,
  };
}

const photo = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const photos = (count: number) => Array.from({ length: count }, (_, index) => photo(`${index + 1}.jpg`));
const states = (uploads: ImageUploadList) => uploads.getState().images.map(({ state }) => state.name);

/** Completes all uploads, including those that start later. */
async function completeAll(): Promise<void> {
  await nextTick();
  while (partUploads.length > 0) {
    for (const { complete } of partUploads.splice(0)) complete();
    await nextTick();
  }
}

beforeEach(() => {
  userId = "first";
  partUploads = [];
  endPauses = [];
  stored = new Map();
});
afterEach(() => {
  clock += 1000;
});

it("uploads two images at once, and starts the next when one is complete", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(4));
  await nextTick();
  expect(states(uploads)).toEqual(["sending", "sending", "waiting", "waiting"]);
  for (const part of [0, 320, 640]) {
    expect(partUploads[0]?.part).toBe(part);
    partUploads.shift()?.complete();
    await nextTick();
    // Moves the next part of the same image to the front.
    partUploads.unshift(...partUploads.splice(-1));
  }
  expect(states(uploads)).toEqual(["sent", "sending", "sending", "waiting"]);
  await completeAll();
  expect(states(uploads)).toEqual(["sent", "sent", "sent", "sent"]);
});

it("reports progress as a share of all bytes, including smaller versions", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(1));
  await nextTick();
  partUploads[0]?.progress(0.5);
  expect(uploads.getState().images[0]?.state).toEqual({ name: "sending", progress: 0.3 });
  partUploads.shift()?.complete();
  await nextTick();
  expect(uploads.getState().images[0]?.state).toEqual({ name: "sending", progress: 0.6 });
});

it("retries after a lost connection without sending completed parts again", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(1));
  await nextTick();
  partUploads.shift()?.complete();
  await nextTick();
  partUploads.shift()?.fail(new NetworkError());
  await nextTick();
  expect(uploads.getState().images[0]?.state).toEqual({ name: "waiting", for: "signal" });
  endPauses.shift()?.();
  await nextTick();
  expect(partUploads.map(({ part }) => part)).toEqual([320]);
  await completeAll();
  expect(states(uploads)).toEqual(["sent"]);
});

it("waits when the server is busy; shows a rejection and lets the user retry", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(1));
  await nextTick();
  partUploads.shift()?.fail(new ApiError(503, "", { detail: "busy" }));
  await nextTick();
  expect(states(uploads)).toEqual(["waiting"]);
  uploads.retryAll();
  await nextTick();
  partUploads.shift()?.fail(new ApiError(415, "", { detail: "This is no picture" }));
  await nextTick();
  expect(uploads.getState().images[0]?.state).toEqual({ name: "failed", message: "This is no picture" });
  uploads.retry(uploads.getState().images[0]?.id ?? "");
  await completeAll();
  expect(states(uploads)).toEqual(["sent"]);
});

it("replaces an upload id that is already used, once", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(1));
  await nextTick();
  const first = partUploads.shift();
  first?.fail(new ApiError(409, "", { detail: "taken" }));
  await nextTick();
  await nextTick();
  expect(partUploads[0]?.uploadId).not.toBe(first?.uploadId);
  expect(uploads.getState().images[0]?.uploadId).toBe(partUploads[0]?.uploadId);
  partUploads.shift()?.fail(new ApiError(409, "", { detail: "taken" }));
  await nextTick();
  expect(states(uploads)).toEqual(["failed"]);
});

it("aborts a removed image and starts the next one", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(3));
  await nextTick();
  const [first] = uploads.getState().images;
  await uploads.remove(first?.id ?? "");
  await nextTick();
  expect(uploads.getState().images.map(({ name }) => name)).toEqual(["2.jpg", "3.jpg"]);
  expect(states(uploads)).toEqual(["sending", "sending"]);
  expect(stored.has(first?.id ?? "")).toBe(false);
  await completeAll();
  expect(stored.has(first?.id ?? "")).toBe(false);
});

it("accepts twenty images and names the files that were left out", () => {
  const stored = Array.from({ length: 18 }, (_, at) => ({ id: `s${at}`, alt: "", preview: "/images/x.webp" }));
  const uploads = createImageUploadList("f", stored, fakeCapabilities());
  uploads.add([...photos(5), photo("notes.pdf", "application/pdf")]);
  expect(uploads.getState().images).toHaveLength(20);
  expect(uploads.getState().notices).toEqual([
    `notes.pdf: ${imageMessages.notImage}`,
    "A listing can have 20 photos; 3 files were left out.",
  ]);
});

it("fails an unreadable file without stopping the others", async () => {
  const prepare = vi.fn(async (file: Blob) => {
    if ((file as File).name === "1.jpg") throw new ImageError(imageMessages.unreadable);
    return prepared();
  });
  const uploads = createImageUploadList("f", [], fakeCapabilities({ prepare }));
  uploads.add(photos(2));
  await completeAll();
  expect(states(uploads)).toEqual(["failed", "sent"]);
});

it("restores images in order after a reload and continues their uploads", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(3));
  await nextTick();
  const [one, two, three] = before.getState().images.map(({ id }) => id);
  for (const part of [0, 320, 640]) {
    partUploads.find((upload) => upload.part === part)?.complete();
    await nextTick();
  }
  expect(states(before)[0]).toBe("sent");
  before.close();
  partUploads = [];

  const after = createImageUploadList("f", [], fakeCapabilities());
  await after.restore(
    [three, one].map((id) => ({ id: id ?? "", alt: id === one ? "The yard" : "" })),
    [],
  );
  expect(after.getState().images.map(({ id }) => id)).toEqual([three, one, two]);
  expect(after.getState().images[1]).toMatchObject({ alt: "The yard", state: { name: "sent" } });
  await completeAll();
  expect(states(after)).toEqual(["sent", "sent", "sent"]);
  await after.reset();
  expect(stored.size).toBe(0);
});

it("uploads an image again when the server may have deleted it", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(1));
  await completeAll();
  clock += 41 * 3_600_000;
  const after = createImageUploadList("f", [], fakeCapabilities());
  await after.restore([], []);
  await nextTick();
  expect(partUploads.map(({ part }) => part)).toEqual([0]);
});

it("uploads the images of another user again under the current one", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(2));
  await nextTick();
  const [, second] = before.getState().images;
  const sent = before.getState().images.map(({ uploadId }) => uploadId);
  for (const part of [0, 320, 640]) {
    partUploads.find((upload) => upload.part === part)?.complete();
    await nextTick();
  }
  before.close();
  partUploads = [];

  userId = "second";
  clock += 1000;
  const after = createImageUploadList("f", [], fakeCapabilities());
  await after.restore([{ id: second?.id ?? "", alt: "The yard" }], []);
  expect(after.getState().images[0]).toMatchObject({ id: second?.id, alt: "The yard" });
  await nextTick();
  expect(partUploads.map(({ part }) => part)).toEqual([0, 0]);
  await completeAll();
  expect(states(after)).toEqual(["sent", "sent"]);
  const again = after.getState().images.map(({ uploadId }) => uploadId);
  expect(again.filter((id) => sent.includes(id))).toEqual([]);
  after.close();

  // Stored under the new ids, so another reload uploads nothing.
  partUploads = [];
  const last = createImageUploadList("f", [], fakeCapabilities());
  await last.restore([], []);
  expect(states(last)).toEqual(["sent", "sent"]);
  expect(
    last
      .getState()
      .images.map(({ uploadId }) => uploadId)
      .sort(),
  ).toEqual(again.sort());
});

const shown = (uploads: ImageUploadList) =>
  uploads.getState().images.map(({ id, alt }) => [id, alt].filter(Boolean).join(": "));
const placed = (...ids: string[]) => ids.map((id) => ({ id, alt: "" }));
const storedNow = (...ids: string[]) => ids.map((id) => ({ id, alt: id === "b" ? "The well" : "", preview: "" }));

it("restores removals of the draft, and keeps images that a colleague added", async () => {
  const uploads = createImageUploadList("f", storedNow("a", "b", "c", "new"), fakeCapabilities());
  await uploads.restore(placed("c", "a"), placed("a", "b", "c"));
  expect(shown(uploads)).toEqual(["c", "a", "new"]);
});

it("keeps a colleague's order and texts where the draft changed nothing", async () => {
  const uploads = createImageUploadList("f", storedNow("c", "b", "a"), fakeCapabilities());
  await uploads.restore([{ id: "a", alt: "The gate" }, ...placed("b", "c")], placed("a", "b", "c"));
  expect(shown(uploads)).toEqual(["c", "b: The well", "a: The gate"]);
});

it("moves an image to any position within the list", () => {
  const stored = ["a", "b", "c"].map((id) => ({ id, alt: "", preview: "" }));
  const uploads = createImageUploadList("f", stored, fakeCapabilities());
  const order = () => uploads.getState().images.map(({ id }) => id);
  uploads.move("c", 0);
  expect(order()).toEqual(["c", "a", "b"]);
  uploads.move("c", 9);
  expect(order()).toEqual(["a", "b", "c"]);
});

it("resolves waitUntilSettled when the last image is uploaded", async () => {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(2));
  const done = vi.fn();
  uploads.waitUntilSettled().then(done);
  await nextTick();
  expect(done).not.toHaveBeenCalled();
  await completeAll();
  expect(done).toHaveBeenCalledTimes(1);
});
