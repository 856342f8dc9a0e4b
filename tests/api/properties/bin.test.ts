import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { adminOfEachTest, completeFields, createAdminClient, storedImageKeys } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { unavailableImages } from "../../support/stores/unavailable-stores.ts";
import { readProperty } from "./property-reads.ts";

const { send, publish } = adminOfEachTest();

const daysFromNow = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
const total = async () => (await get<{ total: number }>("/public/properties")).body.total;

describe.each(["buy", "rent"] as const)("a deleted %s property", (kind) => {
  it("disappears from lists, search, its page and its images immediately", async () => {
    const { uuid } = await publish(kind, {}, [buildPng(), buildPng()]);
    const urls = [`${uuid}.png`, `${uuid}_1.png`, `${uuid}/1.png`, `${uuid}/2.png`];
    const response = await send(`/delete/${kind}/property`, { method: "DELETE", body: { uuid } });
    expect([response.status, response.body]).toEqual([200, { message: "Property deleted", uuid }]);
    expect(await total()).toBe(0);
    expect((await get(`/public/properties/${uuid}`)).status).toBe(404);
    expect((await sendAnything(`/property/${uuid}`)).status).toBe(404);
    for (const url of urls) {
      expect((await sendAnything(`/images/${kind}-properties/${url}`)).status, url).toBe(404);
    }
    await expectDerivedDataToMatch();
  });

  it("can be restored unchanged", async () => {
    const { uuid } = await publish(kind);
    const read = async () => ({ ...(await readProperty(uuid)), updated_at: "" });
    const before = await read();
    await send(`/delete/${kind}/property`, { method: "DELETE", body: { uuid } });
    await runSchedule(env, daysFromNow(29));
    const again = await createAdminClient();
    expect((await again.send("/restore/property", { body: { uuid } })).status).toBe(200);
    expect(await read()).toEqual(before);
    expect((await sendAnything(`/images/${kind}-properties/${uuid}.png`)).status).toBe(200);
    expect(await queryRows("SELECT action FROM audit ORDER BY n")).toEqual(
      ["create", "delete", "restore"].map((action) => ({ action })),
    );
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("gives 404 without an audit entry for a second delete, the other kind and an unknown uuid", async () => {
    const { uuid } = await publish(kind);
    const other = kind === "buy" ? "rent" : "buy";
    const remove = (of: string, id: string) => send(`/delete/${of}/property`, { method: "DELETE", body: { uuid: id } });
    expect((await remove(other, uuid)).body).toEqual({ detail: "Property not found" });
    expect(await total()).toBe(1);
    expect((await remove(kind, crypto.randomUUID())).status).toBe(404);
    expect((await remove(kind, uuid)).status).toBe(200);
    expect((await remove(kind, uuid)).status).toBe(404);
    expect(await queryRows("SELECT action FROM audit WHERE action = 'delete'")).toHaveLength(1);
    expect((await send("/restore/property", { body: { uuid: crypto.randomUUID() } })).status).toBe(404);
    await send("/restore/property", { body: { uuid } });
    expect((await send("/restore/property", { body: { uuid } })).status).toBe(404);
  });
});

describe("after 30 days in the bin", () => {
  const storeInBin = async (count = 1) => {
    const uuids: string[] = [];
    for (let index = 0; index < count; index++) {
      const { uuid } = await publish("buy", { area: "Sinkor", price: "100000" }, [buildPng(), buildPng()]);
      await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
      uuids.push(uuid);
    }
    return { uuids, send, publish };
  };

  it("deletes the property with its images; its page shows similar ones", async () => {
    const [uuid] = (await storeInBin()).uuids;
    expect(await storedImageKeys()).toHaveLength(2);
    await runSchedule(env, daysFromNow(31));
    expect(await storedImageKeys()).toEqual([]);
    expect(await queryRows("SELECT uuid FROM properties")).toEqual([]);
    const place = { property_type: "House", city: "Monrovia", area: "Sinkor" };
    const columns = "uuid, kind, property_type, city, area, price_cents, reference, status";
    expect(await queryRows(`SELECT ${columns} FROM removed_properties`)).toEqual([
      { uuid, kind: "buy", ...place, price_cents: 10_000_000, reference: "MH-1001", status: "available" },
    ]);
    expect((await get(`/public/properties/${uuid}`)).status).toBe(404);
    const readPage = async (path: string) => {
      const page = await sendAnything(path);
      return { status: page.status, cache: page.headers.get("cache-control"), html: await page.text() };
    };
    const alone = await readPage(`/property/${uuid}`);
    expect(alone).toMatchObject({ status: 410, html: expect.stringContaining("Property Not Found") });
    expect(alone.html).toContain("Homes to start with");
    const title = "Another home in Sinkor";
    await (await createAdminClient()).publish("buy", { area: "Sinkor", price: "105000", title });
    for (const path of [`/property/${uuid}`, `/driving-school/${uuid}`]) {
      const { html, ...page } = await readPage(path);
      expect(page, path).toEqual({ status: 410, cache: "no-store" });
      for (const text of ["Property Not Found", title]) expect(html).toContain(text);
      expect(html).not.toContain("Homes to start with");
    }
    const unknown = await readPage(`/property/${crypto.randomUUID()}`);
    expect(unknown).toMatchObject({ status: 404, html: expect.stringContaining(title) });
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("stays in the bin until its files are in the trash", async () => {
    const { uuids } = await storeInBin();
    await expect(runSchedule({ ...env, IMAGES: unavailableImages }, daysFromNow(31))).rejects.toThrow();
    expect(await queryRows("SELECT uuid FROM removed_properties")).toEqual([]);
    expect(await storedImageKeys()).toHaveLength(2);
    await runSchedule(env, daysFromNow(31));
    expect(await queryRows("SELECT uuid FROM removed_properties")).toEqual([{ uuid: uuids[0] }]);
    expect(await storedImageKeys()).toEqual([]);
    expect((await env.IMAGES.list({ prefix: "trash/" })).objects).toHaveLength(2);
  });

  it("keeps drafts and restored properties", async () => {
    const { uuids, send } = await storeInBin(2);
    await send("/restore/property", { body: { uuid: uuids[0] } });
    await send("/create/buy/property", { body: { ...completeFields.buy, published: false } });
    await runSchedule(env, daysFromNow(31));
    expect(await queryRows("SELECT uuid FROM properties")).toHaveLength(2);
    expect(await queryRows("SELECT uuid FROM removed_properties")).toEqual([{ uuid: uuids[1] }]);
  });
});
