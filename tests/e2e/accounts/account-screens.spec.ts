import { createAccount, openSignedIn } from "../support/accounts.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { desktop, expectAccessibleScreen, findOverflow, phone } from "../support/screens/screen-checks.ts";
import { waitUntilSettled } from "../support/settled-page.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

// The screens of colleagues are in the tests of the admin area.
test("the account page and the denied admin area fit every window and pass axe on a phone in both themes", {
  tag: "@long",
}, async ({ page, request }) => {
  await openSignedIn(page, await createAccount(request), "/account");
  for (const [path, heading] of [
    ["/account", "Your account"],
    ["/admin", "Access Denied"],
  ] as const)
    await test.step(path, async () => {
      await showScreen(page, path);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
      await waitUntilSettled(page);
      await expectAccessibleScreen(page, { screen: path, sizes: [phone] });
      await page.setViewportSize(desktop);
      expect(await findOverflow(page)).toEqual([]);
    });
});
