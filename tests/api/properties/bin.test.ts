import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { completeFields, createAdminClient, queryRows, storedImageKeys } from "../../support/admin-client.ts";
import { expectDerivedDataToMatch, expectEveryImageStored } from "../../support/database-consistency.ts";
import { buildPng } from "../../support/images.ts";
import { get, send as sendAnything } from "../../support/public-client.ts";
import { unavailableImages } from "../../support/stores/unavailable-stores.ts";

const daysFromNow = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
const total = async () => (await get<{ total: number }>("/public/properties")).body.total;

describe.each(["buy", "rent"] as const)("a deleted %s property", (kind) => {
  it("disappears from lists, search, its page and its images immediately", async () => {
    const { send, publish } = await createAdminClient();
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
    const { send, publish } = await createAdminClient();
    const { uuid } = await publish(kind);
    const before = (await get<{ data: object }>(`/public/properties/${uuid}`)).body.data;
    await send(`/delete/${kind}/property`, { method: "DELETE", body: { uuid } });
    await runSchedule(env, daysFromNow(29));
    const { token } = await createAdminClient();
    const response = await sendAnything("/api/v1/restore/property", {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: JSON.stringify({ uuid }),
    });
    expect(response.status).toBe(200);
    const after = (await get<{ data: { property: { updated_at: string } } }>(`/public/properties/${uuid}`)).body.data;
    expect({ ...after, property: { ...after.property, updated_at: "" } }).toEqual({
      ...before,
      property: { ...(before as typeof after).property, updated_at: "" },
    });
    expect((await sendAnything(`/images/${kind}-properties/${uuid}.png`)).status).toBe(200);
    expect(await queryRows("SELECT action FROM audit ORDER BY n")).toEqual(
      ["create", "delete", "restore"].map((action) => ({ action })),
    );
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("gives 404 without an audit entry for a second delete, the other kind and an unknown uuid", async () => {
    const { send, publish } = await createAdminClient();
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
    const { send, publish } = await createAdminClient();
    const uuids: string[] = [];
    for (let index = 0; index < count; index++) {
      const { uuid } = await publish("buy", { area: "Sinkor", price: "100000" }, [buildPng(), buildPng()]);
      await send("/delete/buy/property", { method: "DELETE", body: { uuid } });
      uuids.push(uuid);
    }
    return { uuids, send, publish };
  };

  it("deletes the property with its images; its page shows similar ones", async () => {
    const { uuids, publish } = await storeInBin();
    const similar = await publish("buy", { area: "Sinkor", price: "105000", title: "Another home in Sinkor" });
    expect(await storedImageKeys()).toHaveLength(3);
    await runSchedule(env, daysFromNow(31));
    expect(await storedImageKeys()).toHaveLength(1);
    expect(await queryRows("SELECT uuid FROM properties")).toEqual([{ uuid: similar.uuid }]);
    expect(
      await queryRows(
        "SELECT uuid, kind, property_type, city, area, price_cents, reference, status FROM removed_properties",
      ),
    ).toEqual([
      {
        uuid: uuids[0],
        kind: "buy",
        property_type: "House",
        city: "Monrovia",
        area: "Sinkor",
        price_cents: 10_000_000,
        reference: "MH-1001",
        status: "available",
      },
    ]);
    for (const path of [`/property/${uuids[0]}`, `/driving-school/${uuids[0]}`]) {
      const page = await sendAnything(path);
      expect(page.status, path).toBe(410);
      expect(page.headers.get("cache-control")).toBe("no-store");
      const html = await page.text();
      expect(html).toContain("Property Not Found");
      expect(html).toContain("Another home in Sinkor");
      expect(html).not.toContain("Homes to start with");
    }
    expect((await get(`/public/properties/${uuids[0]}`)).status).toBe(404);
    const unknown = await sendAnything(`/property/${crypto.randomUUID()}`);
    expect([unknown.status, (await unknown.text()).includes("Another home in Sinkor")]).toEqual([404, true]);
    await expectDerivedDataToMatch();
    await expectEveryImageStored();
  });

  it("responds 410 even without similar properties", async () => {
    const { uuids } = await storeInBin();
    await runSchedule(env, daysFromNow(31));
    const page = await sendAnything(`/property/${uuids[0]}`);
    const html = await page.text();
    expect([page.status, html.includes("Property Not Found"), html.includes("Homes to start with")]).toEqual([
      410,
      true,
      true,
    ]);
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
