import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, openPage, reloadPage, test } from "../../support/browser-test.ts";
import { waitForCatalogue } from "../../support/catalogue/stored-catalogue.ts";
import { fetchCards, openList, propertyCards, searchFor } from "../../support/listings/property-lists.ts";
import { advanceClockByFillTime } from "../../support/page-clock.ts";
import { phone } from "../../support/screens/screen-checks.ts";
import { waitForServiceWorker } from "../../support/service-worker.ts";
import { readStoredEnquiries } from "../../support/stored-enquiries.ts";

test.use({ serviceWorkers: "allow", viewport: phone, loadsCatalogue: true });

const strip = (page: Page) => page.locator("#offline");

test("after one visit, the phone searches, opens, saves and asks without signal, shows services, and sends once later", async ({
  page,
  context,
  request,
  site,
}) => {
  const found = await fetchCards(
    request,
    propertyEndpoints.listRentProperties.path,
    "q=generator&area=Sinkor&max_price=600",
  );
  const wanted = found.data.properties;
  await openList(page, "/rent");
  await waitForServiceWorker(page);
  await waitForCatalogue(page);
  await expect(page.getByText(/^Works without signal: \d+ kB\. Updated today \d/)).toBeVisible();
  await expect
    .poll(() => page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name)))
    .toContain("services");
  await context.setOffline(true);

  await test.step("finds homes by words, area and price, with their number", async () => {
    await searchFor(page, "generator sinkor under 600");
    await expect(page).toHaveURL(/area=Sinkor/);
    await expect(propertyCards(page)).toHaveCount(wanted.length);
    await expect(
      page.getByText(`${wanted.length} ${wanted.length === 1 ? "property" : "properties"} found`),
    ).toBeVisible();
    await expect(strip(page)).toContainText("You are offline.");
  });
  await test.step("offers the nearest searches, which find homes, where nothing is found", async () => {
    await searchFor(page, "villa sinkor under 20");
    const nearest = page.getByRole("list", { name: "Nearest results" }).getByRole("link");
    await nearest.first().click();
    await expect(propertyCards(page).first()).toBeVisible();
    await openPage(page, `/rent?q=generator&area=Sinkor&max_price=600`);
    await expect(propertyCards(page)).toHaveCount(wanted.length);
  });
  const [home] = wanted;
  if (!home) throw new Error("No seeded home is wanted");
  await test.step("opens a home with everything known", async () => {
    await page.getByRole("link", { name: home.title }).first().click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.title);
    await expect(page.getByText("Failed to load property")).toHaveCount(0);
    await expect(page.getByRole("link", { name: /^Call Now/ }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Description" })).toBeVisible();
  });
  await test.step("saves it", async () => {
    await page.getByRole("button", { name: /^Save/ }).first().click();
    const stored = await page.evaluate(() => localStorage.getItem("favorites"));
    expect(stored).toContain(home.uuid);
  });
  await test.step("shows courses and professionals that it has never opened, and an unknown page is the 404", async () => {
    await page.goto("/driving-school");
    await page.getByRole("main").locator("a[href^='/driving-school/course-']").first().click();
    await expect(page.getByRole("link", { name: /book/i }).first()).toBeVisible();
    await page.goto("/health");
    const professional = page.getByRole("main").getByText(/^Dr\. /);
    await expect(professional.first()).toBeVisible();
    await page.goto("/nope");
    await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
  });
  const email = `${randomUUID()}@example.org`;
  await test.step("keeps the message until there is signal, and sends it once", async () => {
    await openPage(page, `/property/${home.uuid}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(home.title);
    await page.getByRole("link", { name: "Send Message" }).first().click();
    await expect(page).toHaveURL(/contact|property/);
    await page.getByLabel("Name").fill("Ma Kebbeh");
    await page.getByLabel("Phone number").fill("+231 77 555 0101");
    await page.getByLabel("Email", { exact: true }).fill(email);
    await advanceClockByFillTime(page);
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await expect(page.getByRole("button", { name: "Try now" })).toBeVisible();
    await context.setOffline(false);
    await expect.poll(() => readStoredEnquiries(site, email)).toMatchObject([{ property_uuid: home.uuid, spam: 0 }]);
    await reloadPage(page);
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
  });
});
