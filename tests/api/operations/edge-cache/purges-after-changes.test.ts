import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { noteCatalogueChange } from "#worker/db/catalogue-changes.ts";
import { batch } from "#worker/db/query/query.ts";
import { auditChange, bothLists, createPurgedSite, storeHome } from "../../../support/edge-cache/purged-site.ts";
import { storeImage, storeProperty } from "../../../support/properties.ts";
import { newCourse, newProfessional } from "../../../support/service-items.ts";

let site: Awaited<ReturnType<typeof createPurgedSite>>;
beforeEach(async () => {
  site = await createPurgedSite();
});

describe("a change by an admin", () => {
  it("of a home purges the lists, the home and the pages that show it, and keeps its images", async () => {
    const { uuid } = await storeHome();
    await site.edit(uuid);
    expect(await site.purgeAt(1)).toEqual({ changes: 1 });
    expect(site.edge.purges).toEqual([{ tags: ["list:buy", `property:${uuid}`] }]);
  });

  it.each([
    ["unpublished", (uuid: string) => site.edit(uuid, { published: false })],
    ["deleted", (uuid: string) => site.change("DELETE", "/delete/buy/property", { uuid })],
  ])("also purges the images of a home that is %s", async (_, act) => {
    const { uuid } = await storeHome();
    await act(uuid);
    await site.purgeAt(1);
    expect(site.edge.purges).toEqual([{ tags: ["list:buy", `property:${uuid}`, `images:${uuid}`] }]);
  });

  it("of the business purges everything that shows it", async () => {
    await site.change("PUT", "/site", { ...siteDefaults, name: "Another name" });
    expect(await site.purgeAt(1)).toEqual({ changes: 1 });
    expect(site.edge.purges).toEqual([{ tags: ["site"] }]);
  });

  it("of a course or a doctor purges what shows them", async () => {
    await site.change("POST", "/courses", newCourse);
    await site.change("PATCH", `/courses/${await idOf("courses")}`, { location: "Congo Town" });
    await site.change("POST", "/professionals", newProfessional);
    expect(await site.purgeAt(1)).toEqual({ changes: 3 });
    expect(site.edge.purges).toEqual([{ tags: ["courses", "doctors"] }]);
  });

  it("of a course or a doctor who is added, deleted or restored purges what shows them", async () => {
    for (const [path, fields, tag] of [
      ["courses", newCourse, "courses"],
      ["professionals", newProfessional, "doctors"],
    ] as const) {
      await site.change("POST", `/${path}`, fields);
      const id = await idOf(path);
      await site.purgeAt(tag === "courses" ? 1 : 100);
      await site.change("DELETE", `/${path}/${id}`);
      await site.purgeAt(tag === "courses" ? 20 : 120);
      await site.change("POST", `/${path}/${id}/restore`);
      await site.purgeAt(tag === "courses" ? 40 : 140);
      expect(site.edge.purges.splice(0)).toEqual([{ tags: [tag] }, { tags: [tag] }, { tags: [tag] }]);
    }
  });

  it("of several homes at once purges each, but no images that stay", async () => {
    const [one, other] = [await storeHome(), await storeHome()];
    await site.change("PATCH", "/properties", { uuids: [one.uuid, other.uuid], featured: true });
    await site.purgeAt(1);
    expect(site.edge.purges).toEqual([{ tags: ["list:buy", `property:${one.uuid}`, `property:${other.uuid}`] }]);
  });

  it("of one kind keeps the lists of the other; a change of the kind purges both", async () => {
    const home = await storeProperty({ kind: "rent" });
    await storeImage(home);
    await site.change("PATCH", "/update/rent/property", { uuid: home.uuid, title: "Another title" });
    await site.purgeAt(1);
    await auditChange(home.uuid, { kind: 1 });
    await site.purgeAt(20);
    expect(site.edge.purges).toEqual([
      { tags: ["list:rent", `property:${home.uuid}`] },
      { tags: [...bothLists, `property:${home.uuid}`, `images:${home.uuid}`] },
    ]);
  });

  it("of a draft purges nothing until it is published, and its removal from the site purges all of it", async () => {
    const home = await storeProperty({ published: false });
    await storeImage(home);
    await site.edit(home.uuid);
    expect(await site.purgeAt(1)).toEqual({ changes: 1 });
    expect(await site.purgeAt(20)).toBe("nothing");
    expect(site.edge.purges).toEqual([]);
    await site.edit(home.uuid, { published: true });
    await site.purgeAt(40);
    await site.edit(home.uuid, { published: false });
    await site.edit(home.uuid);
    await site.purgeAt(60);
    const all = { tags: ["list:buy", `property:${home.uuid}`, `images:${home.uuid}`] };
    expect(site.edge.purges).toEqual([all, all]);
  });

  it("that visitors never see purges nothing", async () => {
    await site.change("PATCH", "/auth/me", { username: "another_name" });
    expect(await site.purgeAt(1)).toBe("nothing");
    expect(site.edge.purges).toEqual([]);
  });
});

async function idOf(table: string): Promise<string | undefined> {
  return (await env.DB.prepare(`SELECT id FROM ${table}`).first<{ id: string }>())?.id;
}

it("a change of many homes without an audit entry for each purges all homes, and once more", async () => {
  await batch(env.DB, noteCatalogueChange());
  await batch(env.DB, noteCatalogueChange());
  expect(await site.purgeAt(1)).toEqual({ changes: 2 });
  expect(await site.purgeAt(30)).toBe("nothing");
  expect(await site.settleAt(60)).toEqual({ changes: 2 });
  expect(await site.settleAt(90)).toBe("nothing");
  const all = { tags: bothLists, pathPrefixes: ["/property/", "/api/v1/public/properties/", "/images/"] };
  expect(site.edge.purges).toEqual([all, all]);
});
