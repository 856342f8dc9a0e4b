import { createAccount, openSignedIn } from "../support/accounts.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { expectAccessibleScreen, findAccessibilityViolations, phone } from "../support/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

const screens: [path: string, heading: string, role: "user" | "admin" | "super_admin"][] = [
  ["/account", "Your account", "user"],
  ["/admin", "Access Denied", "user"],
  ["/admin", "Dashboard", "admin"],
  ["/admin/team", "Access Denied", "admin"],
  ["/admin/team", "Team", "super_admin"],
  ["/admin/settings", "Settings", "super_admin"],
  ["/admin/settings", "Access Denied", "admin"],
  ["/admin/audit", "Audit", "super_admin"],
  ["/admin/privacy", "A person's data", "super_admin"],
  ["/admin/nowhere", "Oops! Page not found", "admin"],
];

test.describe("on a phone, then on a desktop", () => {
  test.use({ viewport: phone, reducedMotion: "reduce" });

  for (const [path, heading, role] of screens) {
    test(`${path} as ${role}: shows its heading, fits every window and passes axe in both themes`, async ({ page }) => {
      await useSavedSession(page, role);
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await waitUntilSettled(page);
      await expectAccessibleScreen(page);
    });
  }
});

test.describe("the admin bar on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("links to the inbox, and shows the other links and Logout under More", async ({ page, request }) => {
    await openSignedIn(page, await createAccount(request, "super_admin"), "/admin");
    const bar = page.getByRole("navigation", { name: "Admin bar" });
    await bar.getByRole("link", { name: "Inbox" }).click();
    await expect(page).toHaveURL(/\/admin\/contact-submissions$/);
    const more = page.getByRole("dialog", { name: "More" });
    await bar.getByRole("button", { name: "More" }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await more.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL(/\/admin\/team$/);
    await bar.getByRole("button", { name: "More" }).click();
    await more.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("serves every admin page with noindex, and an unknown one with 404", async ({ request }) => {
  for (const [path, status] of [
    ["/admin", 200],
    ["/admin/team", 200],
    ["/admin/nowhere", 404],
    ["/admin/login", 200],
  ] as const) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(status);
    expect(await response.text(), path).toContain('<meta name="robots" content="noindex">');
  }
});
