import { beforeEach, expect, it, vi } from "vitest";
import { sendShareImage } from "#web/admin/features/listing-form/share-image/send-share-image.ts";
import type { PreparedImage } from "#web/admin/lib/images/prepare/prepared-image.ts";

const sent = vi.hoisted(() => ({ covers: [] as (string | null)[], queries: [] as string[], fails: false }));

vi.mock("#web/admin/features/listing-form/share-image/create-share-image.ts", () => ({
  createShareImage: async (cover: Blob, focus: string | null) => {
    sent.covers.push(await cover.text(), focus);
    return new Blob(["share"], { type: "image/jpeg" });
  },
}));
vi.mock("#web/admin/lib/api/api-upload.ts", () => ({
  apiUpload: async (route: string, { params, query }: { params: { uuid: string }; query: URLSearchParams }) => {
    sent.queries.push(`${route.replace(":uuid", params.uuid)}?${query}`);
    if (sent.fails) throw new Error("offline");
  },
}));

beforeEach(() => {
  Object.assign(sent, { covers: [], queries: [], fails: false });
  vi.stubGlobal("fetch", async (url: string) => new Response(`file of ${url}`));
});

const uploadsWith = (images: { id: string; uploadId: string; focus: string | null }[]) => ({
  getState: () => ({ images }),
  findPrepared: (id: string): PreparedImage | undefined =>
    id === "new"
      ? {
          file: new Blob(["large"]),
          variants: [{ width: 1280, blob: new Blob(["1280 px"]) }],
          placeholder: "",
          hints: [],
        }
      : undefined,
});
const listing = (share_image?: string) => ({
  share_image,
  images: [
    {
      id: "cover",
      url: "/original",
      width: 1600,
      height: 1200,
      alt: "",
      placeholder: null,
      focus: null,
      variants: [
        { width: 640, url: "/640", bytes: null },
        { width: 1280, url: "/1280", bytes: null },
      ],
    },
  ],
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

it("sends the cover of a new listing from this device, with its focus", async () => {
  sendShareImage("uuid", uploadsWith([{ id: "new", uploadId: "a", focus: "50 20" }]), undefined);
  await settled();
  expect(sent.covers).toEqual(["1280 px", "50 20"]);
  expect(sent.queries).toEqual(["PUT /properties/uuid/share-image?image=a&focus=50+20"]);
});

it("makes the image of an older listing from its stored cover at the next edit", async () => {
  sendShareImage("uuid", uploadsWith([{ id: "cover", uploadId: "cover", focus: null }]), listing());
  await settled();
  expect(sent.covers).toEqual(["file of /1280", null]);
  expect(sent.queries).toEqual(["PUT /properties/uuid/share-image?image=cover"]);
});

it("sends nothing if the listing has the image of this cover and focus, or no photo", async () => {
  sendShareImage("uuid", uploadsWith([{ id: "cover", uploadId: "cover", focus: null }]), listing("/share.jpg"));
  sendShareImage("uuid", uploadsWith([]), undefined);
  await settled();
  expect(sent.queries).toEqual([]);
});

it("sends a new one when the focus changes, and shows no error if that fails", async () => {
  sent.fails = true;
  sendShareImage("uuid", uploadsWith([{ id: "cover", uploadId: "cover", focus: "0 0" }]), listing("/share.jpg"));
  await settled();
  expect(sent.queries).toHaveLength(1);
});
