import type { Page } from "@playwright/test";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, findAccessibilityViolations, horizontalOverflow, test } from "../support/browser-test.ts";

/** A control that stands in a line of text is as high as the line (WCAG 2.5.8), one that is not to be seen has no size. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const inSight = document.querySelector("dialog[open]:last-of-type") ?? document.body;
    const controls = [...inSight.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    return controls.flatMap((control) => {
      const target = control.matches("input[type=checkbox], input[type=radio]") ? control.closest("label") : null;
      const { width, height } = (target ?? control).getBoundingClientRect();
      const isInText = getComputedStyle(control).display === "inline" && control.closest("p, li, td, dd") !== null;
      const isSeen = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      if (!isSeen || isInText || (width >= 43.5 && height >= 43.5) || control.classList.contains("skip")) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.id;
      return [`${control.tagName.toLowerCase()} ${name || control.id}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });

const rows = (page: Page) => page.getByRole("button", { name: /^View/ });

/** The staff's screens and what can be opened on them. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the dashboard": async (page) => {
    await page.goto("/admin");
    await expect(rows(page).first()).toBeVisible();
    const charts = page.getByRole("button", { name: "Show the last 30 days" });
    if (await charts.isVisible()) await charts.click();
    await expect(page.getByRole("heading", { name: "Top listings" })).toBeVisible();
  },
  "selected properties": async (page) => {
    await page.goto("/admin?show=rent");
    await page.getByLabel("Select all").check();
    await expect(page.getByRole("button", { name: "Not featured" })).toBeVisible();
  },
  "the empty bin": async (page) => {
    await page.goto("/admin?only=bin&q=zzzzzz");
    await expect(page.getByText("The bin is empty")).toBeVisible();
  },
  "a property in detail": async (page) => {
    await page.goto("/admin");
    await rows(page).first().click();
    await page.getByRole("dialog").getByRole("button", { name: "Check images" }).click();
    await expect(page.getByText(/^Picture 1,/)).toBeVisible();
  },
  "a property's pictures": async (page) => {
    await page.goto("/admin");
    await page
      .getByRole("button", { name: /pictures of/ })
      .first()
      .click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the question before a deletion": async (page) => {
    await page.goto("/admin");
    await page
      .getByRole("button", { name: /^Delete/ })
      .first()
      .click();
    await expect(page.getByText("Are you sure you want to delete this item?")).toBeVisible();
  },
  "the edit dialog": async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    await expect(page.getByRole("dialog").getByLabel("Title")).not.toHaveValue("");
  },
  "the preview": async (page) => {
    await page.goto("/admin");
    await page.getByRole("button", { name: /^Edit/ }).first().click();
    await page.getByRole("button", { name: "Preview" }).click();
    await expect(page.getByRole("heading", { name: "Preview" })).toBeVisible();
  },
  "the dashboard out of service": async (page) => {
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
  "an import that was checked": async (page) => {
    await page.goto("/admin/import");
    const buffer = Buffer.from("reference,title\nX-1,\n,A flat\nX-2\n");
    await page.getByLabel("CSV table").setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
    await expect(page.getByText("3 with problems")).toBeVisible();
  },
  "an import that went through": async (page) => {
    await page.route("**/api/v1/import/properties", (route) => {
      const row = { row: 1, reference: "X-1", result: "updated", uuid: null, changed: ["title"], errors: [] };
      const counts = { created: 0, updated: 1, unchanged: 0, error: 0 };
      return route.fulfill({ json: { data: { rows: [row], counts, ignored_columns: ["colour"] } } });
    });
    await page.goto("/admin/import");
    const buffer = Buffer.from("reference,title,colour\nX-1,Other,red\n");
    await page.getByLabel("CSV table").setInputFiles({ name: "homes.csv", mimeType: "text/csv", buffer });
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
  "submissions out of service": async (page) => {
    await page.route("**/api/v1/contact/submissions**", (route) =>
      route.fulfill({ status: 500, json: { detail: "x" } }),
    );
    await page.goto("/admin/contact-submissions");
    await expect(page.getByRole("main").getByText("Failed to load submissions")).toBeVisible();
  },
  "a test of the site that ended": async (page) => {
    await page.goto("/admin/contact-submissions");
    await page.getByRole("button", { name: "Test Backend" }).click();
    await expect(page.locator(".toast-place")).toContainText("Backend Test Successful");
  },
  settings: async (page) => {
    await page.goto("/admin/settings");
    await expect(page.getByRole("button", { name: "Save settings" })).toBeVisible();
  },
  "settings of one service": async (page) => {
    await page.goto("/admin/settings");
    await page.getByLabel("Settings of").selectOption("Driving school");
    await page.getByRole("button", { name: "Give it its own" }).click();
    await page.getByRole("button", { name: "Add claim" }).click();
    await expect(page.getByRole("button", { name: "Remove claim 1" })).toBeVisible();
  },
  "the audit": async (page) => {
    await page.goto("/admin/audit");
    await expect(page.getByRole("main").getByRole("listitem").first()).toBeVisible();
    const more = page.getByText("Before and after").first();
    if (await more.isVisible()) await more.click();
  },
  "a person to be erased": async (page) => {
    await page.goto("/admin/privacy");
    await page.getByLabel("Their email").fill("somebody@example.org");
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "a person with a wrong address": async (page) => {
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
    await expect(rows(page).first()).toBeVisible();
    const more = page.getByRole("button", { name: "More", exact: true });
    if (await more.isVisible()) await more.click();
  },
  "driving courses": async (page) => {
    await page.goto("/admin?tab=driving");
    await expect(page.getByRole("button", { name: /^Edit/ }).first()).toBeVisible();
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
  "the form of a rental, refused": async (page) => {
    await page.goto("/add-rent-property");
    await page.getByRole("button", { name: "Add Property" }).click();
    await expect(page.getByText("Postal code is required")).toBeVisible();
  },
};

for (const width of [360, 1280]) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`at ${width} pixels, ${colorScheme}`, () => {
      test.use({ viewport: { width, height: width === 360 ? 740 : 900 }, colorScheme });

      for (const [name, reach] of Object.entries(states)) {
        test(`${name}: fits its window, can be pressed by a thumb and gives axe nothing to say`, async ({ page }) => {
          await signInAsAdmin(page, "super_admin");
          await reach(page);
          expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
          if (width === 360) expect(await tooSmall(page)).toEqual([]);
          expect(await findAccessibilityViolations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe("the theme's button at the side", () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });

  test("stands out from its deep ground as the chosen link does", async ({ page }) => {
    await signInAsAdmin(page);
    await page.goto("/admin");
    const side = page.getByRole("navigation", { name: "Admin" });
    const colour = (element: Element) => getComputedStyle(element).color;
    const chosen = await side.getByRole("link", { name: "Dashboard" }).evaluate(colour);
    expect(await side.getByRole("button", { name: "Dark theme" }).evaluate(colour)).toBe(chosen);
  });
});
