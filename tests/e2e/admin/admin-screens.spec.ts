import { useSavedSession } from "../support/admin.ts";
import { dashboardStates } from "../support/admin-screens/dashboard-states.ts";
import { inboxStates } from "../support/admin-screens/inbox-states.ts";
import { listingsStates } from "../support/admin-screens/listings-states.ts";
import { managementStates } from "../support/admin-screens/management-states.ts";
import { peopleStates } from "../support/admin-screens/people-states.ts";
import { expectAccessibleStates } from "../support/admin-screens/screen-states.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { desktop, phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, reducedMotion: "reduce", colorScheme: "light" });
test.setTimeout(240_000);

for (const [subject, states] of Object.entries({
  dashboard: dashboardStates,
  inbox: inboxStates,
  listings: listingsStates,
  management: managementStates,
  people: peopleStates,
}))
  test(`${subject}: each state fits a phone and a desktop; on a phone it has large touch targets and passes axe in both themes`, async ({
    page,
  }) => {
    await useSavedSession(page, "super_admin");
    await expectAccessibleStates(page, states);
  });

test("the theme button of the side navigation has the contrast of the selected link", async ({ page }) => {
  await page.setViewportSize(desktop);
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin/privacy");
  const side = page.getByRole("navigation", { name: "Admin", exact: true });
  const colour = (element: Element) => getComputedStyle(element).color;
  const selected = await side.locator("[aria-current=page]").evaluate(colour);
  expect(await side.getByRole("button", { name: "Dark theme" }).evaluate(colour)).toBe(selected);
});
