import { expect, it } from "vitest";
import type { FormImage, FormImageState } from "#web/admin/lib/images/form-image.ts";
import { rebaseImages } from "#web/admin/lib/images/upload/rebase-images.ts";

const image = (id: string, name: FormImageState["name"] = "stored", overrides: Partial<FormImage> = {}): FormImage => ({
  ...{ id, uploadId: id, name: "", alt: "", focus: null, hints: [], preview: undefined, cardPreview: undefined },
  state: { name } as FormImageState,
  ...overrides,
});
const opened = [image("a"), image("b")];
const ids = (images: FormImage[]) => images.map(({ id }) => id);

it("takes the stored images only, if those were chosen", () => {
  const form = [image("new", "sent"), image("b"), image("a")];
  expect(ids(rebaseImages("theirs", form, [image("a"), image("c")], opened))).toEqual(["a", "c"]);
});

it("keeps the order, the texts and the new images of the form, without images that are deleted", () => {
  const form = [image("new", "sending"), image("b", "stored", { alt: "Mine" }), image("a")];
  const rebased = rebaseImages("yours", form, [image("b", "stored", { alt: "Theirs" }), image("c")], opened);
  expect(rebased.map(({ id, alt }) => [id, alt])).toEqual([
    ["new", ""],
    ["b", "Mine"],
  ]);
});

it("combines both: new images of both, no image that either deleted, and each changed text", () => {
  const form = [image("a", "stored", { alt: "Mine" }), image("new", "sent")];
  const current = [image("a"), image("b", "stored", { alt: "Theirs" }), image("c")];
  const rebased = rebaseImages("both", form, current, opened);
  expect(ids(rebased).toSorted()).toEqual(["a", "c", "new"]);
  expect(rebased.find(({ id }) => id === "a")?.alt).toBe("Mine");
});

it("counts an upload once that an earlier save has added", () => {
  const form = [image("a"), image("local", "sent", { uploadId: "joined", alt: "Mine" })];
  const current = [image("a"), image("b"), image("joined")];
  expect(ids(rebaseImages("yours", form, current, opened))).toEqual(["a", "joined"]);
  expect(ids(rebaseImages("both", form, current, opened)).toSorted()).toEqual(["a", "joined"]);
});
