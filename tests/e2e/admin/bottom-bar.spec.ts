import type { Locator, Page } from "@playwright/test";
import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { phone } from "../support/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const bar = (page: Page): Locator => page.getByRole("navigation", { name: "Admin bar" });

test("the bar has Home, Listings, Add, Inbox and More, and marks the current page", async ({ page }) => {
  await useSavedSession(page, "super_admin");
  await page.goto("/admin");
  const items = bar(page).locator("> a, > button");
  await expect(items).toHaveText([/^Home/, /^Listings/, /^Add/, /^Inbox/, /^More/]);
  const marked = bar(page).locator("> [aria-current]");
  await expect(marked).toHaveText(/^Home/);
  for (const name of ["Listings", "Inbox"]) {
    await bar(page).getByRole("link", { name }).click();
    await expect(marked).toHaveText(new RegExp(`^${name}`));
  }
  await bar(page).getByRole("button", { name: "Add", exact: true }).click();
  await page.getByRole("dialog", { name: "Add a listing" }).getByRole("link", { name: "Add Rent Property" }).click();
  await expect(page).toHaveURL(/\/add-rent-property$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(marked).toHaveText(/^Add/);
});

test("More opens a sheet with the screens that the bar lacks, and marks the current one", async ({ page }) => {
  await useSavedSession(page, "super_admin");
  await page.goto("/admin");
  await bar(page).getByRole("button", { name: "More" }).click();
  const sheet = page.getByRole("dialog", { name: "More" });
  await expect(sheet.getByRole("link")).toHaveText([
    "Buy Properties",
    "Rent Properties",
    "Import and export",
    "Settings",
    /^Team/,
    "Audit",
    "A person's data",
    "Your account",
  ]);
  await sheet.getByRole("link", { name: "Audit" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit");
  await expect(bar(page).locator("> [aria-current]")).toHaveText("More");
  await bar(page).getByRole("button", { name: "More" }).click();
  await expect(sheet.locator("[aria-current=page]")).toHaveText("Audit");
});

const screens = [
  "/admin",
  "/admin/listings",
  "/admin/listings?tab=driving",
  "/admin/contact-submissions",
  "/admin/settings",
  "/admin/import",
  "/admin/audit",
  "/admin/privacy",
  "/admin/team",
  "/add-property",
  "/add-rent-property",
];

for (const path of screens) {
  test(`${path}: the bar covers no control that has the focus, and nothing at the end of the page`, async ({
    page,
  }) => {
    await useSavedSession(page, "super_admin");
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await waitUntilSettled(page);
    expect(await findCoveredControls(page)).toEqual([]);
    const isEndClear = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const top = document.querySelector(".admin-bar")?.getBoundingClientRect().top ?? 0;
      const shown = [...document.querySelectorAll("main *")].filter((element) => element.checkVisibility());
      return shown.every((element) => element.getBoundingClientRect().bottom <= top || element.closest(".sr-only"));
    });
    expect(isEndClear).toBe(true);
  });
}

/** Focuses each control of the page and returns those that the bar covers. */
const findCoveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const barTop = document.querySelector(".admin-bar")?.getBoundingClientRect().top ?? 0;
    const controls = [...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea)")];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled"))
      .flatMap((control) => {
        control.focus();
        const { bottom, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent ?? control.id;
        return bottom > barTop && height < barTop ? [`${control.tagName} ${name}`] : [];
      });
  });

test("the bar keeps its height and its labels inside it with text at 200 %", async ({ page }) => {
  await useSavedSession(page, "super_admin");
  await page.goto("/admin");
  await expect(bar(page)).toBeVisible();
  const before = await bar(page).boundingBox();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  const after = await bar(page).boundingBox();
  expect(after?.height).toBe(before?.height);
  const labels = await bar(page)
    .locator("> * > span:not(.count-badge)")
    .evaluateAll((elements) =>
      elements.map((element) => {
        const [label, item] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
        return item !== undefined && label.left >= item.left && label.right <= item.right;
      }),
    );
  expect(labels).toEqual([true, true, true, true, true]);
});
