import { beforeEach, expect, it, vi } from "vitest";
import { ImageError } from "#web/admin/lib/images/image-error.ts";
import { imageMessages } from "#web/admin/lib/images/image-messages.ts";
import { createImageUploadList, type ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { ApiError, NetworkError } from "#web/lib/api/api-error.ts";
import {
  completeAll,
  fake,
  fakeCapabilities,
  fakePreparedImage,
  nextTick,
  photos,
  resetFakeUploads,
  states,
} from "../support/fake-uploads.ts";

beforeEach(resetFakeUploads);

/** Starts to upload a number of photos. */
async function upload(count: number) {
  const uploads = createImageUploadList("f", [], fakeCapabilities());
  uploads.add(photos(count));
  await nextTick();
  return uploads;
}
const firstImage = (uploads: ImageUploadList) => uploads.getState().images[0];
/** Lets the oldest request fail. */
async function failNext(...error: ConstructorParameters<typeof ApiError>) {
  fake.partUploads.shift()?.fail(new ApiError(...error));
  await nextTick();
}

it("uploads two images at once, and starts the next when one is complete", async () => {
  const uploads = await upload(4);
  expect(states(uploads)).toEqual(["sending", "sending", "waiting", "waiting"]);
  for (const part of [0, 320, 640]) {
    expect(fake.partUploads[0]?.part).toBe(part);
    fake.partUploads.shift()?.complete();
    await nextTick();
    // Moves the next part of the same image to the front.
    fake.partUploads.unshift(...fake.partUploads.splice(-1));
  }
  expect(states(uploads)).toEqual(["sent", "sending", "sending", "waiting"]);
  await completeAll();
  expect(states(uploads)).toEqual(["sent", "sent", "sent", "sent"]);
});

it("reports progress as a share of all bytes, including smaller versions", async () => {
  const uploads = await upload(1);
  fake.partUploads[0]?.progress(0.5);
  expect(firstImage(uploads)?.state).toEqual({ name: "sending", progress: 0.3 });
  fake.partUploads.shift()?.complete();
  await nextTick();
  expect(firstImage(uploads)?.state).toEqual({ name: "sending", progress: 0.6 });
});

it("retries after a lost connection without sending completed parts again", async () => {
  const uploads = await upload(1);
  fake.partUploads.shift()?.complete();
  await nextTick();
  fake.partUploads.shift()?.fail(new NetworkError());
  await nextTick();
  expect(firstImage(uploads)?.state).toEqual({ name: "waiting", for: "connection" });
  fake.endPauses.shift()?.();
  await nextTick();
  expect(fake.partUploads.map(({ part }) => part)).toEqual([320]);
  await completeAll();
  expect(states(uploads)).toEqual(["sent"]);
});

it("waits when the server is busy; shows a rejection, which another attempt cannot change", async () => {
  const uploads = await upload(1);
  await failNext(503, "", { detail: "busy" });
  expect(states(uploads)).toEqual(["waiting"]);
  uploads.retryAll();
  await nextTick();
  await failNext(415, "", { detail: "This is not an image" });
  expect(firstImage(uploads)?.state).toEqual({ name: "failed", message: "This is not an image", canRetry: false });
  uploads.retry(firstImage(uploads)?.id ?? "");
  await completeAll();
  expect(states(uploads)).toEqual(["failed"]);
});

it("waits as long as a busy server asks, and no longer than half a minute", async () => {
  const delays: number[] = [];
  const pause = (delay: number) => new Promise<void>(() => delays.push(delay));
  const uploads = createImageUploadList("f", [], fakeCapabilities({ pause }));
  uploads.add(photos(1));
  for (const retryAfter of ["5", null, "600"]) {
    await nextTick();
    fake.partUploads.shift()?.fail(new ApiError(503, "", { detail: "busy" }, retryAfter));
    await nextTick();
    uploads.retryAll();
  }
  expect(delays).toEqual([5000, 4000, 30_000]);
});

it("replaces an upload id that is already used, once", async () => {
  const uploads = await upload(1);
  const first = fake.partUploads.shift();
  first?.fail(new ApiError(409, "", { detail: "taken" }));
  await nextTick();
  await nextTick();
  expect(fake.partUploads[0]?.uploadId).not.toBe(first?.uploadId);
  expect(firstImage(uploads)?.uploadId).toBe(fake.partUploads[0]?.uploadId);
  await failNext(409, "", { detail: "taken" });
  expect(states(uploads)).toEqual(["failed"]);
});

it("aborts a removed image and starts the next one", async () => {
  const uploads = await upload(3);
  const [first] = uploads.getState().images;
  await uploads.remove(first?.id ?? "");
  await nextTick();
  expect(uploads.getState().images.map(({ name }) => name)).toEqual(["2.jpg", "3.jpg"]);
  expect(states(uploads)).toEqual(["sending", "sending"]);
  expect(fake.stored.has(first?.id ?? "")).toBe(false);
  await completeAll();
  expect(fake.stored.has(first?.id ?? "")).toBe(false);
});

it("lets the user retry after the session has ended", async () => {
  const uploads = await upload(1);
  await failNext(401, "", { detail: "Log in again" });
  expect(firstImage(uploads)?.state).toMatchObject({ name: "failed", canRetry: true });
  uploads.retry(firstImage(uploads)?.id ?? "");
  await completeAll();
  expect(states(uploads)).toEqual(["sent"]);
});

it("fails an unreadable file without stopping the others", async () => {
  const prepare = vi.fn(async (file: Blob) => {
    if ((file as File).name === "1.jpg") throw new ImageError(imageMessages.unreadable);
    return fakePreparedImage();
  });
  const uploads = createImageUploadList("f", [], fakeCapabilities({ prepare }));
  uploads.add(photos(2));
  await completeAll();
  expect(states(uploads)).toEqual(["failed", "sent"]);
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
