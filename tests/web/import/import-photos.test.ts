import { readFile } from "node:fs/promises";
import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { buildPng } from "#tests/support/images.ts";
import { matchPhotos, type PhotoTarget } from "#web/admin/features/import/photos/match-photos.ts";
import { readFolder, readZip } from "#web/admin/features/import/photos/photo-files.ts";
import { decodeZipName } from "#web/admin/features/import/photos/zip-names.ts";

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

const photo = buildPng();
const zipFile = (entries: Record<string, Uint8Array>) =>
  new File([zipSync(entries) as Uint8Array<ArrayBuffer>], "photos.zip");

it("reads the photos of a ZIP file, without hidden and other files", async () => {
  const zip = zipFile({
    "homes/R-1.jpg": strToU8("one"),
    "__MACOSX/homes/._R-1.jpg": strToU8("x"),
    "homes/notes.txt": strToU8("x"),
    "homes/.R-2.jpg": strToU8("x"),
  });
  const { photos: found, others } = await readZip(zip);
  expect(found.map(({ path }) => path)).toEqual(["homes/R-1.jpg"]);
  expect(await found[0]?.read().text()).toBe("one");
  expect(others).toEqual(["homes/notes.txt"]);
});

it("rejects a damaged ZIP file with a message", () =>
  expect(readZip(new File(["no zip"], "photos.zip"))).rejects.toThrow("damaged or is no ZIP file"));

it("recognizes photos without the ending of one by their content, in a folder and in a ZIP file", async () => {
  const expected = { photos: ["R-1", "R-2.dat", "R-3.jfif", "R-4.JPE", "R-5.tif"], others: ["list.pdf", "notes"] };
  const contents: Record<string, Uint8Array<ArrayBuffer>> = {
    "R-1": photo,
    "R-2.dat": photo,
    "R-3.jfif": photo,
    "R-4.JPE": photo,
    "R-5.tif": new Uint8Array([0x49, 0x49, 0x2a, 0, 8]),
    "list.pdf": new TextEncoder().encode("%PDF-1.7"),
    notes: new TextEncoder().encode("x"),
  };
  const folder = Object.entries(contents).map(([name, bytes]) => new File([bytes], name));
  for (const { photos: found, others } of [await readFolder(folder), await readZip(zipFile(contents))])
    expect({ photos: found.map(({ path }) => path), others }).toEqual(expected);
});

it.each([
  "Thumbs.db",
  "a/Thumbs.db",
  ".DS_Store",
  "a/desktop.ini",
  "a/Desktop.ini",
  "__MACOSX/a/._R-1.jpg",
  ".hidden/R-1.jpg",
  "a/@eaDir/R-1.jpg",
  "Icon\r",
])("does not name the system's file %j", async (path) =>
  expect(await readZip(zipFile({ [path]: photo }))).toEqual({ photos: [], others: [] }),
);

it.each([
  ["in UTF-8 without the mark", "RÃ©sidence A.jpg", "Résidence A.jpg"],
  ["in the code page of Windows", "R\x82sidence A.jpg", "Résidence A.jpg"],
  ["in UTF-8", "Résidence A.jpg", "Résidence A.jpg"],
  ["in ASCII", "A.jpg", "A.jpg"],
])("reads names of a ZIP file %s", (_, name, expected) => expect(decodeZipName(name)).toBe(expected));

describe("the column of file names", () => {
  it.each([
    ["another Unicode form", "Résidence A.jpg".normalize("NFC"), ["p/Résidence A.jpg".normalize("NFD")]],
    ["a code for a space", "https://old.example/a/My%20House%20B.jpg", ["p/My House B.jpg"]],
    ["a code for a letter", "R%C3%A9sidence A.jpg", ["p/Résidence A.jpg".normalize("NFD")]],
    ["a code in the file", "My House.jpg", ["My%20House.jpg"]],
    ["a sign that is no code", "50% off%20now.jpg", ["50% off now.jpg"]],
    ["no ending", "f house", ["p/F House.JPG"]],
    ["no ending in the file", "f house.jpg", ["F House"]],
    ["another ending", "IMG_1.HEIC", ["IMG_1.jpg"]],
    ["more spaces", "my  house.jpg ", ["My House.jpg"]],
    ["a path of Windows", "C:\\photos\\a.jpg", ["x/a.jpg"]],
    ["a hash in the name", "House #2.jpg", ["House #2.jpg"]],
    ["a query", "https://x.example/a.jpg?w=300&h=2#top", ["a.jpg"]],
    ["commas in the name", "Sinkor, 13th Street.jpg", ["Sinkor, 13th Street.jpg"]],
    ["commas", "a.jpg,b.jpg , c d.jpg", ["a.jpg", "b.jpg", "c d.jpg"]],
    ["semicolons and commas", "a, big.jpg; b.jpg", ["a, big.jpg", "b.jpg"]],
    ["bars", "b.jpg|a.jpg", ["b.jpg", "a.jpg"]],
    ["addresses", "https://x.example/p/a.jpg,https://x.example/p/b.jpg", ["a.jpg", "b.jpg"]],
    ["addresses with queries", "https://x.example/a.jpg?w=1,2; https://x.example/b.jpg?w=3", ["a.jpg", "b.jpg"]],
    ["addresses and spaces", "https://x.example/a.jpg?w=1 https://x.example/b.jpg?w=2", ["a.jpg", "b.jpg"]],
    ["paths", "x/a.jpg x/my b.jpg|y/c.jpg", ["a.jpg", "my b.jpg", "c.jpg"]],
    ["a folder with a comma", "Sinkor, 13th/a.jpg", ["a.jpg"]],
    ["lines", "a.jpg\r\nb.jpg\n", ["a.jpg", "b.jpg"]],
    ["spaces", "a.jpg my b.jpg c.jfif", ["a.jpg", "my b.jpg", "c.jfif"]],
    ["JSON", '["https://x.example/c-1.jpg","c-2.jpg"]', ["c-1.jpg", "c-2.jpg"]],
    ["JSON of objects", '[{"id":1,"url":"https://x.example/a.jpg"},{"url":"b.jpg"}]', ["a.jpg", "b.jpg"]],
    ["single quotation marks", "['a.jpg', 'b c.jpg']", ["a.jpg", "b c.jpg"]],
    ["brackets only", "[a.jpg, b.jpg]", ["a.jpg", "b.jpg"]],
    ["quotation marks", '"a.jpg", "b.jpg"', ["a.jpg", "b.jpg"]],
    ["names with their addresses", "a.jpg (https://x.example/1),b.jpg (https://x.example/2)", ["a.jpg", "b.jpg"]],
  ])("may have %s", (_, cell, paths) =>
    expect(matched(paths, [target("X", cell)])).toEqual({ X: paths, unmatched: [] }),
  );

  it("never chooses between photos of the same name, unless the folder says which", () => {
    const paths = ["a/1.jpg", "b/1.jpg", "R-3/1.jpg"];
    expect(matched(paths, [target("R-1", "1.jpg")])).toEqual({ unmatched: ["a/1.jpg", "b/1.jpg", "R-3/1.jpg"] });
    expect(matched(paths, [target("R-1", "b/1.jpg")])["R-1"]).toEqual(["b/1.jpg"]);
    expect(matched(paths, [target("R-3", "1.jpg")])["R-3"]).toEqual(["R-3/1.jpg"]);
    expect(matched(["1.jpg", "1.png"], [target("R-1", "1")])).toEqual({ unmatched: ["1.jpg", "1.png"] });
  });
});

it("matches references in another Unicode form and case", () => {
  const paths = ["Clé-1_1.jpg".normalize("NFD"), "CLÉ-1 2.jfif", "clé-1"];
  expect(matched(paths, [target("Clé-1")])["Clé-1"]).toHaveLength(3);
});

it("matches every row of a file with the ZIP of a Mac", async () => {
  const rows = (await readFile("tests/support/cases/photos.csv", "utf8")).trim().split("\n").slice(1);
  const targets = rows.map((row) => {
    const [reference = ""] = row.split(",");
    return target(reference, (row.split("Nice,")[1] ?? "").replace(/^"|"$/g, "").replaceAll('""', '"'));
  });
  const zip = await readFile("tests/support/cases/photos-mac.zip");
  const { photos: found, others } = await readZip(new File([new Uint8Array(zip)], "photos-mac.zip"));
  const { listings, unmatched, without } = matchPhotos(found, targets);
  expect(listings.map(({ photos: { length } }) => length)).toEqual([1, 1, 2, 1, 1, 1]);
  expect({ unmatched, without, others }).toEqual({ unmatched: [], without: [], others: [] });
});
