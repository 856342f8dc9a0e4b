import { expect, type Page } from "@playwright/test";
import { createEmail, enquiryForm } from "../../../e2e/support/enquiry-form.ts";
import { fetchCards, findListing, listPages, propertyCards } from "../../../e2e/support/listings/property-lists.ts";
import { horizontalOverflow, phone } from "../../../e2e/support/screens/screen-checks.ts";
import { siteTest as test } from "../../../e2e/support/site-fixture.ts";
import { readStoredEnquiries } from "../../../e2e/support/stored-enquiries.ts";

test.use({ viewport: phone });

const isHydrated = (page: Page) =>
  page.evaluate(() => Object.keys(document.querySelector("#root > *") ?? {}).some((key) => key.startsWith("__react")));

/** Expects the page of the server: no control that needs the script, and icons of their own size. */
async function expectServedPage(page: Page): Promise<void> {
  await expect(page.locator("html:not([data-js])")).toHaveCount(1);
  expect(await isHydrated(page)).toBe(false);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("This page could not be shown")).toHaveCount(0);
  await expect(page.locator(".needs-script:visible")).toHaveCount(0);
  const icons = page.locator("svg.i:visible");
  // A form has just opened the page, whose styles may not have arrived.
  const readWidest = () =>
    icons.evaluateAll((all) => Math.max(...all.map((icon) => icon.getBoundingClientRect().width)));
  await expect.poll(readWidest).toBeLessThanOrEqual(32);
  await expect.poll(() => horizontalOverflow(page)).toBe(0);
}

test.describe("a browser below the minimum", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(RegExp.prototype, "hasIndices");
    }),
  );

  test("runs no script, and searches, filters and calls with forms and links", async ({ page, request }) => {
    const errors: Error[] = [];
    page.on("pageerror", (error) => errors.push(error));
    await page.goto("/");
    await expectServedPage(page);
    await page.getByRole("searchbox", { name: "Area or street" }).fill("congo town");
    await page.getByRole("button", { name: "Show homes" }).click();
    await expect(page).toHaveURL(/Congo/);
    await expect(propertyCards(page).first()).toContainText("Congo Town");
    await expectServedPage(page);
    await page.goto("/properties");
    await page.getByRole("button", { name: "Filters" }).click();
    await page
      .getByRole("search")
      .locator("summary", { hasText: /^(Only show|Availability)/ })
      .press("Enter");
    await page.getByRole("checkbox", { name: /^Available only/ }).press(" ");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/available=true/);
    const { total } = await fetchCards(request, listPages[0].call, "available=true");
    await expect(page.getByText(`${total} properties found`)).toHaveCount(1);
    const { uuid, title } = await findListing(request, ({ image_count }) => image_count >= 4);
    await page.goto(`/property/${uuid}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expectServedPage(page);
    await expect(page.getByRole("link", { name: "Call Now" }).first()).toHaveAttribute("href", /^tel:\+\d+$/);
    await expect(page.getByRole("link", { name: /WhatsApp/ }).first()).toHaveAttribute("href", /wa\.me/);
    expect(errors).toEqual([]);
  });

  test("sends an enquiry, and says on the account pages what they need", async ({ page, site }) => {
    const email = createEmail();
    await page.goto("/driving-school");
    const form = enquiryForm(page);
    await form.getByLabel("Name").fill("Ma Kebbeh");
    await form.getByLabel("Email", { exact: true }).fill(email);
    await form.getByLabel("Phone number").fill("+231 77 555 0101");
    await form.getByLabel(/Message/).fill("Is it still free?");
    await form.locator("button[type=submit]").click();
    await expect(page).toHaveURL(/sent=/);
    await expect(page.getByText("Inquiry Sent Successfully!", { exact: true })).toBeVisible();
    expect(await readStoredEnquiries(site, email)).toHaveLength(1);
    await page.goto("/login");
    await expect(page.getByText("use a newer browser", { exact: false })).toBeVisible();
  });
});

/** Lets the page's code fail from its n-th use of a function on, once the HTML is parsed. */
const failAfter = (page: Page, uses: number) =>
  page.addInitScript((limit) => {
    const { map } = Array.prototype;
    let used = 0;
    Array.prototype.map = function fail(this: unknown[], ...rest: Parameters<typeof map>) {
      if (document.readyState !== "loading" && used++ >= limit) {
        document.documentElement.dataset.hasThrown = "";
        throw new TypeError("A function is missing");
      }
      return Reflect.apply(map, this, rest);
    } as typeof map;
  }, uses);

for (const path of ["/", "/properties"])
  for (const uses of [0, 10, 25])
    test(`${path} stays when its code throws after ${uses} uses of a function`, async ({ page }) => {
      await failAfter(page, uses);
      await page.goto(path);
      const heading = await page.getByRole("heading", { level: 1 }).textContent();
      await expect(page.locator("html[data-has-thrown]")).toHaveCount(1);
      await expect.poll(() => isHydrated(page)).toBe(false);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading ?? "");
      await expect(page.getByText("This page could not be shown")).toHaveCount(0);
      await page.getByRole("contentinfo").getByRole("link", { name: "Contact" }).first().click();
      await expect(page).toHaveURL(/\/contact/);
    });
