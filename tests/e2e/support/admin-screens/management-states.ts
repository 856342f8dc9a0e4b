import type { Page } from "@playwright/test";
import { adminPropertyEndpoints } from "#contract/endpoints/admin-properties.ts";
import { propertyEndpoints } from "#contract/endpoints/properties.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { readAuthorization } from "../admin.ts";
import { expect } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { closeDialogs, type ScreenStates } from "./screen-states.ts";

/** Confirms a listing, so that the audit has an entry with details. */
async function confirmFirstListing(page: Page): Promise<void> {
  const headers = await readAuthorization(page);
  const list = await page.request.get(`${apiPrefix}${propertyEndpoints.listProperties.path}?limit=1`, { headers });
  const [property] = (await list.json()).data.properties;
  const { path } = adminPropertyEndpoints.confirmProperties;
  const confirmed = await page.request.post(apiPrefix + path, { headers, data: { uuids: [property.uuid] } });
  expect(await confirmed.json()).toMatchObject({ confirmed: 1 });
}

/** Selects a CSV file with this text on the import screen. */
async function selectCsv(page: Page, text: string): Promise<void> {
  const file = { name: "homes.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
  await page.getByLabel("CSV file").setInputFiles(file);
}

export const managementStates: ScreenStates = {
  "the question about drafts at a logout": async (page) => {
    await page.evaluate(() => {
      const { id } = JSON.parse(localStorage.getItem("user") ?? "{}");
      localStorage.setItem(`draft_listing_${id}_rent`, "{}");
    });
    await showScreen(page, "/admin/log-out");
    await expect(page.getByRole("button", { name: "Keep drafts and log out" })).toBeVisible();
  },
  "the columns of an import": async (page) => {
    await showScreen(page, "/admin/import");
    await selectCsv(page, "Ad ID;Headline;Purpose;Asking price;Views\nA-1;Villa by the sea;For Sale;$85,000;9\n");
    await expect(page.getByText("Columns of your file")).toBeVisible();
    await expect(page.getByText(/^Every new listing needs/)).toBeVisible();
  },
  "suggested corrections of an import": async (page) => {
    await page.getByRole("button", { name: "Check 1 row" }).click();
    await expect(page.getByText("What is wrong")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Apply \d+ suggestions?$/ })).toBeVisible();
  },
  "a checked import": async (page) => {
    await showScreen(page, "/admin/import");
    await selectCsv(page, "reference,title\nX-1,\n,A flat\nX-2\n");
    await expect(page.getByText("3 with problems, which would")).toBeVisible();
  },
  "a completed import": async (page) => {
    await page.route("**/api/v1/import/properties", (route) => {
      const row = {
        row: 1,
        reference: "X-1",
        result: "updated",
        uuid: null,
        changed: ["title"],
        errors: [],
        questions: [],
      };
      const counts = { created: 0, updated: 1, unchanged: 0, question: 0, error: 0 };
      return route.fulfill({ json: { data: { rows: [row], counts, ignored_columns: ["colour"] } } });
    });
    await selectCsv(page, "reference,title,colour\nX-1,Other,red\n");
    await page.getByRole("button", { name: "Import 1 row" }).click();
    await expect(page.getByText("1 updated", { exact: true })).toBeVisible();
  },
  "the outbox of a local site": async (page) => {
    await showScreen(page, "/admin/outbox");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
    await expect(page.getByText("Nothing was sent yet").or(page.getByRole("listitem")).first()).toBeVisible();
  },
  "the audit": async (page) => {
    await confirmFirstListing(page);
    await showScreen(page, "/admin/audit");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Audit");
    await page.getByRole("main").locator("summary").first().click();
  },
  "an invalid email in the privacy form": async (page) => {
    await showScreen(page, "/admin/privacy");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Personal data");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await expect(page.getByText("Please enter a valid email address or phone number")).toBeVisible();
  },
  "the confirmation of an erasure": async (page) => {
    await page.getByLabel("Email or phone number").fill("demo-user@monroviahub.example");
    await page.getByRole("button", { name: "Find", exact: true }).click();
    await page.getByRole("button", { name: "Erase", exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the team": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/team");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team");
    await expect(page.getByRole("main").getByText("demo_admin").first()).toBeVisible();
  },
  "the roles and actions of an account": async (page) => {
    await page.getByRole("button", { name: "Manage demo_admin" }).click();
    await expect(page.getByRole("button", { name: "Disable account" })).toBeVisible();
  },
  "how to add a colleague": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: "Add a colleague" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
  },
  "the own account": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/account");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Your account");
    await expect(page.getByText("This device")).toBeVisible();
  },
  "the form of a new password": async (page) => {
    await page.getByRole("button", { name: "Change password" }).click();
    await expect(page.getByLabel("Current password", { exact: true })).toBeFocused();
  },
  settings: async (page) => {
    await showScreen(page, "/admin/settings");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
    await expect(page.getByText("Everything is saved")).toBeVisible();
  },
  "settings of one service": async (page) => {
    // Another test stores contacts of the driving school.
    await page.getByLabel("Settings for").selectOption("Janitorial");
    await page.getByRole("button", { name: "Use separate contacts" }).click();
    await page.getByRole("button", { name: "Add figure" }).click();
    await expect(page.getByRole("button", { name: "Remove figure 1" })).toBeVisible();
  },
};
