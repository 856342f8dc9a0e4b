import { beforeEach, expect, it } from "vitest";
import { createImageUploadList, type ImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
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

it("restores images in order after a reload and continues their uploads", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(3));
  await nextTick();
  const [one, two, three] = before.getState().images.map(({ id }) => id);
  for (const part of [0, 320, 640]) {
    fake.partUploads.find((upload) => upload.part === part)?.complete();
    await nextTick();
  }
  expect(states(before)[0]).toBe("sent");
  before.close();
  fake.partUploads = [];

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
  expect(fake.stored.size).toBe(0);
});

it("uploads an image again when the server may have deleted it", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(1));
  await completeAll();
  fake.clock += 41 * 3_600_000;
  const after = createImageUploadList("f", [], fakeCapabilities());
  await after.restore([], []);
  await nextTick();
  expect(fake.partUploads.map(({ part }) => part)).toEqual([0]);
});

it("shows the images of an account to no other account, and leaves them to it", async () => {
  const before = createImageUploadList("f", [], fakeCapabilities());
  before.add(photos(2));
  await nextTick();
  before.close();
  fake.partUploads = [];
  fake.userId = "second";
  const other = createImageUploadList("f", [], fakeCapabilities());
  await other.restore([], []);
  await nextTick();
  expect([other.getState().images, fake.partUploads]).toEqual([[], []]);
  await other.reset();
  fake.userId = "first";
  const again = createImageUploadList("f", [], fakeCapabilities());
  await again.restore([], []);
  expect(again.getState().images).toHaveLength(2);
});

const describeImages = (uploads: ImageUploadList) =>
  uploads.getState().images.map(({ id, alt }) => [id, alt].filter(Boolean).join(": "));
const draftOf = (...ids: string[]) => ids.map((id) => ({ id, alt: "" }));
const currentImages = (...ids: string[]) =>
  ids.map((id) => ({
    ...{ id, alt: id === "b" ? "The well" : "", focus: id === "c" ? "10 20" : null, preview: "", cardPreview: "" },
  }));

it("restores removals of the draft, and keeps what a colleague added, ordered, described and cropped", async () => {
  const open = (...ids: string[]) => createImageUploadList("f", currentImages(...ids), fakeCapabilities());
  const added = open("a", "b", "c", "new");
  await added.restore(draftOf("c", "a"), draftOf("a", "b", "c"));
  expect(describeImages(added)).toEqual(["c", "a", "new"]);
  const reordered = open("c", "b", "a");
  await reordered.restore([{ id: "a", alt: "The gate" }, ...draftOf("b", "c")], draftOf("a", "b", "c"));
  expect(describeImages(reordered)).toEqual(["c", "b: The well", "a: The gate"]);
  const cropped = open("a", "b", "c");
  await cropped.restore([{ id: "a", alt: "", focus: "0 100" }, ...draftOf("b", "c")], draftOf("a", "b", "c"));
  expect(cropped.getState().images.map(({ focus }) => focus)).toEqual(["0 100", null, "10 20"]);
});

it("shows the hints of a photo once it is prepared, and again after a reload", async () => {
  const prepare = async () => ({ ...fakePreparedImage(), hints: ["dark", "small"] as const });
  const before = createImageUploadList("f", [], fakeCapabilities({ prepare }));
  before.add(photos(1));
  expect(before.getState().images[0]?.hints).toEqual([]);
  await nextTick();
  expect(before.getState().images[0]?.hints).toEqual(["dark", "small"]);
  before.close();
  const after = createImageUploadList("f", [], fakeCapabilities());
  await after.restore([], []);
  expect(after.getState().images[0]?.hints).toEqual(["dark", "small"]);
});
