import type { Page } from "@playwright/test";
import { expect, openPage, test, waitForHydration } from "../support/browser-test.ts";
import { chunkOf } from "../support/built-chunks.ts";
import { createEmail } from "../support/enquiry-form.ts";
import { withHome } from "../support/listings/new-home.ts";
import { findListing, getPrice } from "../support/listings/property-lists.ts";
import { advanceClockByFillTime } from "../support/page-clock.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { readStoredEnquiries } from "../support/stored-enquiries.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** The path of the script that only the sheet needs. */
const sheetChunk = chunkOf("site/features/enquiries/sheet/enquiry-sheet.tsx");

const sheet = (page: Page) => page.getByRole("dialog", { name: "Send Message" });
const messageLink = (page: Page) => page.getByRole("link", { name: "Send Message" });
const message = (page: Page) => sheet(page).getByLabel(/^Message/);

async function fillIn(page: Page, email: string): Promise<void> {
  await sheet(page).getByLabel("Name").fill("Ma Kebbeh");
  await sheet(page).getByLabel("Phone number").fill("+231 77 555 0101");
  await sheet(page).getByLabel("Email", { exact: true }).fill(email);
  await advanceClockByFillTime(page);
}

test("Send Message opens the contact page without its code; with it, a sheet with thumbnail, price, title and a first sentence, and sends it", async ({
  page,
  request,
  site,
}) => {
  const card = await findListing(request, ({ kind, is_available, image_count }) => {
    return kind === "rent" && is_available && image_count > 0;
  });
  const email = createEmail();
  await openPage(page, `/property/${card.uuid}`);
  await page.route(`**${sheetChunk}`, (route) => route.abort());
  await messageLink(page).click();
  await expect(page).toHaveURL(new RegExp(`/contact\\?property=${card.uuid}$`));
  await expect(page.getByRole("main")).toContainText(card.title);

  await page.unroute(`**${sheetChunk}`);
  await openPage(page, `/property/${card.uuid}`);
  await messageLink(page).click();
  await expect(sheet(page)).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(`/property/${card.uuid}`);
  await expect(sheet(page)).toContainText(`$${getPrice(card)?.toLocaleString("en-US")}/mo`);
  await expect(sheet(page)).toContainText(card.title);
  const thumbnail = sheet(page).locator("img");
  await expect(thumbnail).toHaveAttribute("src", /-320\.webp$/);
  await expect(thumbnail).toHaveJSProperty("complete", true);
  const opening = `Hello, I am interested in “${card.title}” (${card.reference}).`;
  await expect(message(page)).toHaveValue(opening);
  await fillIn(page, email);
  await sheet(page).getByRole("button", { name: "Send", exact: true }).click();
  await expect(
    sheet(page)
      .getByRole("region", { name: "Enquiry" })
      .getByText(/^E-[0-9A-F]{8}$/),
  ).toBeVisible();
  expect(await readStoredEnquiries(site, email)).toMatchObject([
    { service: "real-estate", property_uuid: card.uuid, message: opening, spam: 0 },
  ]);
});

test("the sheet closes in every way without losing the text, and sends it when the phone is online again", {
  tag: "@long",
}, async ({ page, context, request, site }) => {
  const card = await withHome(request);
  const email = createEmail();
  await openPage(page, `/property/${card.uuid}`);

  await test.step("Back closes it and stays at the same place of the listing; Forward opens it again", async () => {
    // The parts above the link load their code at the first interaction, and may then grow by a line.
    await page.mouse.move(5, 5);
    await waitUntilSettled(page);
    // In the middle of the window, so that the click does not scroll.
    await messageLink(page).evaluate((link) => link.scrollIntoView({ block: "center" }));
    const position = await page.evaluate(() => scrollY);
    await messageLink(page).click();
    await expect(sheet(page)).toBeVisible();
    expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft_")))).toEqual([]);
    await page.goBack();
    await expect(sheet(page)).toHaveCount(0);
    await expect(messageLink(page)).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(`/property/${card.uuid}`);
    expect(await page.evaluate(() => scrollY)).toBe(position);
    await page.goForward();
    await expect(sheet(page)).toBeVisible();
    await sheet(page).getByRole("button", { name: "Close" }).dblclick();
    await expect(sheet(page)).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1, name: card.title })).toBeVisible();
  });

  await test.step("Escape returns the focus to its link, and the typed text is kept, also after a reload", async () => {
    await messageLink(page).click();
    await sheet(page).getByLabel("Name").fill("Ma Kebbeh");
    await message(page).fill("Is the well deep?");
    await page.keyboard.press("Escape");
    await expect(sheet(page)).toHaveCount(0);
    await expect(messageLink(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(message(page)).toHaveValue("Is the well deep?");
    await sheet(page).getByRole("button", { name: "Close" }).click();
    await expect(sheet(page)).toHaveCount(0);
    await page.reload();
    // Before, the link opens the contact page.
    await waitForHydration(page);
    await messageLink(page).click();
    await expect(message(page)).toHaveValue("Is the well deep?");
    await expect(sheet(page).getByLabel("Name")).toHaveValue("Ma Kebbeh");
  });

  await test.step("an enquiry waits while the phone is offline", async () => {
    await fillIn(page, email);
    await context.setOffline(true);
    await sheet(page).getByRole("button", { name: "Send", exact: true }).click();
    await expect(sheet(page).getByRole("button", { name: "Try now" })).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toEqual([]);
    await context.setOffline(false);
    await expect.poll(async () => (await readStoredEnquiries(site, email)).length).toBe(1);
  });
});
