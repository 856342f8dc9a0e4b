import { expect, openPage, test } from "../../../e2e/support/browser-test.ts";
import { readHomes, serveCatalogue } from "../../../e2e/support/catalogue/served-catalogue.ts";
import {
  openWithHomes,
  readVersion,
  renewNow,
  waitForCatalogue,
} from "../../../e2e/support/catalogue/stored-catalogue.ts";
import { phone } from "../../../e2e/support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../../e2e/support/service-worker.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

test("two tabs answer from the same version, whichever of them has renewed it", async ({ page, context, request }) => {
  const homes = await readHomes(request);
  const [first, ...others] = homes;
  if (!first) throw new Error("No homes");
  const served = await serveCatalogue(context);
  served.publish(homes);
  await openWithHomes(page, "/properties");
  const second = await context.newPage();
  await openPage(second, "/properties?sort=newest");
  const renewed = served.publish([{ ...first, title: "Renamed in the second version" }, ...others]);
  await renewNow(page);
  await waitForCatalogue(page, renewed);
  await waitForCatalogue(second, renewed);
  await context.setOffline(true);
  for (const tab of [page, second]) {
    await openPage(tab, `/property/${first.uuid}`);
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Renamed in the second version");
  }
  expect(served.requests.filter((name) => name.startsWith("versions"))).toHaveLength(1);
});

test("follows the pointer back, and never stores a version that it cannot read", async ({ page, context, request }) => {
  const homes = await readHomes(request);
  const [first, ...others] = homes;
  if (!first) throw new Error("No homes");
  const served = await serveCatalogue(context);
  const good = served.publish(homes);
  await openPage(page, "/properties");
  await waitForCatalogue(page, good);

  await test.step("a version with a wrong price is withdrawn", async () => {
    const faulty = served.publish([{ ...first, title: "Faulty" }, ...others]);
    await renewNow(page);
    await waitForCatalogue(page, faulty);
    served.withdrawTo(good);
    await renewNow(page);
    await waitForCatalogue(page, good);
  });
  await test.step("a version that cannot be read leaves the one before", async () => {
    const unreadable = served.publish(homes, {}, true);
    const before = served.requests.length;
    await renewNow(page);
    await expect.poll(() => served.requests.slice(before)).toContain(`versions/${unreadable}`);
    expect(await readVersion(page)).toBe(good);
  });
});

test("a home that was let while the phone was offline is marked in the saved homes after the next renewal", async ({
  page,
  context,
  request,
}) => {
  const homes = await readHomes(request);
  const saved = homes.find((home) => home.kind === "rent" && home.is_available);
  if (!saved) throw new Error("No seeded rental is available");
  const served = await serveCatalogue(context);
  served.publish(homes);
  await openPage(page, `/property/${saved.uuid}`);
  await waitForServiceWorker(page);
  await page.getByRole("button", { name: /^Save/ }).first().click();
  await waitForCatalogue(page);
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
  const without = served.publish(homes.filter(({ uuid }) => uuid !== saved.uuid));
  await context.setOffline(false);
  await renewNow(page);
  await waitForCatalogue(page, without);
  await context.setOffline(true);
  await openPage(page, "/favorites");
  await expect(page.getByText("No longer listed")).toBeVisible();
});

test("a stored page says without signal what the newer homes on the phone say, and a list has their number", async ({
  page,
  context,
  request,
}) => {
  const homes = await readHomes(request);
  const [first, second] = homes.filter((home) => home.kind === "rent" && home.is_available);
  if (first?.kind !== "rent" || !second) throw new Error("Too few seeded rentals");
  const served = await serveCatalogue(context);
  const before = served.publish(homes);
  const paths = [`/property/${first.uuid}`, `/property/${second.uuid}`, "/rent"];
  await openPage(page, "/about");
  await waitForServiceWorker(page);
  for (const path of paths) await openPage(page, path);
  await waitForCatalogue(page, before);
  const others = homes.filter(({ uuid }) => uuid !== first.uuid && uuid !== second.uuid);
  const renewed = served.publish([{ ...first, status: "let", is_available: false }, ...others]);
  await renewNow(page);
  await waitForCatalogue(page, renewed);
  await context.setOffline(true);
  const shows = async (path: string, text: string) => {
    await openPage(page, path);
    await expect(page.getByRole("main")).toContainText(text);
  };
  await shows(`/property/${first.uuid}`, "Let");
  await expect(page.getByRole("heading", { name: "About this listing" })).toBeVisible();
  await shows(`/property/${second.uuid}`, "Not in the newest list on this phone.");
  const rentals = homes.filter(({ kind }) => kind === "rent").length - 1;
  await shows("/rent", `${rentals} properties found`);
});
