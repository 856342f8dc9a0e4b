import type { Locator, Page } from "@playwright/test";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createUsername, randomAddressHeaders } from "../support/accounts.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { delayRequests } from "../support/delayed-requests.ts";
import { countControls, readFocus, tabThrough, tabTo } from "../support/keyboard-focus.ts";
import { withHome } from "../support/listings/new-home.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { followLink, waitForScreen } from "../support/shown-screen.ts";

test.use({ viewport: { width: 1280, height: 900 } });

test("the keyboard alone filters, opens, notes, assigns, marks as replied and closes an enquiry", async ({ page }) => {
  const name = `Keys ${createUsername()}`;
  const sent = await page.request.post(apiPrefix + enquiryEndpoints.sendDrivingSchoolEnquiry.path, {
    data: { name, email: `${createUsername()}@example.org`, phone_number: "0770 000 004", message: "By keyboard" },
    headers: randomAddressHeaders(),
  });
  expect(sent.status()).toBe(201);
  await useSavedSession(page);
  await page.goto("/admin/contact-submissions");
  await waitForScreen(page, "/admin/contact-submissions");
  await tabTo(page, page.getByRole("searchbox"));
  await page.keyboard.type(name);
  await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
  await expect(page.getByRole("searchbox")).toBeFocused();
  await tabTo(page, page.getByRole("search").getByLabel("Service"));
  // One letter, because letters with a pause between them are separate choices.
  await page.keyboard.type("D");
  await expect(page).toHaveURL(/service=driving-school/);
  await expect(page.getByRole("search").getByLabel("Service")).toBeFocused();

  const opener = page.getByRole("row").getByRole("button", { name });
  await tabTo(page, opener);
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("changed the status from New to Read")).toBeVisible();
  const stops = await tabThrough(page);
  expect(
    stops.filter(({ isInDialog, isVisiblyFocused }) => !isInDialog || !isVisiblyFocused).map(({ what }) => what),
  ).toEqual([]);

  await tabTo(page, dialog.getByLabel("Internal note"));
  await page.keyboard.type("Typed by keyboard");
  await tabTo(page, dialog.getByRole("button", { name: "Add note" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("paragraph").filter({ hasText: "Typed by keyboard" })).toBeVisible();
  await expect(dialog.getByLabel("Internal note")).toBeFocused();
  await tabTo(page, dialog.getByLabel("Assigned to"));
  await page.keyboard.type("demo_a");
  await expect(dialog.getByText(/demo_admin assigned it to/)).toBeVisible();
  await expect(dialog.getByLabel("Assigned to")).toBeFocused();
  await tabTo(page, dialog.getByRole("button", { name: "Mark as replied" }));
  await page.keyboard.press("Enter");
  await expect(dialog.getByText("changed the status from Read to Replied")).toBeVisible();
  await expect
    .poll(() => readFocus(page))
    .toMatchObject({ isOutside: false, isInDialog: true, isVisiblyFocused: true });

  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the skip link and the last keyboard action decide where the focus is", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { title } = await withHome(request);
  await useSavedSession(page, "super_admin");
  const list = `/admin/listings?q=${encodeURIComponent(title)}`;
  await page.goto(list);
  await waitForScreen(page, list);

  await test.step("the skip link skips the navigation", async () => {
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await page.keyboard.press("Tab");
    await expect(skipLink).toBeFocused();
    await expect(skipLink).toBeInViewport();
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
  });

  await test.step("the confirmation of a deletion takes the focus, keeps it and restores it", async () => {
    const remove = page
      .getByRole("listitem")
      .filter({ hasText: title })
      .getByRole("button", { name: /^Delete/ });
    await expect(remove).toBeVisible();
    await remove.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.getByText("Are you sure you want to delete this item?")).toBeVisible();
    expect(await readFocus(page)).toMatchObject({ isOutside: false, isInDialog: true });
    const stops = await tabThrough(page);
    expect(stops.every(({ isInDialog }) => isInDialog)).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(remove).toBeFocused();
  });

  await test.step("Enter on a navigation link opens the screen without losing the focus", async () => {
    const side = page.getByRole("navigation", { name: "Admin", exact: true });
    await side.getByRole("link", { name: "Import and export" }).focus();
    await page.keyboard.press("Enter");
    await waitForScreen(page, "/admin/import");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Import and export");
    expect(await readFocus(page)).toMatchObject({ isOutside: false });
  });

  await test.step("a file to import is selected", async () => {
    const chooser = page.waitForEvent("filechooser");
    const field = page.getByLabel("CSV file");
    await expect(field).toBeVisible();
    await tabTo(page, field);
    await page.keyboard.press("Enter");
    const buffer = Buffer.from("reference,title\nX-1,\n");
    await (await chooser).setFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText("1 with problems, which would", { exact: false })).toBeVisible();
    await expect(field).toBeFocused();
  });

  await test.step("adding or removing a link in the settings keeps the focus near it", async () => {
    const side = page.getByRole("navigation", { name: "Admin", exact: true });
    await followLink(page, side.getByRole("link", { name: "Settings" }), "/admin/settings");
    const add = page.getByRole("button", { name: "Add link" });
    await expect(add).toBeVisible();
    const before = await page.getByRole("button", { name: /^Remove link/ }).count();
    await add.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: /^Remove link/ })).toHaveCount(before + 1);
    expect(await readFocus(page)).toMatchObject({ isOutside: false, isVisiblyFocused: true });
    const remove = page.getByRole("button", { name: `Remove link ${before + 1}` });
    await remove.focus();
    await page.keyboard.press("Enter");
    await expect(remove).toHaveCount(0);
    await expect
      .poll(() => readFocus(page))
      .toMatchObject({ isOutside: false, isVisiblyFocused: true, what: expect.stringMatching(/link/) });
  });

  await test.step("the save button keeps the focus while the settings are saved", async () => {
    const name = page.getByLabel("Name", { exact: true }).first();
    await name.fill(`${await name.inputValue()} `);
    const released = Promise.withResolvers<void>();
    await page.route("**/api/v1/site", async (route) => {
      if (route.request().method() === "GET") return route.continue();
      await released.promise;
      await route.abort();
    });
    const save = page.getByRole("button", { name: "Save settings" });
    await save.focus();
    await page.keyboard.press("Enter");
    const saving = page.getByRole("button", { name: "Saving..." });
    await expect(saving).toHaveAttribute("aria-disabled", "true");
    await expect(saving).toBeFocused();
    released.resolve();
    await expect(save).toBeFocused();
  });
});

test.describe("in the long run", { tag: "@long" }, () => {
  const screens: [path: string, findContent: (page: Page) => Locator][] = [
    ["/admin", (page) => page.getByRole("button", { name: /^Edit/ }).first()],
    ["/admin?tab=health", (page) => page.getByRole("button", { name: /^Edit Dr/ }).first()],
    ["/admin/contact-submissions", (page) => page.getByRole("button", { name: /Visitor/ }).first()],
    ["/admin/settings", (page) => page.getByLabel("Name", { exact: true }).first()],
    ["/admin/import", (page) => page.getByLabel("CSV file")],
    ["/admin/audit?action=update", (page) => page.getByLabel("Action")],
    ["/admin/privacy", (page) => page.getByLabel("Email or phone number")],
    ["/admin/team", (page) => page.getByText("demo_admin").first()],
  ];

  test("Tab reaches every control of every screen, and each shows its focus", async ({ page }) => {
    await useSavedSession(page, "super_admin");
    await page.goto("/admin");
    const skipLink = page.getByRole("link", { name: "Skip to content" });
    await test.step("the skip link skips the navigation", async () => {
      // While the dashboard loads, its content has no controls.
      await expect(page.getByRole("main").getByRole("button", { name: /^Edit/ }).first()).toBeVisible();
      await page.keyboard.press("Tab");
      await expect(skipLink).toBeFocused();
      await expect(skipLink).toBeInViewport();
      await page.keyboard.press("Enter");
      await page.keyboard.press("Tab");
      expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
    });
    for (const [path, findContent] of screens) {
      await test.step(path, async () => {
        await showScreen(page, path);
        await expect(findContent(page), path).toBeVisible();
        await waitUntilSettled(page);
        // Otherwise an enquiry of another test could add a row above the focus.
        const release = await delayRequests(page, "**/api/v1/**");
        // From the start of the page, as after a page load.
        await skipLink.focus();
        const stops = [await readFocus(page), ...(await tabThrough(page))];
        // A date field has four stops with one name, and the browser draws the ring of one of them.
        const visible = new Set(stops.filter(({ isVisiblyFocused }) => isVisiblyFocused).map(({ what }) => what));
        expect(
          stops.map(({ what }) => what).filter((what) => !visible.has(what)),
          path,
        ).toEqual([]);
        expect(stops.length, path).toBeGreaterThanOrEqual(await countControls(page));
        release();
      });
    }
  });
});
