import type { Page } from "@playwright/test";
import { useSavedSession } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { chooseListingAction, listingRows, openListingMenu } from "../support/listing-rows.ts";
import { expectAccessibleScreen, phone } from "../support/screen-checks.ts";

/** The admin screens, dialogs and states, each with a function that opens it. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the dashboard": async (page) => {
    await page.goto("/admin");
    await expect(listingRows(page).first()).toBeVisible();
    const charts = page.getByRole("button", { name: "Show charts" });
    if (await charts.isVisible()) await charts.click();
    await expect(page.getByRole("heading", { name: "Top listings" })).toBeVisible();
  },
  "selected properties": async (page) => {
    await page.goto("/admin?show=rent");
    await page.getByLabel("Select all").check();
    await expect(page.getByRole("button", { name: "Not featured" })).toBeVisible();
  },
  "the listings with filters and selected": async (page) => {
    await page.goto("/admin/listings?status=available");
    await expect(listingRows(page).first()).toBeVisible();
    await page.getByLabel("Select all").check();
    await page.getByRole("button", { name: "Change prices" }).click();
    await page.getByLabel("Change in percent").fill("-5");
  },
  "the menu of a property": async (page) => {
    await page.goto("/admin/listings");
    const menu = await openListingMenu(page, listingRows(page).first());
    await expect(menu.getByRole("button", { name: "Edit" })).toBeVisible();
  },
  "the menu under Add": async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("dialog", { name: "Add a listing" })).toBeVisible();
  },
  "the empty bin": async (page) => {
    await page.goto("/admin?only=bin&q=zzzzzz");
    await expect(page.getByText("The bin is empty")).toBeVisible();
  },
  "a property in detail": async (page) => {
    await page.goto("/admin");
    await chooseListingAction(page, listingRows(page).first(), "View");
    await page.getByRole("dialog").getByRole("button", { name: "Check photos" }).click();
    await expect(page.getByText(/^Photo 1,/)).toBeVisible();
  },
  "the gallery of a property": async (page) => {
    await page.goto("/admin");
    await page
      .getByRole("button", { name: /photos? of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the confirmation of a deletion": async (page) => {
    await page.goto("/admin");
    await chooseListingAction(page, listingRows(page).first(), "Delete");
    await expect(page.getByText("Are you sure you want to delete this item?")).toBeVisible();
  },
  "the edit dialog": async (page) => {
    await page.goto("/admin");
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
  },
  "the preview": async (page) => {
    await page.goto("/admin");
    await chooseListingAction(page, listingRows(page).first(), "Edit");
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  },
  "the dashboard during an outage": async (page) => {
    await page.route("**/api/v1/list/**", (route) => route.fulfill({ status: 500, json: { detail: "x" } }));
    await page.goto("/admin");
    await expect(page.getByText("API Error")).toBeVisible();
  },
  "contact submissions": async (page) => {
    await page.goto("/admin/contact-submissions");
    await expect(page.getByRole("button", { name: /Visitor/ }).first()).toBeVisible();
  },
  "an open submission": async (page) => {
    await page.goto("/admin/contact-submissions?status=closed");
    await page
      .getByRole("button", { name: /Visitor/ })
      .first()
      .click();
    await expect(page.getByRole("dialog").getByLabel("Internal note")).toBeVisible();
  },
  "no submissions": async (page) => {
    await page.goto("/admin/contact-submissions?q=zzzzzz");
    await expect(page.getByText("No submissions found")).toBeVisible();
  },
  "a checked import": async (page) => {
    await page.goto("/admin/import");
    const buffer = Buffer.from("reference,title\nX-1,\n,A flat\nX-2\n");
    await page.getByLabel("CSV file").setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText("3 with problems")).toBeVisible();
  },
  "a completed import": async (page) => {
    await page.route("**/api/v1/import/properties", (route) => {
      const row = { row: 1, reference: "X-1", result: "updated", uuid: null, changed: ["title"], errors: [] };
      const counts = { created: 0, updated: 1, unchanged: 0, error: 0 };
      return route.fulfill({ json: { data: { rows: [row], counts, ignored_columns: ["colour"] } } });
    });
    await page.goto("/admin/import");
    const buffer = Buffer.from("reference,title,colour\nX-1,Other,red\n");
    await page.getByLabel("CSV file").setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByText("1 updated", { exact: true })).toBeVisible();
  },
  "an open submission with its history": async (page) => {
    await page.goto("/admin/contact-submissions?q=deed+registered");
    await page
      .getByRole("button", { name: /Visitor/ })
      .first()
      .click();
    await expect(
      page
        .getByRole("dialog")
        .getByText(/changed the status from/)
        .first(),
    ).toBeVisible();
  },
  "suspected spam": async (page) => {
    await page.goto("/admin/contact-submissions?spam=true");
    await expect(page.getByRole("button", { name: /Visitor/ }).first()).toBeVisible();
  },
  "overdue submissions": async (page) => {
    await page.goto("/admin/contact-submissions?overdue=true");
    await expect(page.getByRole("row", { name: /Overdue/ }).first()).toBeVisible();
  },
  "submissions during an outage": async (page) => {
    await page.route("**/api/v1/contact/submissions**", (route) =>
      route.fulfill({ status: 500, json: { detail: "x" } }),
    );
    await page.goto("/admin/contact-submissions");
    await expect(page.getByRole("main").getByText("Failed to load submissions")).toBeVisible();
  },
  "a finished self-test": async (page) => {
    await page.goto("/admin/contact-submissions");
    await page.getByText("Technical checks").click();
    await page.getByRole("button", { name: "Test Backend" }).click();
    await expect(page.locator(".toast-place")).toContainText("Backend Test Successful");
  },
  settings: async (page) => {
    await page.goto("/admin/settings");
    await expect(page.getByRole("button", { name: "Save settings" })).toBeVisible();
  },
  "settings of one service": async (page) => {
    await page.goto("/admin/settings");
    await page.getByLabel("Settings for").selectOption("Driving school");
    await page.getByRole("button", { name: "Use separate contacts" }).click();
    await page.getByRole("button", { name: "Add claim" }).click();
    await expect(page.getByRole("button", { name: "Remove claim 1" })).toBeVisible();
  },
  "the audit": async (page) => {
    await page.goto("/admin/audit");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    await page
      .getByRole("main")
      .getByText(/^Details/)
      .first()
      .click();
  },
  "the confirmation of an erasure": async (page) => {
    await page.goto("/admin/privacy");
    await page.getByLabel("Their email").fill("person@example.org");
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "an invalid email in the privacy form": async (page) => {
    await page.goto("/admin/privacy");
    await page.getByRole("button", { name: "Export", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  },
  "the team": async (page) => {
    await page.goto("/admin/team");
    await expect(page.getByRole("main").getByText("demo_admin").first()).toBeVisible();
  },
  "the menu under More": async (page) => {
    await page.goto("/admin");
    await expect(listingRows(page).first()).toBeVisible();
    const more = page.getByRole("button", { name: "More", exact: true });
    if (await more.isVisible()) await more.click();
  },
  "driving courses": async (page) => {
    await page.goto("/admin?tab=driving");
    await expect(page.getByRole("button", { name: /^Edit/ }).first()).toBeVisible();
  },
  "the bin of doctors": async (page) => {
    const item = { name: "Dr. Comfort Weah", specialty: "Pediatrics", location: "Congo Town", available: true };
    const doctor = { ...item, id: "x", availability: "", price: "", deleted_at: new Date().toISOString() };
    await page.route("**/api/v1/professionals?deleted=true", (route) =>
      route.fulfill({ json: { data: { professionals: [doctor] } } }),
    );
    await page.goto("/admin?tab=health&only=bin");
    await expect(page.getByRole("button", { name: /^Restore/ })).toBeVisible();
  },
  "a doctor's form": async (page) => {
    await page.goto("/admin?tab=health");
    await page.getByRole("button", { name: "Create" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Name is required")).toBeVisible();
  },
  "the form of a sale": async (page) => {
    await page.goto("/add-property");
    await page.getByRole("button", { name: "Gym", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Property Images" })).toBeVisible();
  },
  "the form of a rental with missing fields": async (page) => {
    await page.goto("/add-rent-property");
    await page.getByRole("button", { name: "Add Property" }).click();
    await expect(page.getByText("Address is required")).toBeVisible();
    await expect(page.getByText("At least one image is required").first()).toBeVisible();
  },
};

test.describe("on a phone, then on a desktop", () => {
  test.use({ viewport: phone, reducedMotion: "reduce" });

  for (const [name, openState] of Object.entries(states)) {
    test(`${name}: fits every window, has large touch targets and passes axe in both themes`, async ({ page }) => {
      await useSavedSession(page, "super_admin");
      await openState(page);
      await expectAccessibleScreen(page, { touchTargets: true });
    });
  }
});

test.describe("the theme button in the side navigation", () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });

  test("has the same contrast as the selected link", async ({ page }) => {
    await useSavedSession(page);
    await page.goto("/admin");
    const side = page.getByRole("navigation", { name: "Admin" });
    const colour = (element: Element) => getComputedStyle(element).color;
    const selectedColour = await side.getByRole("link", { name: "Dashboard" }).evaluate(colour);
    expect(await side.getByRole("button", { name: "Dark theme" }).evaluate(colour)).toBe(selectedColour);
  });
});
