import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { expectScrolledToTop, findListing, priceOf } from "../support/property-lists.ts";
import { findMappedListing, gallery, galleryCounter, serveEmptyTiles } from "../support/property-page.ts";

const summary = (page: Page) => page.getByRole("complementary", { name: "Price and contact" });

/** Returns an array that collects the names of the events the page posts. */
function collectEvents(page: Page): string[] {
  const events: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/events$/.test(request.url())) events.push(request.postDataJSON().event);
  });
  return events;
}

test.describe("the content", () => {
  for (const [kind, label, badge] of [
    ["buy", "Purchase Price", "For Sale"],
    ["rent", "Monthly Rent", "For Rent"],
  ] as const) {
    test(`a listing to ${kind} shows its label, price, badges, facts and sections`, async ({ page, request }) => {
      const card = await findListing(
        request,
        (candidate) => candidate.kind === kind && candidate.featured && candidate.is_available,
      );
      await openPage(page, `/property/${card.uuid}`);
      await expect(summary(page).getByText(label, { exact: true })).toBeVisible();
      const price = `$${priceOf(card).toLocaleString("en-US")}${kind === "rent" ? "/mo" : ""}`;
      await expect(summary(page)).toContainText(price);
      await expect(gallery(page).getByText(badge, { exact: true })).toBeVisible();
      await expect(gallery(page).getByText("Featured", { exact: true })).toBeVisible();
      await expect(gallery(page).getByText("Unavailable", { exact: true })).toHaveCount(0);
      for (const [term, value] of [
        ["Bedrooms", card.bedrooms],
        ["Bathrooms", card.bathrooms],
        ["Square feet", card.area_sqft?.toLocaleString("en-US")],
        ["Property type", card.property_type],
        ["Reference", card.reference],
        ["City", `${card.city}, ${card.state}`],
      ] as const) {
        const fact = page.getByRole("term").filter({ hasText: new RegExp(`^${term}$`) });
        await expect(fact.locator("..").getByRole("definition")).toHaveText(String(value));
      }
      for (const name of ["Description", "Amenities", "Property details", "Location", "Contact"])
        await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeVisible();
      for (const name of ["Latitude", "Longitude", "Country"])
        await expect(page.getByRole("term").filter({ hasText: name })).toHaveCount(0);
    });
  }

  test("loads the map only on request, and names its source", async ({ page, request }) => {
    const tileRequests: string[] = [];
    await page.route("https://tile.openstreetmap.org/**", (route) => {
      tileRequests.push(route.request().url());
      return route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    const { uuid } = await findMappedListing(request);
    await openPage(page, `/property/${uuid}`);
    const show = page.getByRole("button", { name: "Show the map" });
    await show.scrollIntoViewIfNeeded();
    expect(tileRequests).toEqual([]);
    await show.click();
    await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
    await expect.poll(() => tileRequests.length).toBeGreaterThan(0);
  });

  test("a map whose tiles fail says so, and Retry loads it", async ({ page, request }) => {
    const tiles = "https://tile.openstreetmap.org/**";
    await page.route(tiles, (route) => route.abort());
    const { uuid } = await findMappedListing(request);
    await openPage(page, `/property/${uuid}`);
    await page.getByRole("button", { name: "Show the map" }).click();
    await expect(page.getByText("The map could not be loaded.")).toBeVisible();
    await expect(page.getByText("Interactive Map Coming Soon")).toHaveCount(0);
    const retry = page.getByRole("button", { name: "Retry" });
    await expect(retry).toBeFocused();
    await page.unroute(tiles);
    await serveEmptyTiles(page);
    await retry.click();
    await expect(page.getByRole("region", { name: "Map" })).toBeFocused();
  });

  test("one link opens a larger map, whether the map is shown or not", async ({ page, request }) => {
    const { uuid } = await findMappedListing(request);
    await openPage(page, `/property/${uuid}`);
    const links = page.getByRole("region", { name: "Location" }).getByRole("link");
    await expect(links).toHaveCount(1);
    await expect(links).toHaveAttribute("href", /openstreetmap\.org/);
  });

  for (const width of [360, 1280]) {
    test(`the facts are directly below the title at ${width} pixels`, async ({ page, request }) => {
      await page.setViewportSize({ width, height: 740 });
      const { uuid } = await findListing(request, ({ bedrooms }) => (bedrooms ?? 0) > 0);
      await openPage(page, `/property/${uuid}`);
      const title = await page.getByRole("heading", { level: 1 }).boundingBox();
      const fact = await page.getByRole("term").filter({ hasText: "Bedrooms" }).boundingBox();
      const share = await summary(page).getByRole("button", { name: "Share" }).boundingBox();
      expect(fact?.y).toBeGreaterThan(title?.y ?? Infinity);
      expect(share?.y).toBeGreaterThan(fact?.y ?? Infinity);
    });
  }

  test("on a desktop, facts, agent and hours are in the right column; on a phone the agent comes last", async ({
    page,
    request,
  }) => {
    const { uuid } = await findListing(request, ({ bedrooms }) => (bedrooms ?? 0) > 0);
    await openPage(page, `/property/${uuid}`);
    const left = async (name: string) =>
      (await page.getByRole("heading", { level: 2, name, exact: true }).boundingBox())?.x ?? 0;
    const contact = page.getByRole("region", { name: "Contact" });
    await expect(contact).toContainText("Listed by");
    await expect(contact).toContainText("Monday to Friday");
    expect(await left("Contact")).toBeGreaterThan((await left("Description")) + 600);
    await page.setViewportSize({ width: 360, height: 740 });
    const top = async (name: string) => (await page.getByRole("region", { name }).boundingBox())?.y ?? 0;
    expect(await top("Contact")).toBeGreaterThan(await top("Location"));
  });

  test("an unavailable listing shows its badge", async ({ page, request }) => {
    const { uuid } = await findListing(request, (card) => !card.is_available);
    await openPage(page, `/property/${uuid}`);
    await expect(gallery(page).getByText("Unavailable", { exact: true })).toBeVisible();
  });

  test("similar listings are of the same kind, exclude this one and open at the top", async ({ page, request }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    await openPage(page, `/property/${card.uuid}`);
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

test.describe("the contacts", () => {
  test("Call shows and dials the number, and WhatsApp opens a chat about the listing", async ({ page, request }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    await openPage(page, `/property/${card.uuid}`);
    const call = summary(page).getByRole("link", { name: "Call Now" });
    await expect(call).toHaveAttribute("href", /^tel:\+\d{9,}$/);
    await expect(call).toContainText(/\+\d[\d ]{8,}$/);
    const chat = summary(page).getByRole("link", { name: "WhatsApp" });
    const chatUrl = new URL((await chat.getAttribute("href")) ?? "");
    expect(chatUrl.origin + chatUrl.pathname).toMatch(/^https:\/\/wa\.me\/\d{9,}$/);
    const text = chatUrl.searchParams.get("text") ?? "";
    const price = `$${priceOf(card).toLocaleString("en-US")}/mo`;
    for (const part of [card.reference, card.title, price]) expect(text).toContain(part);
    const link = /https?:\/\/\S+$/.exec(text)?.[0] ?? "";
    expect(new URL(link).pathname).toBe(`/property/${card.uuid}`);
  });

  test("Share copies the link when the browser has no share sheet", async ({ page, context, request }) => {
    const { uuid } = await findListing(request, () => true);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
    const events = collectEvents(page);
    await openPage(page, `/property/${uuid}`);
    await summary(page).getByRole("button", { name: "Share" }).click();
    await expect(summary(page).getByRole("status")).toHaveText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^https?://[^/]+/property/${uuid}$`));
    await expect.poll(() => events).toEqual(["view", "share"]);
  });

  test("Share opens the share sheet when the browser has one", async ({ page, request }) => {
    const { uuid, title } = await findListing(request, () => true);
    await page.addInitScript(() => {
      const share = (data: ShareData) => {
        document.title = JSON.stringify(data);
        return Promise.resolve();
      };
      Object.defineProperty(Navigator.prototype, "share", { value: share });
    });
    await openPage(page, `/property/${uuid}`);
    await summary(page).getByRole("button", { name: "Share" }).click();
    await expect.poll(async () => JSON.parse(await page.title())).toMatchObject({ title });
    expect(JSON.parse(await page.title()).url).toContain(`/property/${uuid}`);
  });

  test("posts a view once per load, and a call and a WhatsApp chat on their click", async ({
    page,
    context,
    request,
  }) => {
    const { uuid } = await findListing(request, () => true);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    const events = collectEvents(page);
    await openPage(page, `/property/${uuid}`);
    await expect.poll(() => events).toEqual(["view"]);
    // The test browser cannot dial.
    await page.evaluate(() =>
      addEventListener(
        "click",
        (event) => (event.target as Element).closest("a[href^='tel:']") && event.preventDefault(),
      ),
    );
    await summary(page).getByRole("link", { name: "Call Now" }).click();
    await expect.poll(() => events).toEqual(["view", "call"]);
    const popup = context.waitForEvent("page");
    await summary(page).getByRole("link", { name: "WhatsApp" }).click();
    await (await popup).close();
    await expect.poll(() => events).toEqual(["view", "call", "whatsapp"]);
    await page.reload();
    await expect.poll(() => events).toEqual(["view", "call", "whatsapp", "view"]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("price, WhatsApp and call stay at the bottom of the screen", async ({ page, request }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    const events = collectEvents(page);
    await openPage(page, `/property/${card.uuid}`);
    const call = page.getByRole("link", { name: "Call Now" });
    const chat = page.getByRole("link", { name: "WhatsApp" });
    const price = page.getByText(`$${priceOf(card).toLocaleString("en-US")}/mo`, { exact: false }).last();
    const barPosition = async () => {
      for (const part of [call, chat, price]) await expect(part).toBeInViewport({ ratio: 1 });
      return call.boundingBox();
    };
    const before = await barPosition();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(740 - 40);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await barPosition()).toEqual(before);
    expect(events.filter((event) => event === "view")).toHaveLength(1);
  });

  test("'Link copied' appears above the contact bar, in view", async ({ page, context, request }) => {
    const { uuid } = await findListing(request, () => true);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
    await openPage(page, `/property/${uuid}`);
    await summary(page).getByRole("button", { name: "Share" }).click();
    const message = page.getByText("Link copied");
    await expect(message).toBeInViewport({ ratio: 1 });
    const [messageBox, barBox] = [await message.boundingBox(), await page.locator(".contact-bar").boundingBox()];
    expect((messageBox?.y ?? 0) + (messageBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  });

  for (const scale of [1.5, 2])
    test(`the page does not overflow, and the bar covers no text, at ${scale * 100} % text`, async ({
      page,
      request,
    }) => {
      const { uuid } = await findListing(request, ({ bedrooms }) => (bedrooms ?? 0) > 0);
      await openPage(page, `/property/${uuid}`);
      await page.evaluate((factor) => {
        document.documentElement.style.fontSize = `${factor * 16}px`;
      }, scale);
      const side = page.locator(".detail-grid");
      expect(await side.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      const bar = page.locator(".contact-bar");
      expect(await bar.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const last = await page.getByRole("contentinfo").getByText(/^©/).boundingBox();
      expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThanOrEqual((await bar.boundingBox())?.y ?? 0);
    });

  test("the contact bar does not cover the end of the page", async ({ page, request }) => {
    const { uuid } = await findListing(request, () => true);
    await openPage(page, `/property/${uuid}`);
    const last = page.getByRole("contentinfo").getByText(/^©/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [textBox, barBox] = [await last.boundingBox(), await page.locator(".contact-bar").boundingBox()];
    expect((textBox?.y ?? 0) + (textBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  });
});
