import { expect, openPage, test } from "../support/browser-test.ts";
import { firstHomeLink, openList, propertyCards } from "../support/listings/property-lists.ts";

/** Returns the accessible name of the header link to the saved homes. */
const savedLinkName = (count: number) => (count > 0 ? `Saved homes, ${count}` : "Saved homes");

test("hearts save and remove homes, in lists, on their pages, offline and in other tabs", async ({ page, context }) => {
  await openList(page, "/properties");
  const heart = (index: number) =>
    propertyCards(page)
      .nth(index)
      .getByRole("button", { name: /^Save / });
  const savedLink = (count: number) =>
    page.getByRole("banner").getByRole("link", { name: savedLinkName(count), exact: true });
  const titles = await propertyCards(page).getByRole("heading").allTextContents();
  await test.step("the heart saves and removes a home without opening it", async () => {
    await expect(heart(0)).toHaveAttribute("aria-pressed", "false");
    await heart(0).click();
    await expect(heart(0)).toHaveAttribute("aria-pressed", "true");
    await expect(savedLink(1)).toBeVisible();
    await expect(page).toHaveURL(/\/properties$/);
    await heart(0).click();
    await expect(heart(0)).toHaveAttribute("aria-pressed", "false");
    await expect(savedLink(0)).toBeVisible();
  });
  await test.step("another tab shows the same homes", async () => {
    const other = await context.newPage();
    await openPage(other, "/favorites");
    await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await heart(0).click();
    await expect(propertyCards(other)).toHaveCount(1);
    await expect(other.getByRole("link", { name: savedLinkName(1) })).toBeVisible();
    await propertyCards(other)
      .first()
      .getByRole("button", { name: /^Save / })
      .click();
    await expect(heart(0)).toHaveAttribute("aria-pressed", "false");
    await expect(savedLink(0)).toBeVisible();
    await other.close();
  });
  await test.step("a home saved on its own page is marked on its card", async () => {
    await firstHomeLink(page).click();
    await page
      .getByRole("region", { name: "Photos" })
      .getByRole("button", { name: `Save ${titles[0]}` })
      .click();
    await page.goBack();
    await expect(heart(0)).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("the saved homes are counted, listed with the newest first, and kept after a reload", async () => {
    await heart(2).click();
    await savedLink(2).click();
    await expect(page.getByRole("heading", { level: 1, name: "Saved homes" })).toBeVisible();
    const saved = [titles[2] ?? "", titles[0] ?? ""];
    await expect(propertyCards(page).getByRole("heading")).toHaveText(saved);
    await page.reload();
    await expect(propertyCards(page).getByRole("heading")).toHaveText(saved);
    await expect(savedLink(2)).toBeVisible();
  });
  await test.step("offline they are shown and can be removed", async () => {
    await context.setOffline(true);
    await expect(propertyCards(page).getByText(/\$[\d,]+/)).toHaveCount(2);
    await heart(0).click();
    await expect(propertyCards(page).getByRole("heading")).toHaveText([titles[0] ?? ""]);
    await expect(savedLink(1)).toBeVisible();
    await context.setOffline(false);
  });
  await test.step("without saved homes the page leads to the list", async () => {
    await heart(0).click();
    await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
    await page.getByRole("link", { name: "See all properties" }).click();
    await expect(page).toHaveURL(/\/properties$/);
  });
});
