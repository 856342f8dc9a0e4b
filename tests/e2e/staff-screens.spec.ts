import type { Page } from "@playwright/test";
import { signIn } from "./staff.ts";
import { expect, overflow, test, violations } from "./support.ts";

const rows = (page: Page) => page.getByRole("button", { name: /^View/ });

/** The staff's screens and what can be opened on them. */
const states: Record<string, (page: Page) => Promise<void>> = {
  "the dashboard": async (page) => {
    await page.goto("/admin");
    await expect(rows(page).first()).toBeVisible();
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
        test(`${name}: fits its window and gives axe nothing to say`, async ({ page }) => {
          await signIn(page);
          await reach(page);
          await page.evaluate(() => Promise.all(document.getAnimations().map((animation) => animation.finished)));
          expect(await overflow(page)).toBeLessThanOrEqual(0);
          expect(await violations(page)).toEqual([]);
        });
      }
    });
  }
}

test.describe("the theme's button at the side", () => {
  test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });

  test("stands out from its deep ground as the chosen link does", async ({ page }) => {
    await signIn(page);
    await page.goto("/admin");
    const side = page.getByRole("navigation", { name: "Admin" });
    const colour = (element: Element) => getComputedStyle(element).color;
    const chosen = await side.getByRole("link", { name: "Dashboard" }).evaluate(colour);
    expect(await side.getByRole("button", { name: "Dark theme" }).evaluate(colour)).toBe(chosen);
  });
});
