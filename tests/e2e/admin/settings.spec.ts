import type { Page } from "@playwright/test";
import { siteEndpoints } from "#contract/endpoints/site.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createAccount } from "../support/accounts.ts";
import { signInAsAdmin, viewAsVisitor } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { desktop, findAccessibilityViolations, horizontalOverflow, phone } from "../support/screens/screen-checks.ts";
import { toast } from "../support/toasts.ts";

test.use({ siteOptions: { content: "seeded", only: "settings" }, viewport: phone, reducedMotion: "reduce" });

/** Opens sections, which are closed on a phone. */
async function openSections(page: Page, ...names: RegExp[]): Promise<void> {
  for (const name of names) await page.getByRole("button", { name, expanded: false }).click();
}

test("settings are restored after a reload, never overwrite newer ones, lead to what is invalid, and reach visitors", {
  tag: "@long",
}, async ({ page, browser, request }) => {
  await signInAsAdmin(page, "super_admin");
  await openPage(page, "/admin/settings");
  const business = page.getByRole("group", { name: "The business" });
  const save = () => page.getByRole("button", { name: "Save settings" }).click();

  await test.step("typed settings are there after a reload, and a link asks before it leaves them", async () => {
    await openSections(page, /^The business/);
    await business.getByLabel("Email").fill("office@kebbeh.example");
    await page.reload();
    await openSections(page, /^The business/);
    await expect(business.getByLabel("Email")).toHaveValue("office@kebbeh.example");
    await expect(page.getByText("Restored", { exact: true })).toBeVisible();
    await page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: "Home" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Keep editing" }).click();
    await expect(page).toHaveURL(/\/admin\/settings$/);
  });

  await test.step("the settings that a colleague has saved since are kept", async () => {
    const { access_token } = await createAccount(request, "super_admin");
    const { site } = (await (await request.get(apiPrefix + siteEndpoints.getSite.path)).json()).data;
    const saved = await request.put(apiPrefix + siteEndpoints.updateSite.path, {
      data: { ...site, address: "Randall Street 7" },
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(saved.status()).toBe(200);
    await save();
    await expect(toast(page)).toContainText("Someone else saved the settings");
    await page.getByRole("button", { name: "Load the newer settings" }).click();
    await expect(business.getByLabel("Address")).toHaveValue("Randall Street 7");
    await expect(business.getByLabel("Email")).toHaveValue("office@kebbeh.example");
  });

  await test.step("an invalid field of a closed part is shown, focused, marked and described", async () => {
    await page.getByLabel("Settings for").selectOption("driving-school");
    await page.getByRole("button", { name: "Use separate contacts" }).click();
    await page.getByLabel("Phone").fill("0886");
    await page.getByLabel("Settings for").selectOption("");
    await save();
    const phoneField = page.locator("#settings-services-driving-school-phone");
    await expect(phoneField).toBeFocused();
    await expect(phoneField).toHaveAttribute("aria-invalid", "true");
    await expect(phoneField).toHaveAccessibleDescription(/international form/);
    expect(await horizontalOverflow(page)).toBe(0);
    await toast(page).getByRole("button", { name: "Close" }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await phoneField.fill("+231 88 612 3458");
    await save();
    await expect(toast(page)).toContainText("Settings saved");
  });

  await test.step("visitors see them", () =>
    viewAsVisitor(browser, async (visitor) => {
      await openPage(visitor, "/driving-school");
      await expect(visitor.getByRole("link", { name: "Call +231 88 612 3458" }).first()).toBeVisible();
      const html = await (await visitor.request.get("/contact")).text();
      for (const text of ["Randall Street 7", "office@kebbeh.example"]) expect(html).toContain(text);
    }));

  // The visitors' styles have the same utilities. After the admin sheet they would replace its wider layouts.
  await test.step("the hours of a day are in one row on a wide screen", async () => {
    await page.setViewportSize(desktop);
    await openPage(page, "/admin/settings");
    const tops = ["Monday from", "Monday to"].map(
      async (name) => (await page.getByLabel(name, { exact: true }).boundingBox())?.y,
    );
    const [opens, closes] = await Promise.all(tops);
    expect(opens).toBeGreaterThan(0);
    expect(opens).toBe(closes);
  });
});
