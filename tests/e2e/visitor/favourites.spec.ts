import { expect, openPage, test } from "../support/browser-test.ts";
import { openList, propertyCards } from "../support/property-lists.ts";

/** Returns the accessible name of the header link to the saved homes. */
const savedLinkName = (count: number) => (count > 0 ? `Saved homes, ${count}` : "Saved homes");

test("the heart saves and removes a home without opening it", async ({ page }) => {
  await openList(page, "/properties");
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByRole("banner").getByRole("link", { name: savedLinkName(1), exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/properties$/);
  await heart.click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("banner").getByRole("link", { name: savedLinkName(0), exact: true })).toBeVisible();
});

test("counts saved homes, lists the newest first, keeps them after a reload and removes them", async ({ page }) => {
  await openList(page, "/properties");
  const names = [];
  for (const index of [0, 2]) {
    const card = propertyCards(page).nth(index);
    names.unshift(await card.getByRole("heading").textContent());
    await card.getByRole("button", { name: /^Save / }).click();
  }
  await page.getByRole("link", { name: savedLinkName(2) }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Saved homes" })).toBeVisible();
  await expect(propertyCards(page).getByRole("heading")).toHaveText(names as string[]);
  await page.reload();
  await expect(propertyCards(page).getByRole("heading")).toHaveText(names as string[]);
  await expect(page.getByRole("link", { name: savedLinkName(2) })).toBeVisible();

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

test("marks a home as saved on its card after it was saved on its own page", async ({ page }) => {
  await openList(page, "/properties");
  const title = (await propertyCards(page).first().getByRole("heading").textContent()) ?? "";
  await propertyCards(page).first().getByRole("heading").getByRole("link").click();
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

test("shows saved homes offline, and removes them offline", async ({ page, context }) => {
  await openList(page, "/properties");
  for (const index of [0, 1])
    await propertyCards(page)
      .nth(index)
      .getByRole("button", { name: /^Save / })
      .click();
  await page.getByRole("link", { name: savedLinkName(2) }).click();
  await expect(propertyCards(page)).toHaveCount(2);
  await context.setOffline(true);
  await expect(propertyCards(page).getByText(/\$[\d,]+/)).toHaveCount(2);
  await propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(propertyCards(page)).toHaveCount(1);
  await expect(page.getByRole("link", { name: savedLinkName(1) })).toBeVisible();
});

test("keeps saved homes in sync between two tabs", async ({ page, context }) => {
  await openList(page, "/properties");
  const other = await context.newPage();
  await openPage(other, "/favorites");
  await expect(other.getByRole("heading", { name: "Nothing saved yet" })).toBeVisible();
  const heart = propertyCards(page)
    .first()
    .getByRole("button", { name: /^Save / });
  await heart.click();
  await expect(propertyCards(other)).toHaveCount(1);
  await expect(other.getByRole("link", { name: savedLinkName(1) })).toBeVisible();
  await propertyCards(other)
    .first()
    .getByRole("button", { name: /^Save / })
    .click();
  await expect(heart).toHaveAttribute("aria-pressed", "false");
  await expect(page.getByRole("link", { name: savedLinkName(0), exact: true })).toBeVisible();
});
