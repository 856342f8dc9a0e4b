import type { Locator, Page } from "@playwright/test";

/** Returns the rows of the dashboard's list of properties, all or those with a text. */
export const listingRows = (page: Page, hasText?: string): Locator =>
  page
    .getByRole("listitem")
    // Hidden while listings are selected.
    .filter({ has: page.getByRole("button", { name: /^Actions for/, includeHidden: true }) })
    .filter(hasText === undefined ? {} : { hasText });

/** Opens the menu of a row on a phone. Returns the sheet with its actions. */
export async function openListingMenu(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole("button", { name: /^Actions for/ }).click();
  return page.getByRole("dialog");
}

/** Chooses an action from the menu of a row on a phone. */
export async function chooseListingAction(page: Page, row: Locator, name: string | RegExp): Promise<void> {
  const menu = await openListingMenu(page, row);
  await menu.getByRole("button", { name, exact: typeof name === "string" }).click();
}
