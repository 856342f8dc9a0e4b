import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { applyChanges, type CatalogueChanges } from "#contract/catalogue/catalogue-changes.ts";
import { type Catalogue, type CataloguePointer, readCatalogue } from "#contract/catalogue/catalogue-document.ts";
import type { CardListResponse, PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { createApp } from "#worker/app.ts";
import { publishCatalogue } from "#worker/flows/catalogue/publish-catalogue.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { createCachedSite, storeHome } from "../../support/edge-cache/cached-site.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { get, origin, send } from "../../support/public-client.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const path = "/public/catalogue";
const readPointer = async () => (await get<CataloguePointer>(`${path}/pointer`)).body;
const readDocument = async () => (await get<Catalogue>(path)).body;
const readChanges = (since: string) => get<CatalogueChanges>(`${path}/changes?since=${since}`);
const readHomes = async () => readCatalogue(await readDocument());
const hide = (uuid: string) => env.DB.prepare("UPDATE properties SET published = 0 WHERE uuid = ?").bind(uuid).run();

describe("the catalogue", () => {
  it("has the listed homes as lists show them, and what their pages say", async () => {
    const phone = { listed_by: "Martha", contact_number: "0775 556 066" };
    await storeProperties(
      buildProperty(),
      buildProperty({ kind: "rent", advance_months: 6, deposit: 300, furnished: true, ...phone }),
      buildProperty({ published: false }),
    );
    await storeHome();
    const { body } = await get<CardListResponse>("/public/properties?view=card");
    const homes = await readHomes();
    expect(homes).toMatchObject(body.data.properties);
    for (const home of homes) {
      const { property } = (await get<PropertyDetailResponse>(`/public/properties/${home.uuid}`)).body.data;
      const { living, amenities, description, contact_e164, agency_fee, country } = property;
      expect(home).toMatchObject({ living, amenities, description, contact_e164, agency_fee, country });
    }
  });

  it("is empty without homes", async () => {
    expect(await readHomes()).toEqual([]);
    expect(await readPointer()).toMatchObject({ homes: 0, total_homes: 0, complete: true });
  });

  it("keeps its version until a home changes", async () => {
    const { uuid } = await storeProperty();
    const first = await readPointer();
    expect(await readPointer()).toEqual(first);
    await env.DB.prepare("UPDATE properties SET price_cents = 100 WHERE uuid = ?").bind(uuid).run();
    expect((await readPointer()).version).not.toBe(first.version);
  });

  it("is sent compressed to a client that reads brotli, and as text to others", async () => {
    await storeProperty();
    const { version, bytes } = await readPointer();
    const request = new Request(`${origin}/api/v1${path}`, { headers: { "accept-encoding": "gzip, br" } });
    const response = await createApp().fetch(request, env, createExecutionContext());
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBe(bytes);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({ version, homes: 1 });
    const text = await createApp().fetch(new Request(`${origin}/api/v1${path}`), env, createExecutionContext());
    expect([text.headers.get("content-encoding"), text.headers.get("vary")]).toEqual([null, "accept-encoding"]);
    expect(await text.json()).toMatchObject({ version });
  });

  it("is not sent again to a client that has it", async () => {
    await storeProperty();
    const { headers } = await get<Catalogue>(path);
    const etag = headers.get("etag") ?? "";
    expect((await send(`/api/v1${path}`, { headers: { "if-none-match": etag } })).status).toBe(304);
    await storeProperty();
    expect((await send(`/api/v1${path}`, { headers: { "if-none-match": etag } })).status).toBe(200);
  });

  it("has an address for its current version that caches keep, and none for an older one", async () => {
    const { uuid } = await storeProperty();
    const { version } = await readPointer();
    const found = await get<Catalogue>(`${path}/versions/${version}`);
    expect(found.body.version).toBe(version);
    expect(found.headers.get("cache-control")).toContain("immutable");
    expect(found.headers.get("cache-tag")).toBe("list:buy,list:rent");
    await hide(uuid);
    await readPointer();
    expect((await get(`${path}/versions/${version}`)).status).toBe(404);
    expect((await get(`${path}/versions/other`)).status).toBe(404);
  });

  it("is unavailable with 503 while its store is", async () => {
    const failing = { ...env, IMAGES: unavailableImages, DB: unavailableDatabase };
    for (const end of ["", "/pointer", "/versions/0123456789abcdef", "/changes?since=0123456789abcdef"]) {
      const request = new Request(`${origin}/api/v1${path}${end}`);
      expect((await createApp().fetch(request, failing, createExecutionContext())).status, end).toBe(503);
    }
  });
});

describe("changes of the catalogue", () => {
  it("turn an old version into the current one, and name a home that was hidden", async () => {
    const { uuid } = await storeProperty();
    await storeProperty();
    const before = await readDocument();
    await hide(uuid);
    await storeProperty({ kind: "rent" });
    await env.DB.prepare("UPDATE properties SET price_cents = 7700 WHERE uuid <> ?").bind(uuid).run();
    const { status, body } = await readChanges(before.version);
    expect([status, body.removed]).toEqual([200, [uuid]]);
    expect(applyChanges(before, body)).toEqual({ ...(await readDocument()) });
    expect(JSON.stringify(await readDocument())).not.toContain(uuid.replaceAll("-", ""));
  });

  it("are none since the current version", async () => {
    await storeProperty();
    const { version } = await readPointer();
    expect((await readChanges(version)).body).toMatchObject({ since: version, version, removed: [], changed: {} });
  });

  it("are 409 since an unknown version, and 422 without one", async () => {
    expect((await readChanges("0123456789abcdef")).status).toBe(409);
    for (const query of ["", "?since=", "?since=1&since=2", "?since=../current"]) {
      const { status, body } = await get(`${path}/changes${query}`);
      expect([status, body], query).toMatchObject([422, { detail: [{ loc: ["query", "since"] }] }]);
    }
  });

  it("are kept for 14 days, until the next version", async () => {
    const { uuid } = await storeProperty();
    const { version } = await readPointer();
    await hide(uuid);
    const images = imageStore(env.IMAGES);
    await publishCatalogue({ db: env.DB, images }, new Date(Date.now() + 15 * 86_400_000));
    expect((await images.list("catalogue/versions/", undefined)).length).toBe(1);
    expect((await readChanges(version)).status).toBe(409);
  });

  it("are deleted after 14 days although nothing changes", async () => {
    const { uuid } = await storeProperty();
    await readPointer();
    await hide(uuid);
    const { version } = await readPointer();
    const images = imageStore(env.IMAGES);
    expect((await images.list("catalogue/versions/", undefined)).length).toBe(2);
    // The schedule has other tasks, which may fail in a deployment without mail.
    await runSchedule(env, new Date(Date.now() + 15 * 86_400_000)).catch(() => undefined);
    const kept = await images.list("catalogue/versions/", undefined);
    expect(kept.map(({ key }) => key)).toEqual([`catalogue/versions/${version}`]);
  });

  it("are kept for 50 versions", async () => {
    const { uuid } = await storeProperty();
    const { version } = await readPointer();
    const images = imageStore(env.IMAGES);
    for (let price = 1; price <= 51; price++) {
      await env.DB.prepare("UPDATE properties SET price_cents = ? WHERE uuid = ?").bind(price, uuid).run();
      await publishCatalogue({ db: env.DB, images }, new Date());
    }
    expect((await images.list("catalogue/versions/", undefined)).length).toBe(50);
    expect((await readChanges(version)).status).toBe(409);
  });
});

describe("with a cache in front of the worker", () => {
  it("a change writes the catalogue before the cache asks again", async () => {
    const { uuid } = await storeHome();
    const site = await createCachedSite();
    const images = imageStore(env.IMAGES);
    const publish = () => publishCatalogue({ db: env.DB, images }, new Date());
    const before = await publish();
    await site.edit(uuid);
    const order: string[] = [];
    const cache = {
      ...site.edge.cache,
      invalidate: (options: CachePurgeOptions) => {
        order.push("invalidate");
        return site.edge.cache.invalidate(options);
      },
    };
    const { invalidateChanges } = await import("#worker/flows/edge-cache/invalidate-changes.service.ts");
    await invalidateChanges({
      db: env.DB,
      cache,
      publish: async () => {
        order.push("publish");
        return publish();
      },
    });
    expect(order).toEqual(["publish", "invalidate"]);
    expect((await readPointer()).version).not.toBe(before.version);
  });

  it("what must disappear disappears from the cache although the catalogue cannot be written, and is tried again", async () => {
    const { uuid } = await storeHome();
    const site = await createCachedSite();
    await site.edit(uuid, { published: false });
    const { invalidateChanges } = await import("#worker/flows/edge-cache/invalidate-changes.service.ts");
    const publish = () => Promise.reject(new Error("no space"));
    await expect(invalidateChanges({ ...site.stores, publish })).rejects.toThrow("no space");
    expect(site.edge.calls.length).toBeGreaterThan(0);
    expect((await site.invalidate()).changes).toBe(1);
  });
});
