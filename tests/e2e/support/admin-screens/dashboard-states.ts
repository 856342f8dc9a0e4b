import type { Page } from "@playwright/test";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { apiPrefix, endpointPath } from "#contract/http/api-path.ts";
import { readAuthorization } from "../admin.ts";
import { expect } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { chooseListingAction, listingRows } from "../listings/listing-rows.ts";
import { closeDialogs, type ScreenStates } from "./screen-states.ts";

/** Lets a colleague change each listing at the moment when it is saved. */
async function simulateConflicts(page: Page): Promise<void> {
  const { getAdminProperty, updateBuyProperty, updateRentProperty } = adminPropertyEndpoints;
  const headers = await readAuthorization(page);
  for (const { path } of [updateBuyProperty, updateRentProperty])
    await page.route(`**${apiPrefix}${path}`, async (route) => {
      const { uuid } = route.request().postDataJSON();
      const stored = await page.request.get(apiPrefix + endpointPath(getAdminProperty.route, { uuid }), { headers });
      const updated_at = new Date().toISOString();
      const current = { ...(await stored.json()).data.property, title: "The title of a colleague", updated_at };
      const changed = [{ field: "title", by: "demo_admin", at: updated_at }];
      await route.fulfill({
        status: 409,
        json: { detail: "Someone else has changed this listing.", current, changed },
      });
    });
}

/** Makes five listings of the seed due for confirmation, as five months later. */
async function simulateListingsToConfirm(page: Page): Promise<void> {
  const headers = await readAuthorization(page);
  const list = await page.request.get(`${apiPrefix}${adminPropertyEndpoints.listAdminProperties.path}?limit=5`, {
    headers,
  });
  const { properties } = (await list.json()).data;
  const due = properties.map((property: object, index: number) => ({
    ...property,
    reference: `MH-900${index}`,
    title: "Spacious three-bedroom family residence with generator, borehole and servants' quarters",
    confirmed_at: index > 0 ? "2026-01-12T09:00:00.000Z" : null,
    listed_by: "Josephine Kollie-Washington",
    // Without a number to ask, the answers are so narrow that the title would share their line.
    contact_number: index % 2 ? null : "0886 123 456",
  }));
  await page.route(`**${apiPrefix}${adminPropertyEndpoints.listToConfirm.path}*`, (route) =>
    route.fulfill({ json: { data: { properties: due }, total: 9, total_exact: true, next_cursor: null } }),
  );
}

/** The dashboard, its dialogs, and the list of properties. Each function opens a state from the one before it. */
export const dashboardStates: ScreenStates = {
  "the dashboard": async (page) => {
    await simulateListingsToConfirm(page);
    await showScreen(page, "/admin");
    await expect(listingRows(page).first()).toBeVisible();
    // On a phone the charts load on request.
    const charts = page.getByRole("heading", { name: "Top listings" });
    await expect(charts).toHaveCount(0);
    await page.getByText("Charts", { exact: true }).click();
    await expect(charts).toBeVisible();
  },
  "listings to confirm": async (page) => {
    await page.getByLabel("Select MH-9002").check();
    await expect(page.getByText("1 selected")).toBeVisible();
    // Five listings are two screens of a phone, not twelve.
    const { height } = (await page.locator("#to-confirm").boundingBox()) ?? { height: 0 };
    expect(height).toBeLessThan(5 * 300 + 300);
  },
  "the menu under More": async (page) => {
    await page.getByRole("button", { name: "More", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "More" })).toBeVisible();
  },
  "the menu New": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: "New", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "New" })).toBeVisible();
  },
  "the search": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: /^Search people/ }).click();
    const search = page.getByRole("dialog", { name: "Search" });
    await search.getByRole("searchbox").fill("house");
    await expect(search.getByRole("heading", { name: "Homes" })).toBeVisible();
  },
  "the gallery of a property": async (page) => {
    await closeDialogs(page);
    await page
      .getByRole("button", { name: /photos? of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the confirmation of a deletion": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "Delete");
    await expect(page.getByText("Are you sure you want to delete this item?")).toBeVisible();
  },
  "a property in detail": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "View");
    await page.getByRole("dialog").getByRole("button", { name: "Check photos" }).click();
    await expect(page.getByText(/^Photo 1,/)).toBeVisible();
  },
  "the edit dialog": async (page) => {
    await closeDialogs(page);
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
  },
  "the preview": async (page) => {
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  },
  "a conflict with a colleague's change": async (page) => {
    await closeDialogs(page);
    await simulateConflicts(page);
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await page.getByRole("dialog").getByLabel("Title").fill("My own title");
    await page.getByRole("button", { name: "Save changes" }).click();
    const conflict = page.getByRole("dialog", { name: "This listing has changed" });
    await expect(conflict.getByRole("group", { name: "Title" })).toContainText("The title of a colleague");
  },
};
