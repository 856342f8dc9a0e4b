import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ImageError } from "#web/features/admin/images/image-error.ts";
import { imageMessages } from "#web/features/admin/images/image-messages.ts";
import { createImageUploadList, type UploadCapabilities } from "#web/features/admin/images/image-upload-list.ts";
import type { ImageUploadStore, SavedImageUpload } from "#web/features/admin/images/image-upload-store.ts";
import type { PreparedImage } from "#web/features/admin/images/prepare-image.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";

/** One part on its way to the service, to be let through or broken by the test. */
interface Sending {
  uploadId: string;
  part: number;
  arrive: () => void;
  breakOff: (error: unknown) => void;
  progress: (share: number) => void;
}

let sendings: Sending[] = [];
let wakes: (() => void)[] = [];
let kept: Map<string, SavedImageUpload>;
let clock = 1_000_000_000;
let account = "first";

const tick = () => new Promise((resolve) => setTimeout(resolve));
const blob = (size: number) => new Blob([new Uint8Array(size)], { type: "image/webp" });
const prepared = (): PreparedImage => ({
  file: blob(60),
  variants: [
    { width: 320, blob: blob(10) },
    { width: 640, blob: blob(30) },
  ],
  placeholder: "aGFzaA==",
});

const keeper: ImageUploadStore = {
  list: async (form) => [...kept.values()].filter((picture) => picture.form === form),
  save: async (picture) => void kept.set(picture.id, structuredClone(picture)),
  delete: async (ids) => {
    for (const id of ids) kept.delete(id);
  },
};

function means(overrides: Partial<UploadCapabilities> = {}): UploadCapabilities {
  let ids = 0;
  return {
    prepare: async () => prepared(),
    send: (uploadId, part, _, { onProgress, signal }) =>
      new Promise((resolve, reject) => {
        signal.addEventListener("abort", () => reject(new NetworkError()));
        const sending = { uploadId, part, progress: onProgress, arrive: () => resolve(undefined), breakOff: reject };
        sendings.push(sending);
      }),
    keeper,
    newId: () => `id-${clock}-${++ids}`,
    preview: () => "blob:preview",
    forget: vi.fn(),
    pause: () => new Promise((resolve) => wakes.push(() => resolve())),
    now: () => clock,
    account: () => account,
    ...overrides,
  };
}

const photo = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const photos = (count: number) => Array.from({ length: count }, (_, at) => photo(`${at + 1}.jpg`));
const states = (tray: ReturnType<typeof createImageUploadList>) => tray.view().pictures.map(({ state }) => state.name);

/** Lets everything that is on its way arrive, until nothing is. */
async function arriveAll(): Promise<void> {
  await tick();
  while (sendings.length > 0) {
    for (const { arrive } of sendings.splice(0)) arrive();
    await tick();
  }
}

beforeEach(() => {
  account = "first";
  sendings = [];
  wakes = [];
  kept = new Map();
});
afterEach(() => {
  clock += 1000;
});

it("two pictures are on their way at once, and the next one follows when one has arrived", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(4));
  await tick();
  expect(states(tray)).toEqual(["sending", "sending", "waiting", "waiting"]);
  for (const part of [0, 320, 640]) {
    expect(sendings[0]?.part).toBe(part);
    sendings.shift()?.arrive();
    await tick();
    // The same picture's next part goes to the end of what is on its way.
    sendings.unshift(...sendings.splice(-1));
  }
  expect(states(tray)).toEqual(["sent", "sending", "sending", "waiting"]);
  await arriveAll();
  expect(states(tray)).toEqual(["sent", "sent", "sent", "sent"]);
});

it("each picture's progress is its share of all bytes, smaller versions included", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(1));
  await tick();
  sendings[0]?.progress(0.5);
  expect(tray.view().pictures[0]?.state).toEqual({ name: "sending", progress: 0.3 });
  sendings.shift()?.arrive();
  await tick();
  expect(tray.view().pictures[0]?.state).toEqual({ name: "sending", progress: 0.6 });
});

it("a broken line is waited out, and what had arrived is not sent again", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(1));
  await tick();
  sendings.shift()?.arrive();
  await tick();
  sendings.shift()?.breakOff(new NetworkError());
  await tick();
  expect(tray.view().pictures[0]?.state).toEqual({ name: "waiting", for: "signal" });
  wakes.shift()?.();
  await tick();
  expect(sendings.map(({ part }) => part)).toEqual([320]);
  await arriveAll();
  expect(states(tray)).toEqual(["sent"]);
});

it("a busy service is waited out too; a refusal is said and can be tried again", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(1));
  await tick();
  sendings.shift()?.breakOff(new ApiError(503, "", { detail: "busy" }));
  await tick();
  expect(states(tray)).toEqual(["waiting"]);
  tray.retryAll();
  await tick();
  sendings.shift()?.breakOff(new ApiError(415, "", { detail: "This is no picture" }));
  await tick();
  expect(tray.view().pictures[0]?.state).toEqual({ name: "failed", message: "This is no picture" });
  tray.retry(tray.view().pictures[0]?.id ?? "");
  await arriveAll();
  expect(states(tray)).toEqual(["sent"]);
});

it("an id that is taken is given up for another, once", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(1));
  await tick();
  const first = sendings.shift();
  first?.breakOff(new ApiError(409, "", { detail: "taken" }));
  await tick();
  await tick();
  expect(sendings[0]?.uploadId).not.toBe(first?.uploadId);
  expect(tray.view().pictures[0]?.uploadId).toBe(sendings[0]?.uploadId);
  sendings.shift()?.breakOff(new ApiError(409, "", { detail: "taken" }));
  await tick();
  expect(states(tray)).toEqual(["failed"]);
});

it("removing a picture stops it and makes room for the next", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(3));
  await tick();
  const [first] = tray.view().pictures;
  await tray.remove(first?.id ?? "");
  await tick();
  expect(tray.view().pictures.map(({ name }) => name)).toEqual(["2.jpg", "3.jpg"]);
  expect(states(tray)).toEqual(["sending", "sending"]);
  expect(kept.has(first?.id ?? "")).toBe(false);
  await arriveAll();
  expect(kept.has(first?.id ?? "")).toBe(false);
});

it("twenty pictures are a listing's most, and what is left out is said", () => {
  const stored = Array.from({ length: 18 }, (_, at) => ({ id: `s${at}`, alt: "", preview: "/images/x.webp" }));
  const tray = createImageUploadList("f", stored, means());
  tray.add([...photos(5), photo("notes.pdf", "application/pdf")]);
  expect(tray.view().pictures).toHaveLength(20);
  expect(tray.view().notices).toEqual([
    `notes.pdf: ${imageMessages.notPicture}`,
    "A listing has at most 20 pictures; 3 files were left out.",
  ]);
});

it("a file that cannot be read fails by itself and holds nothing up", async () => {
  const prepare = vi.fn(async (file: Blob) => {
    if ((file as File).name === "1.jpg") throw new ImageError(imageMessages.unreadable);
    return prepared();
  });
  const tray = createImageUploadList("f", [], means({ prepare }));
  tray.add(photos(2));
  await arriveAll();
  expect(states(tray)).toEqual(["failed", "sent"]);
});

it("after a reload the pictures are there in their order, what had arrived stays so and the rest goes on", async () => {
  const before = createImageUploadList("f", [], means());
  before.add(photos(3));
  await tick();
  const [one, two, three] = before.view().pictures.map(({ id }) => id);
  for (const part of [0, 320, 640]) {
    sendings.find((sending) => sending.part === part)?.arrive();
    await tick();
  }
  expect(states(before)[0]).toBe("sent");
  before.close();
  sendings = [];

  const after = createImageUploadList("f", [], means());
  await after.restore(
    [three, one].map((id) => ({ id: id ?? "", alt: id === one ? "The yard" : "" })),
    [],
  );
  expect(after.view().pictures.map(({ id }) => id)).toEqual([three, one, two]);
  expect(after.view().pictures[1]).toMatchObject({ alt: "The yard", state: { name: "sent" } });
  await arriveAll();
  expect(states(after)).toEqual(["sent", "sent", "sent"]);
  await after.reset();
  expect(kept.size).toBe(0);
});

it("what arrived so long ago that the service may have let it go is sent again", async () => {
  const before = createImageUploadList("f", [], means());
  before.add(photos(1));
  await arriveAll();
  clock += 41 * 3_600_000;
  const after = createImageUploadList("f", [], means());
  await after.restore([], []);
  await tick();
  expect(sendings.map(({ part }) => part)).toEqual([0]);
});

it("what another account has sent from this phone is sent again under the present one, from what is kept", async () => {
  const before = createImageUploadList("f", [], means());
  before.add(photos(2));
  await tick();
  const [, second] = before.view().pictures;
  const sent = before.view().pictures.map(({ uploadId }) => uploadId);
  for (const part of [0, 320, 640]) {
    sendings.find((sending) => sending.part === part)?.arrive();
    await tick();
  }
  before.close();
  sendings = [];

  account = "second";
  clock += 1000;
  const after = createImageUploadList("f", [], means());
  await after.restore([{ id: second?.id ?? "", alt: "The yard" }], []);
  expect(after.view().pictures[0]).toMatchObject({ id: second?.id, alt: "The yard" });
  await tick();
  expect(sendings.map(({ part }) => part)).toEqual([0, 0]);
  await arriveAll();
  expect(states(after)).toEqual(["sent", "sent"]);
  const again = after.view().pictures.map(({ uploadId }) => uploadId);
  expect(again.filter((id) => sent.includes(id))).toEqual([]);
  after.close();

  // Kept under its new id: after another reload nothing has to go again.
  sendings = [];
  const last = createImageUploadList("f", [], means());
  await last.restore([], []);
  expect(states(last)).toEqual(["sent", "sent"]);
  expect(
    last
      .view()
      .pictures.map(({ uploadId }) => uploadId)
      .sort(),
  ).toEqual(again.sort());
});

const shown = (tray: ReturnType<typeof createImageUploadList>) =>
  tray.view().pictures.map(({ id, alt }) => [id, alt].filter(Boolean).join(": "));
const placed = (...ids: string[]) => ids.map((id) => ({ id, alt: "" }));
const storedNow = (...ids: string[]) => ids.map((id) => ({ id, alt: id === "b" ? "The well" : "", preview: "" }));

it("a listing's picture that was removed before a reload stays removed, one that a colleague added is there", async () => {
  const tray = createImageUploadList("f", storedNow("a", "b", "c", "new"), means());
  await tray.restore(placed("c", "a"), placed("a", "b", "c"));
  expect(shown(tray)).toEqual(["c", "a", "new"]);
});

it("order and texts that were not touched before a reload are those that a colleague gave meanwhile", async () => {
  const tray = createImageUploadList("f", storedNow("c", "b", "a"), means());
  await tray.restore([{ id: "a", alt: "The gate" }, ...placed("b", "c")], placed("a", "b", "c"));
  expect(shown(tray)).toEqual(["c", "b: The well", "a: The gate"]);
});

it("pictures are moved to any place, and no further than the ends", () => {
  const stored = ["a", "b", "c"].map((id) => ({ id, alt: "", preview: "" }));
  const tray = createImageUploadList("f", stored, means());
  const order = () => tray.view().pictures.map(({ id }) => id);
  tray.move("c", 0);
  expect(order()).toEqual(["c", "a", "b"]);
  tray.move("c", 9);
  expect(order()).toEqual(["a", "b", "c"]);
});

it("who waits for all pictures hears when the last has arrived or failed", async () => {
  const tray = createImageUploadList("f", [], means());
  tray.add(photos(2));
  const done = vi.fn();
  tray.settled().then(done);
  await tick();
  expect(done).not.toHaveBeenCalled();
  await arriveAll();
  expect(done).toHaveBeenCalledTimes(1);
});
