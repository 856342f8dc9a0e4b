import { expect, it } from "vitest";
import { siteDefaults } from "#contract/site/site-details.ts";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";
import { runSql } from "../../support/storage/rows.ts";

/** Opens a page as a form of our own site does. */
const open = (path: string) => send(path, { redirect: "manual", headers: { "sec-fetch-site": "same-origin" } });

it.each([
  ["/rent?q=two+bedroom+house+in+congotown&price=", "/rent?property_type=House&area=Congo+Town&min_bedrooms=2"],
  ["/properties?q=apartment+for+rent+under+500", "/rent?property_type=Apartment&max_price=500"],
  ["/rent?q=villa+for+sale+with+ocean+view", "/buy?q=ocean+view&property_type=Villa"],
  ["/buy?q=villa&price=200000-400000", "/buy?property_type=Villa&min_price=200000&max_price=400000"],
  [
    "/properties?q=congo+twon+800",
    "/properties?area=Congo+Town&max_price=800&typed=q%3D%2522congo%2Btwon%2522%26max_price%3D800",
  ],
  ["/rent?q=cheapest+one+bed+with+aircon", "/rent?bedrooms=1&amenity=air-conditioning&sort=price-low"],
])("the page %s redirects to the filters of its words", async (path, target) => {
  await storeProperty({ area: "Congo Town" });
  const response = await open(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, target]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await open(target)).status).toBe(200);
});

it("a page converts Liberian dollars at the rate of the owner, and says so if there is none", async () => {
  await storeProperty();
  const withoutRate = await open("/rent?q=100000+LRD");
  expect(withoutRate.status).toBe(200);
  expect(await withoutRate.text()).toContain("no exchange rate is set");
  const details = { ...siteDefaults, exchange_rate: { lrd_per_usd: 200, set_on: "2026-11-01" } };
  await runSql(
    "INSERT INTO site_settings (id, details, saved_at) VALUES (1, ?, '2026-01-01')",
    JSON.stringify(details),
  );
  expect((await open("/rent?q=100000+LRD")).headers.get("location")).toBe("/rent?max_price=500");
});

it.each(["/rent?q=ocean+view", "/properties?q=zzzz", "/buy?q=%F0%9F%8F%A0", "/rent?q=", "/health?q=house"])(
  "the page %s contains no words for filters and is shown",
  async (path) => {
    await storeProperty();
    expect((await open(path)).status).toBe(200);
  },
);

it("shows no chip for symbols alone", async () =>
  expect(await (await open("/properties?q=%F0%9F%8F%A0+!!")).text()).not.toContain("Remove “"));

it("the API searches the words of q as text", async () => {
  await storeProperty({ title: "Quiet place", property_type: "House" });
  const response = await send("/api/v1/public/properties?q=house+for+sale&view=card");
  expect(response.status).toBe(200);
  expect(((await response.json()) as { total: number }).total).toBe(0);
});
