import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import type { CardListResponse, PropertyDetailResponse } from "#contract/listings/property-responses.ts";
import { applyChanges, type CatalogueChanges } from "#shared/catalogue/catalogue-changes.ts";
import { type CatalogueDocument, type CataloguePointer, toCatalogue } from "#shared/catalogue/catalogue-document.ts";
import { createApp } from "#worker/app.ts";
import { invalidateChanges } from "#worker/flows/edge-cache/invalidate-changes.service.ts";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { compress } from "#worker/modules/catalogue/compress.ts";
import { publishCatalogue } from "#worker/modules/catalogue/publish-catalogue.service.ts";
import { storeVersion } from "#worker/storage/catalogue-store.ts";
import { imageStore } from "#worker/storage/image-store.ts";
import { followStorageClock } from "../../support/clocks/noon-clock.ts";
import { createCachedSite, storeHome } from "../../support/edge-cache/cached-site.ts";
import { buildProperty, storeProperties, storeProperty } from "../../support/properties.ts";
import { get, origin, send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";
import { unavailableDatabase, unavailableImages } from "../../support/stores/unavailable-stores.ts";

const path = "/public/catalogue";
const readPointer = async () => (await get<CataloguePointer>(`${path}/pointer`)).body;
const readDocument = async () => toCatalogue((await get<CatalogueDocument>(path)).body);
const readChanges = (since: string) => get<CatalogueChanges>(`${path}/changes?since=${since}`);
const readHomes = async () => (await readDocument()).homes;
const hide = (uuid: string) => runSql("UPDATE properties SET published = 0 WHERE uuid = ?", uuid);
const setPrice = (uuid: string, cents: number) =>
  runSql("UPDATE properties SET price_cents = ? WHERE uuid = ?", cents, uuid);
const fetchAs = (end: string, headers: Record<string, string>, bindings = env) =>
  createApp().fetch(new Request(`${origin}/api/v1${path}${end}`, { headers }), bindings, createExecutionContext());
const images = imageStore(env.IMAGES);
const publish = (daysLater = 0) =>
  publishCatalogue({ db: env.DB, images }, new Date(Date.now() + daysLater * 86_400_000));
const storedVersions = async () => (await images.list("catalogue/versions/", undefined)).map(({ key }) => key);

describe("the catalogue", () => {
  it("has the listed homes as lists show them, and what their pages say", async () => {
    expect(await readHomes()).toEqual([]);
    expect(await readPointer()).toMatchObject({ homes: 0, total_homes: 0, complete: true });
    const phone = { listed_by: "Martha", contact_number: "0775 556 066" };
    await storeProperties(
      buildProperty(),
      buildProperty({ kind: "rent", advance_months: 6, deposit: 300, furnished: true, ...phone }),
      buildProperty({ published: false }),
    );
    await storeHome();
    const { body } = await get<CardListResponse>("/public/properties?view=card");
    const homes = await readHomes();
    expect(homes).toMatchObject(body.data.properties.map(({ placeholder: _, ...card }) => card));
    expect(homes[0]?.placeholder).toBe("1QcCBwA=");
    for (const home of homes) {
      const { property } = (await get<PropertyDetailResponse>(`/public/properties/${home.uuid}`)).body.data;
      const { living, amenities, description, contact_e164, agency_fee, country } = property;
      expect(home).toMatchObject({ living, amenities, description, contact_e164, agency_fee, country });
    }
  });

  it("keeps its version until a home changes, and is not sent again to a client that has it", async () => {
    const { uuid } = await storeProperty();
    const first = await readPointer();
    expect(await readPointer()).toEqual(first);
    const etag = (await get<CatalogueDocument>(path)).headers.get("etag") ?? "";
    const statusFor = async () => (await send(`/api/v1${path}`, { headers: { "if-none-match": etag } })).status;
    expect(await statusFor()).toBe(304);
    await setPrice(uuid, 100);
    expect(await statusFor()).toBe(200);
    expect((await readPointer()).version).not.toBe(first.version);
  });

  it("is sent compressed to a client that reads brotli, and as text to others", async () => {
    await storeProperty();
    const { version, bytes } = await readPointer();
    const response = await fetchAs("", { "accept-encoding": "gzip, br" });
    expect([response.status, response.headers.get("content-encoding")]).toEqual([200, "br"]);
    const body = await response.arrayBuffer();
    expect(body.byteLength).toBe(bytes);
    expect(JSON.parse(brotliDecompressSync(body).toString())).toMatchObject({
      version,
      homes: { values: { kind: ["buy"] } },
    });
    const text = await fetchAs("", {});
    expect([text.headers.get("content-encoding"), text.headers.get("vary")]).toEqual([null, "accept-encoding"]);
    expect(await text.json()).toMatchObject({ version });
  });

  it("has an address for its current version that caches keep, and none for an older one", async () => {
    const { uuid } = await storeProperty();
    const { version } = await readPointer();
    const { body, headers } = await get<CatalogueDocument>(`${path}/versions/${version}`);
    expect([body.version, headers.get("cache-tag")]).toEqual([version, "list:buy,list:rent"]);
    expect(headers.get("cache-control")).toContain("immutable");
    await hide(uuid);
    await readPointer();
    for (const unknown of [version, "other"]) expect((await get(`${path}/versions/${unknown}`)).status).toBe(404);
  });

  it("is unavailable with 503 while its store is", async () => {
    const failing = { ...env, IMAGES: unavailableImages, DB: unavailableDatabase };
    for (const end of ["", "/pointer", "/versions/0123456789abcdef", "/changes?since=0123456789abcdef"])
      expect((await fetchAs(end, {}, failing)).status, end).toBe(503);
  });
});

describe("changes of the catalogue", () => {
  let uuid: string;
  beforeEach(async () => {
    ({ uuid } = await storeProperty());
  });

  it("turn an old version into the current one, and name a home that was hidden", async () => {
    const other = await storeProperty();
    const [{ reference } = { reference: "" }] = (await readHomes()).filter((home) => home.uuid === uuid);
    const before = await readDocument();
    const none = { since: before.version, version: before.version, removed: [], changed: {} };
    expect((await readChanges(before.version)).body).toMatchObject(none);
    await hide(uuid);
    await storeProperty({ kind: "rent" });
    await setPrice(other.uuid, 7700);
    const { status, body } = await readChanges(before.version);
    expect([status, body.removed]).toEqual([200, [reference]]);
    expect(applyChanges(before, body)).toEqual({ ...(await readDocument()) });
    expect(JSON.stringify([body, await readDocument()])).not.toContain(uuid);
  });

  it("are 409 since an unknown version, and 422 without one", async () => {
    expect((await readChanges("0123456789abcdef")).status).toBe(409);
    for (const query of ["", "?since=", "?since=1&since=2", "?since=../current"]) {
      const { status, body } = await get(`${path}/changes${query}`);
      expect([status, body], query).toMatchObject([422, { detail: [{ loc: ["query", "since"] }] }]);
    }
  });

  it("return 409 for a version in the format before, and the phone loads the whole document", async () => {
    const { version, ...head } = await readPointer();
    const old = JSON.stringify({ ...head, version, format: head.format - 1, homes: [] });
    await storeVersion(images, { ...head, version: "0123456789abcdef" }, compress(old), new Date());
    await storeProperty();
    await publish();
    expect((await readChanges("0123456789abcdef")).status).toBe(409);
    expect((await readHomes()).length).toBe(2);
  });

  it("are kept for 14 days, until the next version or the schedule", async () => {
    followStorageClock();
    const { version: first } = await readPointer();
    await hide(uuid);
    await publish(15);
    expect(await storedVersions()).toHaveLength(1);
    expect((await readChanges(first)).status).toBe(409);
    await storeProperty();
    const { version } = await readPointer();
    expect(await storedVersions()).toHaveLength(2);
    // The schedule has other tasks, which may fail in a deployment without mail.
    await runSchedule(env, new Date(Date.now() + 30 * 86_400_000)).catch(() => undefined);
    expect(await storedVersions()).toEqual([`catalogue/versions/${version}`]);
  });

  it("are kept for 50 versions", async () => {
    const { version } = await readPointer();
    for (let price = 1; price <= 51; price++) {
      await setPrice(uuid, price);
      await publish();
    }
    expect(await storedVersions()).toHaveLength(50);
    expect((await readChanges(version)).status).toBe(409);
  });
});

describe("with a cache in front of the worker", () => {
  it("a change writes the catalogue before the cache asks again", async () => {
    const { uuid } = await storeHome();
    const site = await createCachedSite();
    const before = await publish();
    await site.edit(uuid);
    const order: string[] = [];
    const log = <T>(step: string, run: () => T): T => {
      order.push(step);
      return run();
    };
    const invalidate = (options: CachePurgeOptions) => log("invalidate", () => site.edge.cache.invalidate(options));
    const cache = { ...site.edge.cache, invalidate };
    await invalidateChanges({ db: env.DB, cache, publish: async () => log("publish", publish) });
    expect(order).toEqual(["publish", "invalidate"]);
    expect((await readPointer()).version).not.toBe(before.version);
  });

  it("what must disappear disappears from the cache although the catalogue cannot be written, and is tried again", async () => {
    const { uuid } = await storeHome();
    const site = await createCachedSite();
    await site.edit(uuid, { published: false });
    const failing = () => Promise.reject(new Error("no space"));
    await expect(invalidateChanges({ ...site.stores, publish: failing })).rejects.toThrow("no space");
    expect(site.edge.calls.length).toBeGreaterThan(0);
    expect((await site.invalidate()).changes).toBe(1);
  });
});
