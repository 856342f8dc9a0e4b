import { test, openPage } from "../support/browser-test.ts";
import { findListing, openList, fetchCards } from "../support/listings/property-lists.ts";
import { setTextSize } from "../support/screen-checks.ts";
test("look", async ({ page, request }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPage(page, "/health");
  await page.screenshot({ path: "/tmp/shots/health-360.png" });
  console.log("health first", await page.evaluate(() => document.querySelector("main ul li h2, main h2")?.getBoundingClientRect().top));
  await openList(page, "/rent");
  await setTextSize(page, 200);
  await page.screenshot({ path: "/tmp/shots/rent-200.png" });
  const { data } = await fetchCards(request, "/public/properties");
  const ids = data.properties.slice(0, 4).map((p) => p.uuid);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const n of [2, 3, 4]) {
    await openPage(page, `/compare?homes=${ids.slice(0, n).join(",")}`);
    console.log("compare", n, await page.evaluate(() => [document.documentElement.scrollWidth, document.documentElement.clientWidth, document.querySelector(".compare-scroll")?.scrollWidth, document.querySelector(".compare-scroll")?.clientWidth]));
    await page.screenshot({ path: `/tmp/shots/compare-320-${n}.png`, fullPage: true });
  }
});
