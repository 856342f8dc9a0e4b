import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { storeImage, storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

const text = async (path: string, headers?: HeadersInit) => {
  const response = await send(path, { headers });
  return {
    status: response.status,
    headers: response.headers,
    body: new TextDecoder().decode(await response.arrayBuffer()),
  };
};

/** Stores a home with one image. Returns the address of its images and the key of the file. */
async function storeOne() {
  const property = await storeProperty();
  const { key } = await storeImage(property);
  return { folder: `/images/buy-properties/${property.uuid}`, key };
}

describe("a conventional image URL", () => {
  it("serves the property's images in order, with their real type", async () => {
    const property = await storeProperty();
    await storeImage(property, { number: 1, position: 1, type: "image/png" });
    await storeImage(property, { number: 2, position: 0, type: "image/jpeg" });
    const first = await text(`/images/buy-properties/${property.uuid}.png`);
    expect(first).toMatchObject({ status: 200, body: "image 2" });
    expect(first.headers.get("content-type")).toBe("image/jpeg");
    expect(first.headers.get("x-content-type-options")).toBe("nosniff");
    expect(first.headers.get("cache-control")).toBe("public, max-age=60");
    expect(await text(`/images/buy-properties/${property.uuid}_1.png`)).toMatchObject({ status: 200, body: "image 1" });
    expect(await text(`/images/buy-properties/${property.uuid}_2.png`)).toMatchObject({ status: 404 });
  });

  it("responds to HEAD with the same headers and no body", async () => {
    const property = await storeProperty({ kind: "rent" });
    await storeImage(property);
    const response = await send(`/images/rent-properties/${property.uuid}.png`, { method: "HEAD" });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("7");
    expect(await response.text()).toBe("");
  });

  it("gives 404 in the other kind's folder and after the property is deleted", async () => {
    const property = await storeProperty();
    await storeImage(property);
    expect((await text(`/images/rent-properties/${property.uuid}.png`)).status).toBe(404);
    await runSql("UPDATE properties SET deleted_at = '2026-01-02' WHERE uuid = ?", property.uuid);
    expect((await text(`/images/buy-properties/${property.uuid}.png`)).status).toBe(404);
  });
});

describe("an immutable image URL", () => {
  it("serves originals and variants with an immutable cache header", async () => {
    const property = await storeProperty();
    await storeImage(property, { type: "image/gif" });
    const small = await text(`/images/buy-properties/${property.uuid}/1-320.webp`);
    expect(small).toMatchObject({ status: 200, body: "320 of 1" });
    expect(small.headers.get("content-type")).toBe("image/webp");
    expect(small.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    const original = await text(`/images/buy-properties/${property.uuid}/1.gif`);
    expect(original).toMatchObject({ status: 200, body: "image 1" });
    expect(original.headers.get("content-type")).toBe("image/gif");
  });

  it("keeps its image when the order changes", async () => {
    const property = await storeProperty();
    await storeImage(property, { number: 1 });
    await storeImage(property, { number: 2 });
    await runSql("UPDATE images SET position = 1 - position");
    expect((await text(`/images/buy-properties/${property.uuid}/1-640.webp`)).body).toBe("640 of 1");
    expect((await text(`/images/buy-properties/${property.uuid}.png`)).body).toBe("image 2");
  });

  it("serves the original instead of a missing variant only if the original is small", async () => {
    const property = await storeProperty();
    await storeImage(property, { number: 1, width: 600, height: 450, variants: [] });
    await storeImage(property, { number: 2, width: 4000, height: 3000, variants: [] });
    expect((await text(`/images/buy-properties/${property.uuid}/1-640.webp`)).body).toBe("image 1");
    expect((await text(`/images/buy-properties/${property.uuid}/2-640.webp`)).status).toBe(404);
  });

  it("is the next narrower version for a browser that saves data, and says that it varies", async () => {
    const property = await storeProperty();
    await storeImage(property, { number: 1 });
    await storeImage(property, { number: 2, variants: [640] });
    const read = (name: string, saveData: string) =>
      text(`/images/buy-properties/${property.uuid}/${name}`, { "save-data": saveData });
    const bodies = async (names: string[], saveData: string) =>
      Promise.all(names.map(async (name) => (await read(name, saveData)).body));
    const names = ["1-1280.webp", "1-640.webp", "1-320.webp", "2-640.webp", "1.png"];
    expect(await bodies(names, "on")).toEqual(["640 of 1", "320 of 1", "320 of 1", "640 of 2", "image 1"]);
    expect(await bodies(names, "off")).toEqual(["1280 of 1", "640 of 1", "320 of 1", "640 of 2", "image 1"]);
    const { headers } = await read("1-640.webp", "off");
    expect(headers.get("vary")).toBe("save-data");
    const copy = await text(`/images/buy-properties/${property.uuid}/1-640.webp`, {
      "if-none-match": headers.get("etag") ?? "",
    });
    expect([copy.status, copy.headers.get("vary")]).toEqual([304, "save-data"]);
    expect((await read("1.png", "on")).headers.get("vary")).toBeNull();
  });

  it("responds 304 to a current copy", async () => {
    const path = `${(await storeOne()).folder}/1.png`;
    const etag = (await text(path)).headers.get("etag") ?? "";
    expect(etag).toMatch(/^".+"$/);
    expect(await text(path, { "if-none-match": etag })).toMatchObject({ status: 304, body: "" });
    expect(await text(path, { "if-none-match": '"other"' })).toMatchObject({ status: 200 });
  });

  it("is complete for every range, because the cache in front of the worker stores no part", async () => {
    const { folder } = await storeOne();
    for (const range of ["bytes=2-4", "bytes=-2", "bytes=90-99", "bytes=x-y", "bytes=4-2-1", "lines=1-2"])
      for (const path of [`${folder}/1.png`, `${folder}.png`]) {
        const { headers, ...whole } = await text(path, { range });
        expect(whole, range).toEqual({ status: 200, body: "image 1" });
        expect([headers.get("content-range"), headers.get("content-length")]).toEqual([null, "7"]);
      }
  });

  it("gives 404 if it is misspelt, or the file is missing", async () => {
    const id = "11111111-1111-4111-8111-111111111111";
    const ofSales = ["../wrangler.toml", "%2e%2e%2fsecret/1.png", "not-a-uuid.png", `${id}/1-999.webp`, `${id}/1.exe`];
    const paths = [...ofSales, `${id}_9999.png`].map((path) => `/images/buy-properties/${path}`);
    for (const path of [...paths, `/images/other/${id}.png`, "/images/buy-properties", "/images/"])
      expect((await text(path)).status, path).toBe(404);
    const { folder, key } = await storeOne();
    await env.IMAGES.delete(key);
    expect((await text(`${folder}.png`)).status).toBe(404);
  });
});
