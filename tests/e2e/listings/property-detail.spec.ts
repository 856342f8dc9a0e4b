import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { expectScrolledToTop, findListing, getPrice } from "../support/listings/property-lists.ts";
import { findMappedListing, galleryCounter } from "../support/listings/property-page.ts";
import { phone, setTextSize } from "../support/screens/screen-checks.ts";

const tablet = { width: 768, height: 1000 };
const summary = (page: Page) => page.getByRole("complementary", { name: "Price and contact" });
const overflowOf = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => element.scrollWidth - element.clientWidth);

test("a listing puts its facts and contacts where a window has room", async ({ page, context, request }) => {
  const card = await findListing(request, ({ kind, bedrooms }) => kind === "rent" && (bedrooms ?? 0) > 0);
  const events: string[] = [];
  page.on("request", (sent) => {
    if (sent.url().endsWith("/events")) events.push(sent.postDataJSON().event);
  });
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
  await page.setViewportSize({ width: 1280, height: 740 });
  await openPage(page, `/property/${card.uuid}`);

  const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
  const expectFactsBelowTitle = async () => {
    const title = await page.getByRole("heading", { level: 1 }).boundingBox();
    const fact = await page.getByRole("term").filter({ hasText: "Bedrooms" }).boundingBox();
    const share = await summary(page).getByRole("button", { name: "Share" }).boundingBox();
    expect(fact?.y).toBeGreaterThan(title?.y ?? Infinity);
    expect(share?.y).toBeGreaterThan(fact?.y ?? Infinity);
  };
  const bar = page.locator(".contact-bar");
  const expectUncoveredEnd = async () => {
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = await page.getByRole("contentinfo").getByText(/^©/).boundingBox();
    expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
  };

  await test.step("on a desktop, facts, agent and hours are in the right column", async () => {
    await expectFactsBelowTitle();
    const left = async (name: string) =>
      (await page.getByRole("heading", { level: 2, name, exact: true }).boundingBox())?.x ?? 0;
    const contact = page.getByRole("region", { name: "Contact" });
    await expect(contact).toContainText("Listed by");
    await expect(contact).toContainText("Monday to Friday");
    expect(await left("Contact")).toBeGreaterThan((await left("Description")) + 600);
  });

  for (const { width, height } of [phone, tablet])
    await test.step(`photo, price, title and place are in the first window of ${width} pixels`, async () => {
      await page.setViewportSize({ width, height });
      const place = await page.locator(".detail-summary hgroup p").boundingBox();
      expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
      // Beside the buttons of a tablet there is room for the price.
      await expect(bar.getByText("$")).toBeVisible({ visible: width === tablet.width });
    });

  await test.step("on a phone the facts are below the title too, and the agent comes last", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expectFactsBelowTitle();
    expect(await top("Contact")).toBeGreaterThan(await top("Where is it?"));
  });

  await test.step("on a phone, the visit, WhatsApp and call stay at the bottom of the screen, with the price while the large one is out of sight", async () => {
    const call = page.getByRole("link", { name: "Call Now" });
    const chat = page.getByRole("link", { name: "WhatsApp" });
    const visit = page.getByRole("link", { name: "Visit this home" });
    const price = bar.getByText(`$${getPrice(card).toLocaleString("en-US")}/mo`);
    const barPosition = async () => {
      for (const part of [visit, call, chat]) await expect(part).toBeInViewport({ ratio: 1 });
      return call.boundingBox();
    };
    const before = await barPosition();
    await expect(price).toBeHidden();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(740 - 40);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await barPosition()).toEqual(before);
    await expect(price).toBeInViewport({ ratio: 1 });
  });

  await test.step("on a phone the bar covers no text, and nothing overflows, with text of any size", async () => {
    await expectUncoveredEnd();
    for (const percent of [150, 200]) {
      await setTextSize(page, percent);
      expect(await overflowOf(page, ".detail-grid")).toBeLessThanOrEqual(0);
      expect(await overflowOf(page, ".contact-bar")).toBeLessThanOrEqual(0);
      await expectUncoveredEnd();
    }
    await setTextSize(page, 100);
  });

  await test.step("Share copies the link when the browser has no share sheet, and says so above the bar", async () => {
    await summary(page).getByRole("button", { name: "Share" }).click();
    const message = page.getByText("Link copied");
    await expect(message).toBeInViewport({ ratio: 1 });
    const [messageBox, barBox] = [await message.boundingBox(), await bar.boundingBox()];
    expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^https?://[^/]+/property/${card.uuid}$`));
    await expect.poll(() => events).toEqual(["view", "share"]);
  });

  await test.step("similar listings are other ones of the same kind, and open at the top", async () => {
    const similar = page.getByRole("region", { name: "Similar homes" }).getByRole("article");
    await expect(similar).not.toHaveCount(0);
    await expect(similar.filter({ hasText: "For Rent" })).toHaveCount(await similar.count());
    const titles = await similar.getByRole("heading").allTextContents();
    expect(titles).not.toContain(card.title);
    await similar.first().getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(titles[0] ?? "");
    await expectScrolledToTop(page);
    await expect(galleryCounter(page)).toHaveText(/^1 \//);
  });
});

test("the map loads only on request; if its tiles fail, it says so and loads again", async ({ page, request }) => {
  const tileRequests: string[] = [];
  let works = false;
  await page.route("https://tile.openstreetmap.org/**", (route) => {
    tileRequests.push(route.request().url());
    return works
      ? route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' })
      : route.abort();
  });
  const { uuid } = await findMappedListing(request);
  await openPage(page, `/property/${uuid}`);
  const location = page.getByRole("region", { name: "Where is it?" });
  const show = page.getByRole("button", { name: "Show the map" });

  await test.step("before, the home is marked on the drawn map, and a button shows the real one", async () => {
    // The drawing comes with the first interaction.
    await show.hover();
    await expect(page.locator(".area-map circle")).toHaveCount(2);
    await expect(location.getByRole("link", { name: "Open in maps" })).toHaveAttribute("href", /openstreetmap\.org/);
    expect(tileRequests).toEqual([]);
  });

  await test.step("a map whose tiles fail says so", async () => {
    await show.click();
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
    await expect(page.getByText("Interactive Map Coming Soon")).toHaveCount(0);
    expect(tileRequests).not.toEqual([]);
  });

  await test.step("Retry loads it, and it names its source", async () => {
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeFocused();
    works = true;
    await retry.click();
    await expect(page.getByRole("region", { name: "Map" })).toBeFocused();
    await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
  });
});
