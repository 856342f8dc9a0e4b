import { expect, openPage, test } from "../support/browser-test.ts";
import { openList, propertyCards } from "../support/property-lists.ts";

/** The way to the saved homes in the bar, with their number. */
const bar = (count: number) => (count > 0 ? `Saved homes, ${count}` : "Saved homes");

test("a heart keeps a home without opening it, and lets it go again", async ({ page }) => {
  await openList(page, "/properties");
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: bar(1), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/properties$/);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("banner").getByRole("link", { name: bar(0), exact: true })).toBeVisible();
});

test("saved homes are counted, listed last saved first, survive a reload and can be removed", async ({ page }) => {
  await openList(page, "/properties");
  const names = [];
  for (const at of [0, 2]) {
    const card = propertyCards(page).nth(at);
    names.unshift(await card.getByRole("heading").textContent());
    await card.getByRole("button", { name: /^Save / }).click();
  }
  await page.getByRole("link", { name: bar(2) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved homes" })).toBeVisible();
  await expect(propertyCards(page).getByRole("heading")).toHaveText(names as string[]);
  await page.reload();
  await expect(propertyCards(page).getByRole("heading")).toHaveText(names as string[]);
  await expect(page.getByRole("link", { name: bar(2) })).toBeVisible();

  await propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(propertyCards(page).getByRole("heading")).toHaveText(names.slice(1) as string[]);
  await propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(page.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  await page.getByRole("link", { name: "See all properties" }).click();
  await expect(page).toHaveURL(/\/properties$/);
});

test("a home saved on its own page is saved on its card", async ({ page }) => {
  await openList(page, "/properties");
  const title = (await propertyCards(page).first().getByRole("heading").textContent()) ?? "";
  await propertyCards(page)
    .first()
    .getByRole("link", { name: /View Details/ })
    .click();
  await page
    .getByRole("region", { name: "Photos" })
    .getByRole("button", { name: `Save ${title}` })
    .click();
  await page.goBack();
  await expect(
    propertyCards(page)
      .first()
      .getByRole("button", { name: `Save ${title}` }),
  ).toHaveAttribute("aria-pressed", "true");
});

test("without signal saved homes stay readable and can be let go", async ({ page, context }) => {
  await openList(page, "/properties");
  for (const at of [0, 1])
    await propertyCards(page)
      .nth(at)
      .getByRole("button", { name: /^Save / })
      .click();
  await page.getByRole("link", { name: bar(2) }).click();
  await expect(propertyCards(page)).toHaveCount(2);
  await context.setOffline(true);
  await expect(propertyCards(page).getByText(/\$[\d,]+/)).toHaveCount(2);
  await propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(propertyCards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: bar(1) })).toBeVisible();
});

test("two tabs know the same saved homes", async ({ page, context }) => {
  await openList(page, "/properties");
  const other = await context.newPage();
  await openPage(other, "/favorites");
  await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await heart.click();
  await expect(propertyCards(other)).toHaveCount(1);
  await expect(other.getByRole("link", { name: bar(1) })).toBeVisible();
  await propertyCards(other)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("link", { name: bar(0), exact: true })).toBeVisible();
});
