import { env } from "cloudflare:workers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { createApp } from "#worker/app.ts";
import { callApi } from "../../support/accounts.ts";
import { buildForm, completeFields, createAdminClient } from "../../support/admin-client.ts";
import { buildPng } from "../../support/images.ts";
import { origin, send as sendAnything } from "../../support/public-client.ts";

afterEach(() => void vi.useRealTimers());

const getStatus = async (url: string) => (await sendAnything(url)).status;
const at = (time: string) => vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });

interface Found {
  data: { property: { image_url: string; image_urls: string[]; images: { url: string }[] } };
}

/** Stores a draft with one image and returns the URL that admins get. */
async function storeDraft() {
  const client = await createAdminClient();
  const body = buildForm({ ...completeFields.buy, published: "false" }, [buildPng()]);
  const { body: created } = await client.send<{ uuid: string }>("/create/buy/property", { body });
  const find = async () => (await client.send<Found>(`/properties/${created.uuid}`)).body.data.property;
  return { ...client, uuid: created.uuid, find };
}

describe("an image of a draft", () => {
  it("is never served to a visitor, nor is its page, only under a signed URL that stays in one browser", async () => {
    const { find, uuid } = await storeDraft();
    const { image_url, image_urls, images } = await find();
    expect([image_urls, images.map(({ url }) => url)]).toEqual([[image_url], [image_url]]);
    const loaded = await sendAnything(image_url);
    expect([loaded.status, loaded.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(loaded.headers.get("cache-control")).toMatch(/^private, max-age=\d+$/);
    expect(loaded.headers.get("cloudflare-cdn-cache-control")).toBeNull();
    expect(await getStatus(image_url.split("?")[0] as string)).toBe(404);
    for (const path of [
      `/property/${uuid}`,
      `/images/buy-properties/${uuid}.png`,
      `/images/buy-properties/${uuid}/1.png`,
    ])
      expect(await getStatus(path), path).toBe(404);
  });

  it("is not served under a URL that was changed or signed for another image", async () => {
    const { image_url } = await (await storeDraft()).find();
    const { image_url: other } = await (await storeDraft()).find();
    const [path, query = ""] = image_url.split("?");
    const params = new URLSearchParams(query);
    const changed = (name: string, value: string) => {
      const copy = new URLSearchParams(params);
      copy.set(name, value);
      return `${path}?${copy}`;
    };
    const later = String(Number(params.get("until")) + 900);
    for (const url of [
      changed("until", later),
      changed("until", "1e12"),
      changed("until", ""),
      changed("signature", ""),
      changed("signature", "x"),
      `${path}?${other.split("?")[1]}`,
    ]) {
      expect(await getStatus(url), url).toBe(404);
    }
  });

  it("is not served after the URL has expired, and the URL is equal for 15 minutes", async () => {
    at("2026-03-02T10:00:00Z");
    const { token, uuid, find } = await storeDraft();
    const { image_url } = await find();
    at("2026-03-02T10:14:59Z");
    const same = await callApi<Found>(`/properties/${uuid}`, { token });
    expect(same.body.data.property.image_url).toBe(image_url);
    expect((await sendAnything(image_url)).headers.get("cache-control")).toBe("private, max-age=901");
    at("2026-03-02T10:29:59Z");
    expect(await getStatus(image_url)).toBe(200);
    at("2026-03-02T10:30:00Z");
    expect(await getStatus(image_url)).toBe(404);
  });

  it("gets its public URL when it is published, and loses it in the bin", async () => {
    const { send, uuid, find } = await storeDraft();
    await send("/update/buy/property", { method: "PATCH", body: { uuid, published: true } });
    const { image_url } = await find();
    expect(image_url).toBe(`/images/buy-properties/${uuid}/1.png`);
    expect((await sendAnything(image_url)).headers.get("cache-control")).toContain("public");
    await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
    expect(await getStatus(image_url)).toBe(404);
    const { image_url: signed } = await find();
    expect(signed).toContain("signature=");
    expect(await getStatus(signed)).toBe(200);
    const { body } = await send<{ data: { properties: { image_url: string }[] } }>(
      "/list/recent/properties?deleted=true",
    );
    expect(body.data.properties.map((property) => property.image_url)).toEqual([signed]);
  });

  it("is never served without a check when TOKEN_KEY is missing", async () => {
    const { image_url } = await (await storeDraft()).find();
    const path = image_url.split("?")[0] as string;
    const statusWithoutKey = async (url: string) =>
      (await createApp().fetch(new Request(origin + url), { ...env, TOKEN_KEY: undefined })).status;
    expect(await statusWithoutKey(image_url)).toBe(503);
    expect(await statusWithoutKey(path)).toBe(404);
  });
});
