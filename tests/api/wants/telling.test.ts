import { env } from "cloudflare:workers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PublicWantResponse } from "#contract/wants/want.ts";
import { filtersToParams } from "#shared/listings/property-filters.ts";
import { runAlerts } from "#worker/flows/run-schedule.ts";
import { compareChangedHomes } from "#worker/modules/wants/telling/tell-wants.service.ts";
import { callApi, storeSignedIn } from "../../support/accounts.ts";
import { buildProperty, storeImage, storeProperties, storeProperty } from "../../support/properties.ts";
import { startAlertedSite, stopAlertedSite } from "../../support/push/alerted-site.ts";
import { randomFilters, randomProperties } from "../../support/random-lists.ts";
import { queryRows } from "../../support/storage/rows.ts";
import { createWantsSite, secretOf, subscription } from "./wants-site.ts";

let site: ReturnType<typeof startAlertedSite>;
let token = "";
const call = createWantsSite(() => site.all);
const admin = createWantsSite(
  () => site.all,
  () => token,
);
beforeEach(async () => {
  site = startAlertedSite();
  ({ token } = await storeSignedIn({ role: "admin" }));
});
afterEach(stopAlertedSite);

const home = { kind: "rent" as const, area: "Sinkor", bedrooms: 3, monthly_rent: 850 };
/** A home of now: one that changed days ago is no news. */
const storeHome = async (change: object = {}) => {
  const built = { ...buildProperty({ ...home, ...change }), createdAt: new Date().toISOString() };
  await storeProperties(built);
  await storeImage(built);
  return built;
};
const wanted = (name: string, filters: object = {}) =>
  call("/public/wants", {
    kind: "rent",
    filters: { area: "Sinkor", max_price: "900", ...filters },
    channel: "push",
    push: subscription(name),
  });
const tick = () => runAlerts({ ...env, ...site.all }, new Date());
const change = (uuid: string, body: object) => admin("/update/rent/property", { uuid, ...body }, "PATCH");

describe("an owner of a want is told", () => {
  it("of a home that becomes public, right after the response, once", async () => {
    const { uuid } = await storeHome({ published: false });
    const { body } = await wanted("one");
    await wanted("other", { max_price: "800" });
    await tick();
    expect(site.pushed).toEqual([]);
    expect((await change(uuid, { published: true })).status).toBe(200);
    expect(site.pushed).toEqual(["one"]);
    await admin("/properties/confirm", { uuids: [uuid] });
    await tick();
    expect(site.pushed).toEqual(["one"]);
    const shown = await call<PublicWantResponse>(`/public/wants/${secretOf(body.manage_url)}`);
    expect(shown.body.data.want.told).toBe(1);
  });

  it.each([
    ["cheaper", { monthly_rent: 2000 }, { monthly_rent: 850 }],
    ["available again", { status: "let", is_available: false }, { status: "available" }],
    ["described by what is looked for", { bedrooms: null }, { bedrooms: 2 }],
  ])("of a home that is %s", async (_, before, after) => {
    const { uuid } = await storeHome(before);
    await wanted("one", { min_bedrooms: "2" });
    await tick();
    expect(site.pushed).toEqual([]);
    await change(uuid, after);
    expect(site.pushed).toEqual(["one"]);
  });

  it("of a home that is confirmed", async () => {
    const { uuid } = await storeHome();
    await tick();
    await wanted("one");
    await admin("/properties/confirm", { uuids: [uuid] });
    expect(site.pushed).toEqual(["one"]);
  });

  it.each([
    ["a draft", { published: false }],
    ["a home that is let", { status: "let", is_available: false }],
    ["a home under offer", { status: "under_offer", is_available: false }],
    ["a home that misses one filter", { area: "Congo Town" }],
  ])("never of %s", async (_, fields) => {
    const { uuid } = await storeHome(fields);
    await wanted("one");
    await change(uuid, { title: "Another title" });
    await tick();
    expect(site.pushed).toEqual([]);
  });

  it("at most three times a day, never at night, and of the others in the morning", async () => {
    await wanted("one");
    for (let n = 0; n < 4; n++) {
      await storeHome();
      await tick();
    }
    expect(site.pushed).toHaveLength(3);
    vi.setSystemTime(new Date("2026-12-02T21:00:00Z"));
    const { uuid } = await storeHome();
    await tick();
    vi.setSystemTime(new Date("2026-12-03T06:59:00Z"));
    await tick();
    expect(site.pushed).toHaveLength(3);
    await queryRows("UPDATE properties SET is_available = 0, unavailable_reason = 'let' WHERE uuid = ?", uuid);
    vi.setSystemTime(new Date("2026-12-03T07:00:00Z"));
    await tick();
    await tick();
    expect(site.pushed).toHaveLength(4);
    expect(await queryRows("SELECT want_n FROM want_matches WHERE sent_at IS NULL")).toHaveLength(1);
  });

  it("not while it is paused, and not when it has ended", async () => {
    const [first, second] = [await wanted("one"), await wanted("two")];
    await call(`/public/wants/${secretOf(first.body.manage_url)}`, { paused: true }, "PATCH");
    await call(`/public/wants/${secretOf(second.body.manage_url)}`, undefined, "DELETE");
    await storeHome();
    await tick();
    expect(site.pushed).toEqual([]);
  });

  it("by one mail a day, after the address was confirmed", async () => {
    const email = "kebbeh@example.org";
    await call("/public/wants", { kind: "rent", filters: { area: "Sinkor" }, channel: "email", email });
    const [asked] = site.mailsTo(email);
    const secret = secretOf(asked?.text?.trim());
    const first = await storeHome({ published: false });
    await change(first.uuid, { published: true });
    expect(site.mailsTo(email)).toHaveLength(1);
    await call(`/public/wants/${secret}/confirm`, {});
    for (const title of ["Second", "Third"]) {
      const { uuid } = await storeHome({ published: false, title });
      await change(uuid, { published: true });
    }
    const [, mail, ...more] = site.mailsTo(email);
    expect(more).toEqual([]);
    expect(mail?.text).toContain("$850/mo");
    expect(mail?.text).toContain("Rent, Sinkor");
    expect(mail?.text).toContain(`/wants/${secret}`);
  });

  it("again later if the push service fails, and not any more when the subscription has ended", async () => {
    await wanted("one");
    site.state.pushStatus = 500;
    await storeHome();
    await tick();
    expect(site.pushed).toHaveLength(1);
    site.state.pushStatus = 201;
    vi.setSystemTime(Date.now() + 6 * 60_000);
    await tick();
    await tick();
    expect(site.pushed).toHaveLength(2);
    site.state.pushStatus = 410;
    await storeHome();
    await tick();
    expect(await queryRows("SELECT channel, endpoint FROM wants")).toEqual([{ channel: "none", endpoint: null }]);
  });

  it("once before the end, whether it is still wanted", async () => {
    await wanted("one");
    vi.setSystemTime(Date.now() + 84 * 86_400_000);
    await tick();
    await tick();
    expect(site.pushed).toEqual(["one"]);
  });
});

it("a home that was not changed for days is no news, as in a restored database", async () => {
  await storeProperty(home);
  await wanted("one");
  await tick();
  expect(site.pushed).toEqual([]);
  expect(await queryRows("SELECT property_n FROM changed_homes")).toEqual([]);
});

it("finds the wants of homes as lists find the homes", async () => {
  const filters = Array.from({ length: 40 }, (_, n) => ({
    ...randomFilters(n),
    kind: (["buy", "rent"] as const)[n % 2],
  }));
  for (const { kind, ...search } of filters) {
    const sent = Object.fromEntries(
      [...filtersToParams(search).keys()].map((name) => [name, filtersToParams(search).getAll(name)]),
    );
    expect(
      (await call("/public/wants", { kind, filters: sent, channel: "whatsapp", phone_number: "0886 1234567" })).status,
    ).toBe(201);
  }
  const createdAt = new Date().toISOString();
  await storeProperties(...randomProperties(60, 7).map((built) => ({ ...built, createdAt })));
  await compareChangedHomes(env.DB, new Date());
  const stored = await queryRows<{ want_n: number; property_uuid: string }>(
    "SELECT want_n, property_uuid FROM want_matches",
  );
  const pairs = stored.map(({ want_n, property_uuid }) => `${want_n} ${property_uuid}`).sort();
  const listed = await Promise.all(
    filters.map(async ({ kind, ...search }, n) => {
      const path = `/public/${kind}/properties?${filtersToParams(search)}&limit=100`;
      const { body } = await callApi<{ data: { properties: { uuid: string; is_available: boolean }[] } }>(path);
      return body.data.properties.filter(({ is_available }) => is_available).map(({ uuid }) => `${n + 1} ${uuid}`);
    }),
  );
  expect(pairs.length).toBeGreaterThan(40);
  expect(pairs).toEqual(listed.flat().sort());
});

it("a home is news when it gets another place or type, also if its words stay the same", async () => {
  await storeProperty({ ...home, title: "Villa in Sinkor", property_type: "House", area: null });
  await env.DB.exec("DELETE FROM changed_homes");
  for (const change of ["area = 'Sinkor', area_key = 'sinkor'", "property_type = 'Villa', type_key = 'villa'"]) {
    await env.DB.exec(`UPDATE properties SET ${change}`);
    expect((await queryRows("DELETE FROM changed_homes RETURNING property_n")).length, change).toBe(1);
  }
});
