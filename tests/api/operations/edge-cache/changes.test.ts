import { beforeEach, describe, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { allLists, auditChange, createCachedSite, storeHome } from "../../../support/edge-cache/cached-site.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { newCourse, newProfessional } from "../../../support/service-items.ts";
import { firstRow, runSql } from "../../../support/storage/rows.ts";

let site: Awaited<ReturnType<typeof createCachedSite>>;
beforeEach(async () => {
  site = await createCachedSite();
});

const allPages = ["/property/", "/api/v1/public/properties/"];

describe("a change by an admin", () => {
  it("of a home invalidates the lists, the home and the pages that show it, and keeps its images", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    expect(await site.invalidate()).toEqual({
      changes: 1,
      calls: [["invalidate", { tags: ["list:buy", `property:${uuid}`] }]],
    });
    expect(await site.invalidate()).toEqual({ changes: 0, calls: [] });
  });

  it.each([
    ["unpublished", (uuid: string) => site.edit(uuid, { published: false })],
    ["deleted", (uuid: string) => site.change("DELETE", "/delete/buy/property", { uuid })],
  ])("purges a home that is %s, with its images: no outage shows it again", async (_, act) => {
    const { uuid } = await storeHome();
    await act(uuid);
    expect((await site.invalidate()).calls).toEqual([
      ["purge", { tags: ["list:buy", `property:${uuid}`, `images:${uuid}`] }],
    ]);
  });

  it("of the business invalidates everything that shows it; of the team purges it", async () => {
    await site.change("PUT", "/site", siteDefaults);
    await site.invalidate();
    await site.change("PUT", "/site", { ...siteDefaults, name: "Another name" });
    expect((await site.invalidate()).calls).toEqual([["invalidate", { tags: ["site"] }]]);
    await runSql(
      `INSERT INTO audit (at, action, entity, entity_id, after) VALUES ('2026-11-01', 'update', 'site', 'site', '{"team":1}')`,
    );
    expect((await site.invalidate()).calls).toEqual([["purge", { tags: ["site"] }]]);
  });

  it("of a course or a professional invalidates what shows them, and purges it if one is deleted", async () => {
    for (const [path, fields, tag] of [
      ["courses", newCourse, "courses"],
      ["professionals", newProfessional, "doctors"],
    ] as const) {
      await site.change("POST", `/${path}`, fields);
      const id = await selectId(path);
      await site.change("PATCH", `/${path}/${id}`, { location: "Congo Town" });
      expect(await site.invalidate()).toEqual({ changes: 2, calls: [["invalidate", { tags: [tag] }]] });
      await site.change("DELETE", `/${path}/${id}`);
      expect((await site.invalidate()).calls).toEqual([["purge", { tags: [tag] }]]);
      await site.change("POST", `/${path}/${id}/restore`);
      expect((await site.invalidate()).calls).toEqual([["invalidate", { tags: [tag] }]]);
    }
  });

  it("of several homes at once invalidates each, but no images that stay", async () => {
    const [one, other] = [await storeHome(), await storeHome()];
    await site.change("PATCH", "/properties", { uuids: [one.uuid, other.uuid], featured: true });
    const [[method, { tags = [] }] = ["", {}]] = (await site.invalidate()).calls;
    expect(method).toBe("invalidate");
    expect(tags.toSorted()).toEqual(["list:buy", `property:${one.uuid}`, `property:${other.uuid}`].toSorted());
  });

  it("of one kind keeps the lists of the other; a change of the kind is of both", async () => {
    const home = await storeProperty({ kind: "rent" });
    await storeImage(home);
    await site.change("PATCH", "/update/rent/property", { uuid: home.uuid, title: "Another title" });
    expect((await site.invalidate()).calls).toEqual([["invalidate", { tags: ["list:rent", `property:${home.uuid}`] }]]);
    await auditChange(home.uuid, { kind: 1 });
    expect((await site.invalidate()).calls).toEqual([
      ["purge", { tags: [...allLists, `property:${home.uuid}`, `images:${home.uuid}`] }],
    ]);
  });

  it("of one area keeps the lists of the others; a home that moves is of all", async () => {
    const home = await storeProperty({ kind: "rent", area: "Congo Town" });
    await storeImage(home);
    await site.change("PATCH", "/update/rent/property", { uuid: home.uuid, title: "Another title" });
    expect((await site.invalidate()).calls).toEqual([
      ["invalidate", { tags: ["list:rent", "area:rent:congo_town", `property:${home.uuid}`] }],
    ]);
    await site.change("PATCH", "/update/rent/property", { uuid: home.uuid, area: "Sinkor" });
    expect((await site.invalidate()).calls).toEqual([["invalidate", { tags: [...allLists, `property:${home.uuid}`] }]]);
  });

  it("of a draft calls for nothing until it is published, and its removal from the site purges all of it", async () => {
    const home = await storeProperty({ published: false });
    await storeImage(home);
    await site.edit(home.uuid);
    expect(await site.invalidate()).toEqual({ changes: 1, calls: [] });
    await site.edit(home.uuid, { published: true });
    expect((await site.invalidate()).calls).toEqual([
      ["invalidate", { tags: ["list:buy", `property:${home.uuid}`, `images:${home.uuid}`] }],
    ]);
    await site.edit(home.uuid, { published: false });
    await site.edit(home.uuid);
    expect((await site.invalidate()).calls).toEqual([
      ["purge", { tags: [...allLists, `property:${home.uuid}`, `images:${home.uuid}`] }],
    ]);
  });

  it("that visitors never see calls for nothing", async () => {
    await site.change("PATCH", "/auth/me", { username: "another_name" });
    expect(await site.invalidate()).toEqual({ changes: 0, calls: [] });
  });
});

describe("many changes", () => {
  it("are one call with the tags of all", async () => {
    const homes = [await storeHome(), await storeHome(), await storeHome()];
    for (const { uuid } of homes) await site.edit(uuid);
    const { changes, calls } = await site.invalidate();
    expect([changes, calls.length]).toEqual([3, 1]);
    expect(calls[0]?.[1].tags?.toSorted()).toEqual(
      ["list:buy", ...homes.map(({ uuid }) => `property:${uuid}`)].toSorted(),
    );
  });

  it("of more homes than a call may name are of the pages of all homes", async () => {
    for (let home = 0; home < 95; home += 1) await auditChange(crypto.randomUUID(), { title: 1 });
    expect((await site.invalidate()).calls).toEqual([["invalidate", { tags: allLists, pathPrefixes: allPages }]]);
  });

  it("of more than a thousand purge everything", async () => {
    await runSql(`WITH RECURSIVE numbers(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM numbers WHERE i < 1001)
        INSERT INTO audit (at, action, entity, entity_id, after) SELECT '2026-11-01', 'update', 'site', 'site', '{}' FROM numbers`);
    expect((await site.invalidate()).calls).toEqual([["purge", { purgeEverything: true }]]);
    expect((await site.invalidate()).changes).toBe(0);
  });

  it("of an import invalidate its homes, and its undo purges all homes", async () => {
    const importId = crypto.randomUUID();
    const row = { kind: "buy", title: "House", description: "Quiet", property_type: "House", address: "Broad Street" };
    const place = { city: "Monrovia", state: "Montserrado", country: "Liberia", price: "90000" };
    await site.change("POST", "/import/properties", { import_id: importId, rows: [{ ...row, ...place }] });
    const [[method, { tags }] = ["", {}]] = (await site.invalidate()).calls;
    expect([method, tags?.slice(0, 4)]).toEqual(["invalidate", allLists]);
    await site.change("POST", `/import/${importId}/undo`);
    expect((await site.invalidate()).calls).toContainEqual([
      "purge",
      { tags: allLists, pathPrefixes: [...allPages, "/images/"] },
    ]);
  });
});

async function selectId(table: string): Promise<string | undefined> {
  return (await firstRow<{ id: string }>(`SELECT id FROM ${table}`))?.id;
}
