import type { Page } from "@playwright/test";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { expect, test } from "../support/browser-test.ts";
import {
  fetchCards,
  filterSheetButton,
  firstHomeLink,
  openList,
  propertyCards,
  searchBox,
} from "../support/listings/property-lists.ts";
import { gallery } from "../support/listings/property-page.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { sendTranslatedEnquiry } from "../support/translation/translated-enquiry.ts";
import {
  expectWorkingTranslation,
  mark,
  prepareTranslation,
  translate,
} from "../support/translation/translated-page.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

interface Visit {
  page: Page;
  /** Returns the number of homes of the API for a query. */
  count: (query: string) => Promise<number>;
}

/** The number of results, as a phone shows it. */
const expectHomes = (page: Page, count: number) =>
  expect(page.getByRole("status").filter({ hasText: /found/ })).toContainText(
    new RegExp(`${count}${mark}?\\s${count === 1 ? "property" : "properties"} found${mark}`),
  );

/** What a visitor does in a translated list and in a home of it, one after the other. */
const actions: Record<string, (visit: Visit) => Promise<void>> = {
  "filters in the sheet": async ({ page, count }) => {
    await filterSheetButton(page).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("checkbox", { name: /^House/ }).check();
    const houses = await count("property_type=House");
    await expect(dialog.getByRole("button", { name: /^Show/ })).toContainText(`${houses} homes${mark}`);
    await dialog.getByRole("button", { name: /^Show/ }).click();
    await expectHomes(page, houses);
  },
  "removes a filter": async ({ page, count }) => {
    await page.getByRole("link", { name: "Remove House" }).click();
    await expectHomes(page, await count(""));
  },
  "sorts the list": async ({ page }) => {
    const sort = page.getByRole("combobox", { name: "Sort" });
    await sort.selectOption("price-high");
    await expect(page).toHaveURL(/sort=price-high/);
    await expect(sort).toHaveValue("price-high");
  },
  "opens further results": async ({ page, count }) => {
    const pager = page.getByRole("navigation", { name: "Pages" });
    await pager.getByRole("link", { name: "Next" }).click();
    await expect(pager).toContainText(`25–48 of ${await count("")}${mark}`);
  },
  "searches, with suggestions": async ({ page }) => {
    await searchBox(page).fill("town");
    await page.getByRole("option", { name: /^Congo Town/ }).click();
    await expect(page).toHaveURL(/Congo/);
    await expect(propertyCards(page).first()).toContainText(mark);
  },
  "saves a home": async ({ page }) => {
    await propertyCards(page)
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    await expect(page.getByRole("link", { name: "Saved homes, 1" })).toBeVisible();
  },
  "shows prices in L$ and hides them": async ({ page }) => {
    const toggle = page.getByRole("contentinfo").getByRole("button", { name: /prices/ });
    await toggle.click();
    await expect(toggle).toHaveText(`Show prices in US$ only${mark}`);
    await expect(propertyCards(page).first().locator(".price")).toContainText(/L\$/);
    await toggle.click();
    await expect(toggle).toHaveText(`Show prices also in L$${mark}`);
  },
  "opens a home and its photos": async ({ page }) => {
    await firstHomeLink(page).click();
    await expect(gallery(page)).toBeVisible();
    await gallery(page).getByRole("button", { name: "Next photo" }).click();
    await expect(gallery(page).locator(".count")).toHaveText(new RegExp(`^2 / \\d+${mark}$`));
  },
  "writes about the home": async ({ page }) => {
    await waitUntilSettled(page);
    await page.getByRole("link", { name: "Send Message" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
    await expect(page.getByRole("dialog").getByText(`Name is required${mark}`)).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  },
  "changes the theme": async ({ page }) => {
    await page.getByRole("banner").getByRole("button", { name: /theme/ }).click();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  },
  "removes the saved home": async ({ page }) => {
    await page.getByRole("link", { name: "Saved homes, 1" }).click();
    await expect(
      page.getByText(`1 home saved in this browser. You can open them without internet.${mark}`),
    ).toBeVisible();
    await propertyCards(page)
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  },
};

test("a visitor of a translated page filters, searches, saves and opens homes", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const count = async (query: string) =>
    (await fetchCards(request, propertyEndpoints.listProperties.path, query)).total;
  await prepareTranslation(page);
  await openList(page, "/properties");
  await translate(page);
  for (const [title, act] of Object.entries(actions))
    await test.step(title, async () => {
      await act({ page, count });
      await expectWorkingTranslation(page);
    });
});

test("an enquiry of a translated page is corrected, queued offline, sent and confirmed", ({ page, site }) =>
  sendTranslatedEnquiry(page, site, "/driving-school"));
