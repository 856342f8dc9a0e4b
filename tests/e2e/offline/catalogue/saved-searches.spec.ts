import { expect, openPage, test } from "../../support/browser-test.ts";
import { readHomes, serveCatalogue } from "../../support/catalogue/served-catalogue.ts";
import { renewNow, waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { openList } from "../../support/listings/property-lists.ts";
import { phone } from "../../support/screens/screen-checks.ts";

test.use({ viewport: phone, loadsCatalogue: true });

test("a search saved on this phone says what is new, also on the icon, until its list is opened", {
  tag: "@long",
}, async ({ page, context, request }) => {
  await page.addInitScript(() => {
    const record = globalThis as { badge?: number };
    Object.assign(navigator, {
      setAppBadge: async (count: number) => {
        record.badge = count;
      },
      clearAppBadge: async () => {
        record.badge = 0;
      },
    });
  });
  const readBadge = () => page.evaluate(() => (globalThis as { badge?: number }).badge);
  const homes = await readHomes(request);
  const available = homes.filter((home) => home.kind === "rent" && home.is_available && home.area === "Sinkor");
  const [later, cheaper, gone] = available;
  if (!later || cheaper?.kind !== "rent" || !gone) throw new Error("Too few seeded homes");
  const served = await serveCatalogue(context);
  served.publish(homes.filter((home) => home !== later));
  const requests: string[] = [];
  page.on("request", (sent) => void requests.push(`${sent.url()} ${sent.postData() ?? ""}`));

  await openList(page, "/rent?area=Sinkor");
  await waitForCatalogue(page);
  await page.getByRole("button", { name: "Save this search" }).click();
  const bell = page.getByRole("button", { name: "Save this search", pressed: true });
  await expect(bell).toBeVisible();

  const renewed = served.publish(
    homes
      .filter((home) => home !== gone)
      .map((home) => (home === cheaper ? { ...cheaper, monthly_rent: cheaper.monthly_rent - 10 } : home)),
  );
  await openPage(page, "/");
  const section = page.getByRole("region", { name: "Saved searches" });
  await expect(section).toContainText("Rent, Sinkor");
  await renewNow(page);
  await waitForCatalogue(page, renewed);
  await expect(section).toContainText("1 newSince today: 1 price cut, 1 gone");
  await expect.poll(readBadge).toBe(1);

  await section.getByRole("link", { name: /^Rent, Sinkor/ }).click();
  await expect(page).toHaveURL(/\/rent\?area=Sinkor$/);
  await expect(bell).toBeVisible();
  await page.goBack();
  await expect(section).toContainText("Nothing new since today");
  await section.getByRole("button", { name: /^Remove/ }).click();
  await expect(section).toHaveCount(0);
  await expect(page.locator("#main")).toBeFocused();
  expect(requests.filter((sent) => sent.includes("saved"))).toEqual([]);
});
