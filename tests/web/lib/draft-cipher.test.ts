import { expect, it } from "vitest";
import { createDraftCipher } from "#web/admin/lib/drafts/draft-cipher.ts";

const key = (start: number) => btoa(String.fromCharCode(...Array.from({ length: 32 }, (_, at) => start + at)));
const upload = {
  id: "u-1",
  prepared: { file: new Blob(["a photo"], { type: "image/webp" }), variants: [{ width: 320 }] },
};

it("opens what it sealed, with its files", async () => {
  const cipher = await createDraftCipher("first", key(1));
  const sealed = await cipher.seal({ upload });
  expect(new TextDecoder().decode(sealed.data)).not.toContain("u-1");
  const opened = (await cipher.open(sealed)) as { upload: typeof upload };
  expect(opened.upload).toMatchObject({ id: "u-1", prepared: { variants: [{ width: 320 }] } });
  expect(opened.upload.prepared.file.type).toBe("image/webp");
  expect(await opened.upload.prepared.file.text()).toBe("a photo");
});

it("opens an unfinished import with its maps and sets", async () => {
  const source = {
    spreadsheet: { rows: [["R-1", "Villa"], []], rowsWithExtraCells: new Set([1]) },
    corrections: new Map([[0, { price: "85000" }]]),
  };
  const progress = { done: 1, listings: new Map([[0, { uuid: "u-1" }]]), importedAnyway: new Set<number>() };
  const cipher = await createDraftCipher("first", key(1));
  expect(await cipher.open(await cipher.seal({ source, progress }))).toEqual({ source, progress });
});

it("opens nothing with the key of another account, or for another account", async () => {
  const sealed = await (await createDraftCipher("first", key(1))).seal({ texts: {} });
  for (const [account, start] of [
    ["first", 2],
    ["second", 1],
  ] as const) {
    await expect((await createDraftCipher(account, key(start))).open(sealed)).rejects.toThrow();
  }
});
