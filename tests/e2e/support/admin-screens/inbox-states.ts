import type { Page } from "@playwright/test";
import { expect } from "../browser-test.ts";
import { showScreen } from "../client-navigation.ts";
import { closeDialogs, type ScreenStates } from "./screen-states.ts";

/** Returns the button that opens a visitor's enquiry. */
const enquiry = (page: Page) => page.getByRole("button", { name: /Visitor/ }).first();

export const inboxStates: ScreenStates = {
  "the dashboard during an outage": async (page) => {
    await page.route("**/api/v1/list/**", (route) => route.fulfill({ status: 500, json: { detail: "x" } }));
    await showScreen(page, "/admin");
    await expect(page.getByText("API Error")).toBeVisible();
  },
  "submissions during an outage": async (page) => {
    const submissions = "**/api/v1/contact/submissions**";
    await page.route(submissions, (route) => route.fulfill({ status: 500, json: { detail: "x" } }));
    await showScreen(page, "/admin/contact-submissions");
    await expect(page.getByRole("main").getByText("Failed to load submissions")).toBeVisible();
  },
  "no submissions": async (page) => {
    await page.unroute("**/api/v1/contact/submissions**");
    await showScreen(page, "/admin/contact-submissions?q=zzzzzz");
    await expect(page.getByText("No submissions found")).toBeVisible();
  },
  "contact submissions": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/contact-submissions");
    await expect(enquiry(page)).toBeVisible();
  },
  "the dialog that logs a call, without a name": async (page) => {
    await showScreen(page, "/admin/contact-submissions?new");
    await page.getByRole("dialog").getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Enter a name or a number")).toBeVisible();
  },
  "selected submissions": async (page) => {
    await closeDialogs(page);
    await page.getByRole("button", { name: "Actions for Contact Submissions" }).click();
    await page.getByRole("button", { name: "Select enquiries" }).click();
    await page
      .getByRole("checkbox", { name: /^Select/ })
      .first()
      .check();
    await expect(page.getByRole("region", { name: "Selected enquiries" })).toContainText("1 selected");
  },
  "suspected spam": async (page) => {
    await showScreen(page, "/admin/contact-submissions?spam=true");
    await expect(page.getByRole("main").getByRole("link", { name: /spam/i })).toHaveAttribute("aria-current", "page");
    await expect(enquiry(page)).toBeVisible();
  },
  "overdue submissions": async (page) => {
    await showScreen(page, "/admin/contact-submissions?overdue=true");
    await expect(page.getByRole("row", { name: /Overdue/ }).first()).toBeVisible();
  },
  "an open submission with its history": async (page) => {
    await showScreen(page, "/admin/contact-submissions?q=deed+registered");
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await enquiry(page).click();
    const change = page.getByRole("dialog").getByText(/changed the status from/);
    await expect(change.first()).toBeVisible();
  },
  "an open submission": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/contact-submissions?status=closed");
    await expect(page.getByRole("row").getByText("Closed").first()).toBeVisible();
    await enquiry(page).click();
    await expect(page.getByRole("dialog").getByLabel("Internal note")).toBeVisible();
  },
  "the form of a next step": async (page) => {
    await page.getByRole("button", { name: /^(Add next step|Change)$/ }).click();
    await expect(page.getByRole("dialog").getByLabel("Other day")).toBeVisible();
  },
  "answer times": async (page) => {
    await closeDialogs(page);
    await showScreen(page, "/admin/answers?by=service&days=365");
    await expect(page.getByRole("row", { name: /Real estate/ })).toBeVisible();
  },
  "what was sold and let": async (page) => {
    await showScreen(page, "/admin/closings");
    await expect(page.getByText(/^Nothing was sold or let|^The homes$/)).toBeVisible();
  },
  "reply templates": async (page) => {
    await showScreen(page, "/admin/reply-templates");
    // A phone shows the list first.
    await page.getByRole("list", { name: "Templates" }).getByRole("button").first().click();
    await expect(page.getByRole("region", { name: "Preview" }).getByText(/^Hello/)).toBeVisible();
  },
  "a finished self-test": async (page) => {
    await showScreen(page, "/admin/contact-submissions");
    await page.getByText("Technical checks").click();
    await page.getByRole("button", { name: "Test Backend" }).click();
    await expect(page.locator(".toast-place")).toContainText("Backend Test Successful");
  },
};
