import { strToU8, zipSync } from "fflate";
import { expect, it } from "vitest";
import { matchPhotos, type PhotoTarget } from "#web/features/admin/import/photos/match-photos.ts";
import { readFolder, readZip } from "#web/features/admin/import/photos/photo-files.ts";

const target = (reference: string, names = ""): PhotoTarget => ({ uuid: reference, reference, names });
const photos = (...paths: string[]) => paths.map((path) => ({ path, read: () => new Blob() }));
const matched = (paths: string[], targets: PhotoTarget[]) => {
  const { listings, unmatched } = matchPhotos(photos(...paths), targets);
  const byReference = listings.map(({ target: { reference }, photos: found }) => [
    reference,
    found.map(({ path }) => path),
  ]);
  return { ...Object.fromEntries(byReference), unmatched };
};

it("matches photos by the reference at the start of the name or in a folder, in natural order", () => {
  const paths = ["all/R-1_10.jpg", "all/R-1_2.jpg", "R-1-2.jpg", "x/r-3/front.png", "R-12.jpg", "R-1.jpg", "other.jpg"];
  expect(matched(paths, [target("R-1"), target("R-1-2"), target("R-3")])).toEqual({
    "R-1": ["all/R-1_2.jpg", "all/R-1_10.jpg", "R-1.jpg"],
    "R-1-2": ["R-1-2.jpg"],
    "R-3": ["x/r-3/front.png"],
    unmatched: ["other.jpg", "R-12.jpg"],
  });
});

it("prefers the column of file names and its order, also for addresses", () => {
  const targets = [target("R-1", "https://x.example/a/Front.JPG?w=9; back.jpg"), target("R-2", "back.jpg")];
  expect(matched(["p/back.jpg", "p/front.jpg"], targets)).toEqual({
    "R-1": ["p/front.jpg", "p/back.jpg"],
    "R-2": ["p/back.jpg"],
    unmatched: [],
  });
});

it("reads the photos of a ZIP file, without hidden and other files", async () => {
  const zip = zipSync({
    "homes/R-1.jpg": strToU8("one"),
    "__MACOSX/homes/._R-1.jpg": strToU8("x"),
    "homes/notes.txt": strToU8("x"),
    "homes/.R-2.jpg": strToU8("x"),
  });
  const found = await readZip(new File([zip as Uint8Array<ArrayBuffer>], "photos.zip"));
  expect(found.map(({ path }) => path)).toEqual(["homes/R-1.jpg"]);
  expect(await found[0]?.read().text()).toBe("one");
});

it("rejects a damaged ZIP file with a message", async () => {
  await expect(readZip(new File(["no zip"], "photos.zip"))).rejects.toThrow("damaged or is no ZIP file");
});

it("reads the photos of a folder", () => {
  const files = [new File(["x"], "R-1.jpg"), new File(["x"], "list.pdf")];
  expect(readFolder(files).map(({ path }) => path)).toEqual(["R-1.jpg"]);
});
