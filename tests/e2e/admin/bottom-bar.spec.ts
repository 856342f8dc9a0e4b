import type { Locator, Page } from "@playwright/test";
import { signInAsAdmin, useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { tabThrough } from "../support/keyboard-focus.ts";
import { phone, setTextSize } from "../support/screens/screen-checks.ts";
import { followLink } from "../support/shown-screen.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

const bar = (page: Page): Locator => page.getByRole("navigation", { name: "Admin bar" });

test("the bar marks the page, fits large text, and has the other screens and Logout under More", async ({ page }) => {
  await signInAsAdmin(page, "super_admin");
  await page.goto("/admin");
  const items = bar(page).locator("> a, > button");
  const add = bar(page).getByRole("button", { name: "New" });
  const marked = bar(page).locator("> [aria-current]");
  const more = bar(page).getByRole("button", { name: "More" });
  const sheet = page.getByRole("dialog", { name: "More" });

  await test.step("has Home, Inbox, Calendar, Listings and More, and the button beside them", async () => {
    await expect(items).toHaveText([/^Home/, /^Inbox/, /^Calendar/, /^Listings/, /^More/, "New"]);
    await expect(marked).toHaveText(/^Home/);
  });
  await test.step("keeps its height and its labels inside it with text at 200 %", async () => {
    const before = await bar(page).boundingBox();
    await setTextSize(page, 200);
    expect((await bar(page).boundingBox())?.height).toBe(before?.height);
    const labels = await bar(page)
      .locator("> :not(:last-child) > span:not(:has(.sr-only))")
      .evaluateAll((elements) =>
        elements.map((element) => {
          const [label, item] = [element.getBoundingClientRect(), element.parentElement?.getBoundingClientRect()];
          return item !== undefined && label.left >= item.left && label.right <= item.right;
        }),
      );
    expect(labels).toEqual([true, true, true, true, true]);
    const inbox = bar(page).getByRole("link", { name: "Inbox" });
    const badge = await inbox.locator("> span:has(.sr-only)").boundingBox();
    expect(badge?.height).toBeLessThanOrEqual(20);
    await setTextSize(page, 100);
  });
  await test.step("marks the page that a link opens", async () => {
    for (const [name, path] of [
      ["Listings", "/admin/listings"],
      ["Calendar", "/admin/calendar"],
      ["Inbox", "/admin/contact-submissions?unanswered=true"],
    ] as const) {
      await followLink(page, bar(page).getByRole("link", { name }), path);
      await expect(marked).toHaveText(new RegExp(`^${name}`));
    }
  });
  await test.step("More opens with Enter, keeps the focus, and gives it back on Escape", async () => {
    await more.focus();
    await page.keyboard.press("Enter");
    await expect(sheet).toBeVisible();
    const stops = await tabThrough(page);
    expect(stops.filter(({ isInDialog }) => !isInDialog)).toEqual([]);
    expect(stops.length).toBeGreaterThan(4);
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
  });
  await test.step("More opens a sheet with the screens that the bar lacks, and marks the current one", async () => {
    await more.click();
    await expect(sheet.getByRole("heading", { level: 3 })).toHaveText(["Customers", "Tools", "Business", "You"]);
    await followLink(page, sheet.getByRole("link", { name: "Audit" }), "/admin/audit");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit");
    await expect(marked).toHaveText("More");
    await more.click();
    await expect(sheet.locator("[aria-current=page]")).toHaveText("Audit");
    await page.keyboard.press("Escape");
  });
  await test.step("New opens a form, whose bar replaces this one", async () => {
    await showScreen(page, "/admin/people");
    await add.click();
    const links = page.getByRole("dialog", { name: "New" });
    await followLink(page, links.getByRole("link", { name: "Listing for rent" }), "/add-rent-property");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Save as draft" })).toBeInViewport();
    await expect(bar(page)).toBeHidden();
  });
  await test.step("Logout is under More", async () => {
    await showScreen(page, "/admin/audit");
    await more.click();
    await sheet.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("the search finds a home while one types, and Back closes it and gives the focus back", async ({ page }) => {
  await useSavedSession(page);
  await page.goto("/admin/people");
  const opener = page.getByRole("button", { name: /^Search people/ });
  const search = page.getByRole("dialog", { name: "Search" });
  await opener.click();
  await expect(search.getByRole("searchbox")).toBeFocused();
  await search.getByRole("searchbox").fill("house");
  await expect(search.getByRole("heading", { name: "Homes" })).toBeVisible();
  await page.goBack();
  await expect(search).toBeHidden();
  await expect(page).toHaveURL("/admin/people");
  await expect(opener).toBeFocused();
  await page.keyboard.press("/");
  await search.getByRole("searchbox").fill("house");
  await expect(search.getByRole("status")).toHaveText(/^(At least )?\d+ results?$/);
  await page.keyboard.press("Enter");
  await expect(page).not.toHaveURL("/admin/people");
  await page.goBack();
  await expect(page).toHaveURL("/admin/people");
  await expect(search).toBeHidden();
});

/** The bar of the screens, or the bar of a form in its place. */
const bars = ".admin-bar, .listing-form div:has(> [type=submit])";

const screens: [path: string, heading: string | RegExp][] = [
  ["/admin", "Dashboard"],
  ["/admin/listings", "Listings"],
  ["/admin/listings?tab=driving", "Listings"],
  ["/admin/contact-submissions", "Contact Submissions"],
  ["/admin/settings", "Settings"],
  ["/admin/import", "Import and export"],
  ["/admin/audit", "Audit"],
  ["/admin/privacy", "Personal data"],
  ["/admin/team", "Team"],
  ["/add-property", "Add Buy Property"],
  ["/add-rent-property", "Add Rent Property"],
];

test("the bar covers no control that has the focus, and nothing at the end of a page", { tag: "@long" }, async ({
  page,
}) => {
  await useSavedSession(page, "super_admin");
  await page.goto("/admin/privacy");
  for (const [path, heading] of screens) {
    await test.step(path, async () => {
      await showScreen(page, path);
      await expect(page.getByRole("heading", { level: 1 }), path).toHaveText(heading);
      expect(await findCoveredControls(page), path).toEqual([]);
      expect(await findCoveredAtEnd(page), path).toEqual([]);
    });
  }
});

/** Focuses each control of the page and returns those that the bar covers. */
const findCoveredControls = (page: Page): Promise<string[]> =>
  page.evaluate((bars) => {
    const shown = [...document.querySelectorAll(bars)].filter((element) => element.checkVisibility());
    const controls = [
      ...document.querySelectorAll<HTMLElement>("main :is(a[href], button, input, select, textarea, summary)"),
    ];
    return controls
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && !control.matches(":disabled"))
      .filter((control) => !shown.some((bar) => bar.contains(control)))
      .flatMap((control) => {
        control.focus();
        const barTop = Math.min(...shown.map((bar) => bar.getBoundingClientRect().top));
        const { bottom, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? control.textContent ?? control.id;
        return bottom > barTop && height < barTop ? [`${control.tagName} ${name}`] : [];
      });
  }, bars);

/** Scrolls to the end of the page and returns the elements that the bar covers there. */
const findCoveredAtEnd = (page: Page): Promise<string[]> =>
  page.evaluate((bars) => {
    scrollTo(0, document.documentElement.scrollHeight);
    const covering = [...document.querySelectorAll(bars)].filter((element) => element.checkVisibility());
    const top = Math.min(...covering.map((bar) => bar.getBoundingClientRect().top));
    const shown = [...document.querySelectorAll("main *")].filter(
      // The bar itself and its ancestors do not count.
      (element) =>
        element.checkVisibility() && !element.closest(bars) && !covering.some((bar) => element.contains(bar)),
    );
    return shown
      .filter((element) => element.getBoundingClientRect().bottom > top && !element.closest(".sr-only"))
      .map(({ outerHTML }) => outerHTML.slice(0, 120));
  }, bars);
