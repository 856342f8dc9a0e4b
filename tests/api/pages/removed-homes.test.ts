import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { runSchedule } from "#worker/flows/run-schedule.ts";
import { createAdminClient } from "../../support/admin-client.ts";
import { buildProperty, storeProperties } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

const daysFromNow = (count: number) => new Date(Date.now() + count * 24 * 3_600_000);
const follow = async (path: string) => (await send(path, { redirect: "manual" })).headers.get("location");
const read = async (path: string) => {
  const response = await send(path);
  const [notice] = /<p [^>]+><b[^>]*>MH-.*?<\/a>/.exec(await response.text()) ?? [];
  const texts = notice
    ?.replaceAll(/<[^>]+>/g, "|")
    .split("|")
    .filter(Boolean);
  const link = /<a [^>]*href="([^"]+)"/.exec(notice ?? "")?.[1];
  return { status: response.status, caching: response.headers.get("cache-control"), texts, link };
};

/** Publishes a rental with a sign, and another home in its area. */
async function publishLetHome(reference: string, overrides: Record<string, unknown> = {}) {
  const { send: sendAsAdmin } = await createAdminClient();
  const [home] = await storeProperties(
    buildProperty({ kind: "rent", reference, area: "Sinkor", status: "let", ...overrides }),
    buildProperty({ kind: "rent", area: "Sinkor", title: "Another home in Sinkor" }),
  );
  if (!home) throw new Error("Nothing was stored");
  const remove = () => sendAsAdmin("/delete/rent/property", { method: "DELETE", body: { uuid: home.uuid } });
  const restore = () => sendAsAdmin("/restore/property", { body: { uuid: home.uuid } });
  return { uuid: home.uuid, remove, restore };
}

it("leads from the sign of a home in the bin to a page that says it was let, with its area and similar homes", async () => {
  const { uuid, remove, restore } = await publishLetHome("MH-7101");
  await remove();
  expect(await follow("/r/mh-7101.")).toBe(`/property/${uuid}?link=%2Fr%2FMH-7101`);
  const page = await read(`/property/${uuid}?link=%2Fr%2FMH-7101`);
  expect(page).toEqual({
    status: 404,
    caching: "no-store",
    texts: ["MH-7101: ", "This home (House, Sinkor) was let. Do not pay anybody for it.", "All for rent in Sinkor"],
    link: "/rent/sinkor",
  });
  expect((await (await send(`/property/${uuid}`)).text()).includes("Another home in Sinkor")).toBe(true);

  await restore();
  expect((await read((await follow("/r/MH-7101")) ?? "")).status).toBe(200);
});

it("leads there from the sign of a home that was deleted for good, a year later too", async () => {
  const { uuid, remove } = await publishLetHome("MH-7102");
  await remove();
  await runSchedule(env, daysFromNow(31));
  // The other home has left the lists, because it was not confirmed.
  await storeProperties(buildProperty({ kind: "rent", area: "Sinkor" }));
  expect(await follow("/r/MH-7102")).toBe(`/property/${uuid}?link=%2Fr%2FMH-7102`);
  const page = await read(`/property/${uuid}`);
  expect(page).toMatchObject({ status: 410, link: "/rent/sinkor" });
  expect(page.texts).toContain("This home (House, Sinkor) was let. Do not pay anybody for it.");
});

it("leads to the home that has the reference now", async () => {
  const { remove } = await publishLetHome("MH-7103");
  await remove();
  await runSchedule(env, daysFromNow(31));
  const [next] = await storeProperties(buildProperty({ reference: "MH-7103" }));
  expect(await follow("/r/MH-7103")).toContain(`/property/${next?.uuid}`);
});

it("tells nobody of a draft, neither in the bin nor deleted", async () => {
  const { uuid, remove } = await publishLetHome("MH-7104", { published: false });
  await remove();
  for (const date of [new Date(), daysFromNow(31)]) {
    await runSchedule(env, date);
    expect(await follow("/r/MH-7104")).toBeNull();
    expect((await (await send(`/property/${uuid}`)).text()).includes("MH-7104")).toBe(false);
  }
});

it("links to the list of its kind if no similar home is in its area", async () => {
  const { uuid, remove } = await publishLetHome("MH-7105", { area: "Congo Town" });
  await remove();
  expect(await read(`/property/${uuid}`)).toMatchObject({
    texts: ["MH-7105: ", "This home (House, Congo Town) was let. Do not pay anybody for it.", "All for rent"],
    link: "/rent",
  });
});
