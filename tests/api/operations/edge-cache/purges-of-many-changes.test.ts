import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { auditChange, bothLists, createPurgedSite, storeHome } from "../../../support/edge-cache/purged-site.ts";

let site: Awaited<ReturnType<typeof createPurgedSite>>;
beforeEach(async () => {
  site = await createPurgedSite();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a burst of changes", () => {
  it("is one purge with the tags of all", async () => {
    const homes = await Promise.all([storeHome(), storeHome(), storeHome()]);
    for (const { uuid } of homes) await site.edit(uuid);
    expect(await site.purgeAt(1)).toEqual({ changes: 3 });
    expect(await site.purgeAt(20)).toBe("nothing");
    expect(site.edge.purges).toEqual([{ tags: ["list:buy", ...homes.map(({ uuid }) => `property:${uuid}`)] }]);
  });

  it("that goes on is purged at most every 15 seconds, because the cache accepts five purges a minute", async () => {
    const { uuid } = await storeHome();
    for (let second = 0; second < 60; second += 3) {
      await site.edit(uuid, { title: `Title ${second}` });
      await site.purgeAt(second);
    }
    expect(site.edge.purges.length).toBe(4);
    expect(await site.purgeAt(61)).toEqual({ changes: expect.any(Number) });
  });

  it("of two requests at the same time is purged by one of them", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    const outcomes = await Promise.all([site.purgeAt(1), site.purgeAt(1)]);
    expect(outcomes).toContainEqual({ changes: 1 });
    expect(site.edge.purges.length).toBe(1);
  });

  it("of more homes than a purge may name purges the pages of all homes", async () => {
    const homes = await Promise.all(Array.from({ length: 95 }, () => storeHome()));
    for (const { uuid } of homes) await auditChange(uuid, { title: 1 });
    await site.purgeAt(1);
    expect(site.edge.purges).toEqual([
      { tags: ["list:buy"], pathPrefixes: ["/property/", "/api/v1/public/properties/"] },
    ]);
  });
});

describe("an import", () => {
  const importRows = (from: number, importId: string) =>
    site.change("POST", "/import/properties", {
      import_id: importId,
      rows: Array.from({ length: 3 }, (_, index) => ({
        reference: `I-${from + index}`,
        kind: "buy",
        title: `House ${from + index}`,
        description: "Quiet",
        property_type: "House",
        address: "Broad Street",
        city: "Monrovia",
        state: "Montserrado",
        country: "Liberia",
        price: "90000",
      })),
    });

  it("that is undone purges all homes", async () => {
    const importId = crypto.randomUUID();
    await importRows(0, importId);
    await site.purgeAt(20);
    await site.change("POST", `/import/${importId}/undo`);
    await site.purgeAt(40);
    expect(site.edge.purges.at(-1)).toEqual({
      tags: bothLists,
      pathPrefixes: ["/property/", "/api/v1/public/properties/", "/images/"],
    });
  });

  it("is one purge at its end, however many requests it has", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: site.at(0) });
    const importId = crypto.randomUUID();
    for (let part = 0; part < 5; part += 1) {
      vi.setSystemTime(site.at(part * 4));
      await importRows(part * 3, importId);
      expect(await site.purgeAt(part * 4 + 1)).toBe("importing");
    }
    expect(site.edge.purges).toEqual([]);
    expect(await site.purgeAt(16 + 11)).toEqual({ changes: expect.any(Number) });
    expect(site.edge.purges.length).toBe(1);
    expect(site.edge.purges[0]?.tags).toEqual(expect.arrayContaining(bothLists));
  });

  it("that takes longer is purged in between, so that its first homes are public within a minute", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: site.at(0) });
    const importId = crypto.randomUUID();
    for (let part = 0; part < 5; part += 1) {
      vi.setSystemTime(site.at(part * 9));
      await importRows(part, importId);
      expect(await site.purgeAt(part * 9 + 1)).toBe("importing");
    }
    vi.setSystemTime(site.at(45));
    await importRows(5, importId);
    expect(await site.purgeAt(46)).toEqual({ changes: expect.any(Number) });
    expect(site.edge.purges.length).toBe(1);
  });
});
