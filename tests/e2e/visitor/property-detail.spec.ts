import type { APIRequestContext, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import type { Property } from "#contract/listings/property.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { type Card, expectScrolledToTop, findListing, priceOf } from "../support/property-lists.ts";

const pictures = (page: Page) => page.getByRole("region", { name: "Photos" });
const counter = (page: Page) =>
  pictures(page)
    .getByText(/^\d+ \/ \d+$/)
    .first();
const summary = (page: Page) => page.getByRole("complementary", { name: "Price and contact" });
const withPictures = (count: number) => (card: Card) => card.image_count === count;

/** The events that the page posts, as they come. */
function eventsOf(page: Page): string[] {
  const events: string[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && /\/events$/.test(request.url())) events.push(request.postDataJSON().event);
  });
  return events;
}

test.describe("the gallery", () => {
  test("previous and next go round, and the counter follows", async ({ page, request }) => {
    const { uuid } = await findListing(request, withPictures(5));
    await openPage(page, `/property/${uuid}`);
    const [previous, next] = ["Previous photo", "Next photo"].map((name) =>
      pictures(page).getByRole("button", { name }),
    );
    const expectPicture = async (number: number) => {
      await expect(counter(page)).toHaveText(`${number} / 5`);
      const shown = pictures(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
      await expect(shown).toBeInViewport({ ratio: 0.9 });
      const image = shown.getByRole("img");
      await expect.poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBeGreaterThan(0);
    };
    await expectPicture(1);
    await previous?.click();
    await expectPicture(5);
    await next?.click();
    await expectPicture(1);
    await next?.click();
    await expectPicture(2);
  });

  test("pressed several times in a row it moves as many pictures", async ({ page, request }) => {
    const { uuid } = await findListing(request, withPictures(5));
    await openPage(page, `/property/${uuid}`);
    const next = pictures(page).getByRole("button", { name: "Next photo" });
    for (let press = 0; press < 3; press++) await next.click();
    const fourth = pictures(page).getByRole("link", { name: "Photo 4 of 5, full screen" });
    await expect(fourth).toBeInViewport({ ratio: 0.9 });
    await expect(counter(page)).toHaveText("4 / 5");
  });

  test("the arrow keys move it while it has the focus", async ({ page, request }) => {
    const { uuid } = await findListing(request, withPictures(4));
    await openPage(page, `/property/${uuid}`);
    await pictures(page).getByRole("link", { name: "Photo 1 of 4, full screen" }).focus();
    await page.keyboard.press("ArrowRight");
    await expect(counter(page)).toHaveText("2 / 4");
    await page.keyboard.press("ArrowLeft");
    await expect(counter(page)).toHaveText("1 / 4");
  });

  test("four pictures have four thumbnails and no more", async ({ page, request }) => {
    const { uuid } = await findListing(request, withPictures(4));
    await openPage(page, `/property/${uuid}`);
    await expect(pictures(page).getByRole("listitem")).toHaveCount(4);
    await expect(pictures(page).getByText(/More$/)).toHaveCount(0);
    await pictures(page).getByRole("link", { name: "Photo 3", exact: true }).click();
    await expect(counter(page)).toHaveText("3 / 4");
    await expect(pictures(page).getByRole("link", { name: "Photo 3", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
  });

  test("five pictures have four thumbnails, the last saying '+1 More' and opening all of them", async ({
    page,
    request,
  }) => {
    const { uuid } = await findListing(request, withPictures(5));
    await openPage(page, `/property/${uuid}`);
    await expect(pictures(page).getByRole("listitem")).toHaveCount(4);
    await pictures(page).getByText("+1 More", { exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Photo 4 of 5" })).toBeVisible();
  });

  test("full screen is moved by the arrow keys, closed by Escape, and gives the focus back", async ({
    page,
    request,
  }) => {
    const { uuid } = await findListing(request, withPictures(5));
    await openPage(page, `/property/${uuid}`);
    const first = pictures(page).getByRole("link", { name: "Photo 1 of 5, full screen" });
    await first.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("dialog", { name: "Photo 1 of 5" })).toBeVisible();
    await page.keyboard.press("ArrowLeft");
    await expect(page.getByRole("dialog", { name: "Photo 5 of 5" })).toBeVisible();
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("dialog", { name: "Photo 1 of 5" })).toBeVisible();
    // The keyboard stays inside.
    for (let press = 0; press < 6; press++) {
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main a.card, header, footer") === null)).toBe(
        true,
      );
    }
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(first).toBeFocused();
  });

  test("closed at another picture the gallery stands at that one", async ({ page, request }) => {
    const { uuid } = await findListing(request, withPictures(5));
    await openPage(page, `/property/${uuid}`);
    await pictures(page).getByRole("link", { name: "Photo 1 of 5, full screen" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: "Next photo" }).click();
    await expect(page.getByRole("dialog", { name: "Photo 2 of 5" })).toBeVisible();
    await dialog.getByRole("button", { name: "Next photo" }).click();
    await expect(page.getByRole("dialog", { name: "Photo 3 of 5" })).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(counter(page)).toHaveText("3 / 5");
    await expect(pictures(page).getByRole("link", { name: "Photo 3 of 5, full screen" })).toBeInViewport({
      ratio: 0.9,
    });
  });
});

test.describe("what it says", () => {
  for (const [kind, label, badge] of [
    ["buy", "Purchase Price", "For Sale"],
    ["rent", "Monthly Rent", "For Rent"],
  ] as const) {
    test(`a listing to ${kind} has its label, price, badges, facts and parts`, async ({ page, request }) => {
      const card = await findListing(request, (one) => one.kind === kind && one.featured && one.is_available);
      await openPage(page, `/property/${card.uuid}`);
      await expect(summary(page).getByText(label, { exact: true })).toBeVisible();
      const price = `$${priceOf(card).toLocaleString("en-US")}${kind === "rent" ? "/mo" : ""}`;
      await expect(summary(page)).toContainText(price);
      await expect(pictures(page).getByText(badge, { exact: true })).toBeVisible();
      await expect(pictures(page).getByText("Featured", { exact: true })).toBeVisible();
      await expect(pictures(page).getByText("Unavailable", { exact: true })).toHaveCount(0);
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
    });
  }

  test("the map comes when it is asked for, names its source, and asks nobody before", async ({ page, request }) => {
    const asked: string[] = [];
    await page.route("https://tile.openstreetmap.org/**", (route) => {
      asked.push(route.request().url());
      return route.fulfill({ contentType: "image/svg+xml", body: '<svg xmlns="http://www.w3.org/2000/svg"/>' });
    });
    const { uuid } = await mappedListing(request);
    await openPage(page, `/property/${uuid}`);
    const show = page.getByRole("button", { name: "Show the map" });
    await show.scrollIntoViewIfNeeded();
    expect(asked).toEqual([]);
    await show.click();
    await expect(page.getByRole("link", { name: "© OpenStreetMap contributors" })).toBeVisible();
    await expect.poll(() => asked.length).toBeGreaterThan(0);
  });

  test("without the map's pictures it says so and leads to a map elsewhere", async ({ page, request }) => {
    await page.route("https://tile.openstreetmap.org/**", (route) => route.abort());
    const { uuid } = await mappedListing(request);
    await openPage(page, `/property/${uuid}`);
    await page.getByRole("button", { name: "Show the map" }).click();
    await expect(page.getByText("Interactive Map Coming Soon")).toBeVisible();
    await expect(page.getByRole("link", { name: "Open in OpenStreetMap" })).toHaveAttribute(
      "href",
      /openstreetmap\.org/,
    );
  });

  test("an unavailable listing says so", async ({ page, request }) => {
    const { uuid } = await findListing(request, (card) => !card.is_available);
    await openPage(page, `/property/${uuid}`);
    await expect(pictures(page).getByText("Unavailable", { exact: true })).toBeVisible();
  });

  test("similar listings are of the same kind, others than this one, and open at the top", async ({
    page,
    request,
  }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    await openPage(page, `/property/${card.uuid}`);
    const similar = page.getByRole("region", { name: "Similar homes" }).getByRole("article");
    await expect(similar).not.toHaveCount(0);
    await expect(similar.filter({ hasText: "For Rent" })).toHaveCount(await similar.count());
    const names = await similar.getByRole("heading").allTextContents();
    expect(names).not.toContain(card.title);
    await similar
      .first()
      .getByRole("link", { name: /View Details/ })
      .click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(names[0] ?? "");
    await expectScrolledToTop(page);
    await expect(counter(page)).toHaveText(/^1 \//);
  });
});

test.describe("ways to a person", () => {
  test("call, message and WhatsApp lead to a number, the form about it and a chat that names it", async ({
    page,
    request,
  }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    await openPage(page, `/property/${card.uuid}`);
    await expect(summary(page).getByRole("link", { name: "Call Now" })).toHaveAttribute("href", /^tel:\+\d{9,}$/);
    const message = summary(page).getByRole("link", { name: "Send Message" });
    await expect(message).toHaveAttribute("href", `/contact?property=${card.uuid}`);
    const chat = summary(page).getByRole("link", { name: "WhatsApp" });
    const address = new URL((await chat.getAttribute("href")) ?? "");
    expect(address.origin + address.pathname).toMatch(/^https:\/\/wa\.me\/\d{9,}$/);
    const text = address.searchParams.get("text") ?? "";
    const price = `$${priceOf(card).toLocaleString("en-US")}/mo`;
    for (const part of [card.reference, card.title, price]) expect(text).toContain(part);
    const link = /https?:\/\/\S+$/.exec(text)?.[0] ?? "";
    expect(new URL(link).pathname).toBe(`/property/${card.uuid}`);
    await message.click();
    await expect(page).toHaveURL(new RegExp(`/contact\\?property=${card.uuid}$`));
  });

  test("Share copies the link where there is no share sheet", async ({ page, context, request }) => {
    const { uuid } = await findListing(request, () => true);
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "share", { value: undefined }));
    const events = eventsOf(page);
    await openPage(page, `/property/${uuid}`);
    await summary(page).getByRole("button", { name: "Share" }).click();
    await expect(summary(page).getByRole("status")).toHaveText("Link copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^https?://[^/]+/property/${uuid}$`));
    await expect.poll(() => events).toEqual(["view", "share"]);
  });

  test("Share opens the share sheet where there is one", async ({ page, request }) => {
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

  test("a view is counted once, a call and a WhatsApp chat when they are chosen", async ({
    page,
    context,
    request,
  }) => {
    const { uuid } = await findListing(request, () => true);
    await context.route("https://wa.me/**", (route) => route.fulfill({ body: "chat" }));
    const events = eventsOf(page);
    await openPage(page, `/property/${uuid}`);
    await expect.poll(() => events).toEqual(["view"]);
    // The number is dialled by the phone, not here.
    await page.evaluate(() =>
      addEventListener(
        "click",
        (event) => (event.target as Element).closest("a[href^='tel:']") && event.preventDefault(),
      ),
    );
    await summary(page).getByRole("link", { name: "Call Now" }).click();
    await expect.poll(() => events).toEqual(["view", "call"]);
    const opened = context.waitForEvent("page");
    await summary(page).getByRole("link", { name: "WhatsApp" }).click();
    await (await opened).close();
    await expect.poll(() => events).toEqual(["view", "call", "whatsapp"]);
    await page.reload();
    await expect.poll(() => events).toEqual(["view", "call", "whatsapp", "view"]);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("price, message and call stay at the lower edge", async ({ page, request }) => {
    const card = await findListing(request, ({ kind }) => kind === "rent");
    const events = eventsOf(page);
    await openPage(page, `/property/${card.uuid}`);
    const call = page.getByRole("link", { name: "Call Now" });
    const message = page.getByRole("link", { name: "Send Message" });
    const price = page.getByText(`$${priceOf(card).toLocaleString("en-US")}/mo`, { exact: false }).last();
    const place = async () => {
      for (const part of [call, message, price]) await expect(part).toBeInViewport({ ratio: 1 });
      return call.boundingBox();
    };
    const before = await place();
    expect((before?.y ?? 0) + (before?.height ?? 0)).toBeGreaterThan(740 - 40);
    expect(before?.height).toBeGreaterThanOrEqual(44);
    await page.mouse.move(180, 400);
    await page.mouse.wheel(0, 1500);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(500);
    expect(await place()).toEqual(before);
    expect(events.filter((event) => event === "view")).toHaveLength(1);
  });

  test("the bar hides nothing at the end of the page", async ({ page, request }) => {
    const { uuid } = await findListing(request, () => true);
    await openPage(page, `/property/${uuid}`);
    const last = page.getByRole("contentinfo").getByText(/^©/);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const [textBox, barBox] = [await last.boundingBox(), await page.locator(".contact-bar").boundingBox()];
    expect((textBox?.y ?? 0) + (textBox?.height ?? 0)).toBeLessThanOrEqual(barBox?.y ?? 0);
  });
});

/** A listing whose place is known. */
async function mappedListing(request: APIRequestContext): Promise<{ uuid: string }> {
  const answer = await request.get(`/api/v1${visitorEndpoints.listProperties.path}?limit=60`);
  const { data } = (await answer.json()) as { data: { properties: Property[] } };
  const found = data.properties.find(({ latitude }) => latitude !== null);
  if (!found) throw new Error("No listing has a place");
  return found;
}
