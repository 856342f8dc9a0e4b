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

const subjects = {
  dashboard: dashboardStates,
  listings: listingsStates,
  inbox: inboxStates,
  management: managementStates,
  people: peopleStates,
};

/** One state of each kind. */
const usualStates = [
  ...["the dashboard", "the edit dialog", "the listings with filters", "an open submission", "answer times"],
  ...["the columns of an import", "the team", "a person who shares a phone"],
];

test("a state of each kind fits a phone and a desktop; on a phone it has large touch targets and passes axe in both themes", async ({
  page,
}) => {
  const states = Object.values(subjects).flatMap((all) => Object.entries(all));
  await useSavedSession(page, "super_admin");
  await expectAccessibleStates(page, Object.fromEntries(states.filter(([name]) => usualStates.includes(name))));
});

for (const [subject, states] of Object.entries(subjects))
  test(`${subject}: each state passes axe in both themes on a phone and a desktop, and fits small phones and large text`, {
    tag: "@long",
  }, async ({ page }) => {
    await useSavedSession(page, "super_admin");
    await expectAccessibleStates(page, states, true);
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
