import { beforeEach, expect, it } from "vitest";
import { imageMessages } from "#web/admin/lib/images/image-messages.ts";
import { createImageUploadList } from "#web/admin/lib/images/upload/image-upload-list.ts";
import { fakeCapabilities, photo, photos, resetFakeUploads } from "../support/fake-uploads.ts";

beforeEach(resetFakeUploads);

it("accepts twenty images and names the files that were left out", () => {
  const existing = Array.from({ length: 18 }, (_, index) => ({
    id: `s${index}`,
    alt: "",
    focus: null,
    preview: "/images/x.webp",
    cardPreview: "/images/x.webp",
  }));
  const uploads = createImageUploadList("f", existing, fakeCapabilities());
  uploads.add([...photos(5), photo("notes.pdf", "application/pdf")]);
  expect(uploads.getState().images).toHaveLength(20);
  expect(uploads.getState().notices).toEqual([
    `notes.pdf: ${imageMessages.notImage}`,
    "A listing can have 20 photos; 3 files were left out.",
  ]);
});

it("moves an image to any position within the list", () => {
  const existing = ["a", "b", "c"].map((id) => ({ id, alt: "", focus: null, preview: "", cardPreview: "" }));
  const uploads = createImageUploadList("f", existing, fakeCapabilities());
  const order = () => uploads.getState().images.map(({ id }) => id);
  uploads.move("c", 0);
  expect(order()).toEqual(["c", "a", "b"]);
  uploads.move("c", 9);
  expect(order()).toEqual(["a", "b", "c"]);
});
