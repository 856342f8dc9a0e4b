import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { saveFile } from "#web/lib/api/save-file.ts";
import { drawComparison } from "#web/site/features/listings/compare/image/draw-comparison.ts";
import { sendComparison } from "#web/site/features/listings/compare/image/send-comparison.ts";
import { buildDetailProperty } from "../../support/property-fixtures.tsx";

vi.mock("#web/site/features/listings/compare/image/draw-comparison.ts");
vi.mock("#web/lib/api/save-file.ts");

const share = vi.fn<(data: ShareData) => Promise<void>>();
let content: Blob | null;
let count = 0;

/** Sends an image that was not drawn before, unless `title` is given. */
const send = (title = `${++count} homes compared`) =>
  sendComparison([buildDetailProperty()], { title, url: "https://hub.example/compare?homes=a,b", siteName: "Hub" });

beforeEach(() => {
  content = new Blob(["image"], { type: "image/jpeg" });
  const canvas = { toBlob: (done: BlobCallback) => done(content) } as HTMLCanvasElement;
  vi.mocked(drawComparison).mockReset().mockResolvedValue(canvas);
  vi.mocked(saveFile).mockReset();
  share.mockReset().mockResolvedValue();
  vi.stubGlobal("navigator", { canShare: () => true, share });
});
afterEach(() => vi.unstubAllGlobals());

const refusal = (name: string) => new DOMException("refused", name);

it("shares the image with the link where files can be shared", async () => {
  expect(await send("2 homes compared")).toBe("sent");
  const [data] = share.mock.calls[0] ?? [];
  expect(data?.text).toBe("2 homes compared: https://hub.example/compare?homes=a,b");
  expect(data?.files?.map(({ name, type }) => [name, type])).toEqual([["homes.jpg", "image/jpeg"]]);
  expect(saveFile).not.toHaveBeenCalled();
});

it.each([
  ["the browser cannot share files", { canShare: () => false, share }],
  ["the browser cannot share", {}],
])("saves the image where %s", async (_, navigator) => {
  vi.stubGlobal("navigator", navigator);
  expect(await send()).toBe("saved");
  expect(saveFile).toHaveBeenCalledWith(expect.any(File), "homes.jpg");
  expect(share).not.toHaveBeenCalled();
});

it("saves nothing when the visitor closes the share sheet", async () => {
  share.mockRejectedValue(refusal("AbortError"));
  expect(await send()).toBe("sent");
  expect(saveFile).not.toHaveBeenCalled();
});

it("asks for a second press when drawing took too long, and does not draw again", async () => {
  share.mockRejectedValueOnce(refusal("NotAllowedError"));
  expect(await send("slow")).toBe("ready");
  expect(await send("slow")).toBe("sent");
  expect(drawComparison).toHaveBeenCalledTimes(1);
});

it("saves the image when the browser refuses the second press too, or for another reason", async () => {
  share.mockRejectedValue(refusal("NotAllowedError"));
  await send("refused");
  expect(await send("refused")).toBe("saved");
  share.mockRejectedValue(refusal("DataError"));
  expect(await send()).toBe("saved");
});

it("fails when the browser cannot encode the image, and draws again at the next press", async () => {
  content = null;
  await expect(send("again")).rejects.toThrow();
  content = new Blob(["image"], { type: "image/jpeg" });
  expect(await send("again")).toBe("sent");
  expect(drawComparison).toHaveBeenCalledTimes(2);
});
