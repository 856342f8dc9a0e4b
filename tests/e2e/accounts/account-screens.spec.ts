import { createAccount, openSignedIn } from "../support/accounts.ts";
import { expect, findAccessibilityViolations, horizontalOverflow, test } from "../support/browser-test.ts";

const screens: [path: string, heading: string, role?: "admin" | "super_admin"][] = [
  ["/account", "Your account"],
  ["/admin", "Access Denied"],
  ["/admin", "Dashboard", "admin"],
  ["/admin/team", "Access Denied", "admin"],
  ["/admin/team", "Team", "super_admin"],
  ["/admin/settings", "Settings", "super_admin"],
  ["/admin/settings", "Access Denied", "admin"],
  ["/admin/audit", "Audit", "super_admin"],
  ["/admin/privacy", "A person's data", "super_admin"],
  ["/admin/nowhere", "Oops! Page not found", "admin"],
];

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme });

      for (const [path, heading, role] of screens) {
        test(`${path} of a ${role ?? "user"} has its heading, fits its window and gives axe nothing to say`, async ({
          page,
          request,
        }) => {
          await openSignedIn(page, await createAccount(request, role), path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          await page.waitForLoadState("networkidle");
          expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          expect(await findAccessibilityViolations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe("the staff's bar on the phone", () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test("leads on, and opens the rest under More, where Logout is", async ({ page, request }) => {
    await openSignedIn(page, await createAccount(request, "super_admin"), "/admin");
    const bar = page.getByRole("navigation", { name: "Admin bar" });
    await bar.getByRole("link", { name: "Inbox" }).click();
    await expect(page).toHaveURL(/\/admin\/contact-submissions$/);
    const more = page.getByRole("dialog", { name: "Admin" });
    await bar.getByRole("button", { name: "More" }).click();
    expect(await findAccessibilityViolations(page)).toEqual([]);
    await more.getByRole("link", { name: "Team" }).click();
    await expect(page).toHaveURL(/\/admin\/team$/);
    await bar.getByRole("button", { name: "More" }).click();
    await more.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/login$/);
  });
});

test("no page of the staff is for search engines, and an unknown one is 404", async ({ request }) => {
  for (const [path, status] of [
    ["/admin", 200],
    ["/admin/team", 200],
    ["/admin/nowhere", 404],
    ["/admin/login", 200],
  ] as const) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(status);
    expect(await answer.text(), path).toContain('<meta name="robots" content="noindex">');
  }
});
