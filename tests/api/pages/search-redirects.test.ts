import { expect, it } from "vitest";
import { storeProperty } from "../../support/properties.ts";
import { send } from "../../support/public-client.ts";

/** Opens a page as a form of our own site does. */
const open = (path: string) => send(path, { redirect: "manual", headers: { "sec-fetch-site": "same-origin" } });

it.each([
  ["/rent?q=two+bedroom+house+in+congotown&price=", "/rent?property_type=House&area=Congo+Town&min_bedrooms=2"],
  ["/properties?q=apartment+for+rent+under+500", "/rent?property_type=Apartment&max_price=500"],
  ["/rent?q=villa+for+sale+with+ocean+view", "/buy?q=ocean+view&property_type=Villa"],
  ["/buy?q=villa&price=200000-400000", "/buy?property_type=Villa&min_price=200000&max_price=400000"],
])("the page %s redirects to the filters of its words", async (path, target) => {
  await storeProperty({ area: "Congo Town" });
  const response = await open(path);
  expect([response.status, response.headers.get("location")]).toEqual([302, target]);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect((await open(target)).status).toBe(200);
});

it.each(["/rent?q=ocean+view", "/properties?q=zzzz", "/buy?q=%F0%9F%8F%A0", "/rent?q=", "/health?q=house"])(
  "the page %s contains no words for filters and is shown",
  async (path) => {
    await storeProperty();
    expect((await open(path)).status).toBe(200);
  },
);

it("shows no chip for symbols alone", async () => {
  expect(await (await open("/properties?q=%F0%9F%8F%A0+!!")).text()).not.toContain("Remove “");
});

it("the API searches the words of q as text", async () => {
  await storeProperty({ title: "Quiet place", property_type: "House" });
  const response = await send("/api/v1/public/properties?q=house+for+sale&view=card");
  expect(response.status).toBe(200);
  expect(((await response.json()) as { total: number }).total).toBe(0);
});
