import { expect, test, vi } from "vitest";
import { uploadImagePart } from "#web/admin/lib/images/upload/images-api.ts";
import { fakePreparedImage } from "../support/fake-uploads.ts";

test("a version that the image does not have is never sent", async () => {
  const fetch = vi.spyOn(globalThis, "fetch");
  const options = { onProgress: () => undefined, signal: new AbortController().signal };
  const upload = uploadImagePart("buy", "one", 1280, fakePreparedImage(), options);
  await expect(upload).rejects.toThrow("no version of 1280 px");
  expect(fetch).not.toHaveBeenCalled();
});
