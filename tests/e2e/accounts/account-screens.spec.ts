import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { expectAccessibleScreen, phone } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

type Role = "user" | "admin";
/** The screens that each role sees. The screens of super admins are in the tests of the admin screens. */
const screens: [role: Role, states: [path: string, heading: string][]][] = [
  [
    "user",
    [
      ["/account", "Your account"],
      ["/admin", "Access Denied"],
    ],
  ],
  [
    "admin",
    [
      ["/admin/team", "Access Denied"],
      ["/admin", "Dashboard"],
      ["/admin/nowhere", "Oops! Page not found"],
    ],
  ],
];

test.describe("on a phone, then on a desktop", () => {
  test.use({ viewport: phone, reducedMotion: "reduce" });

  for (const [role, states] of screens) {
    test(`as ${role}: each screen shows its heading, fits every window and passes axe in both themes`, async ({
      page,
    }) => {
      await useSavedSession(page, role);
      const [first] = states[0] ?? [""];
      await page.goto(first);
      for (const [path, heading] of states) {
        await test.step(path, async () => {
          if (path !== first) await showScreen(page, path);
          await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
          await waitUntilSettled(page);
          await expectAccessibleScreen(page, { screen: path });
        });
      }
      if (role !== "admin") return;
      for (const path of ["/admin/settings", "/admin/audit", "/admin/privacy"]) {
        await showScreen(page, path);
        await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Access Denied");
      }
    });
  }
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
