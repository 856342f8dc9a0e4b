import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";

test.use({ viewport: phone, timezoneId: "Africa/Monrovia" });

const wednesday = 3;
const thursday = 4;

const dayLinks = (page: Page) => page.getByRole("navigation", { name: "Day" }).getByRole("link");

/** Expects that the page offers times of these two days alone, and shows the times of one of them. */
async function expectOwnDays(page: Page): Promise<void> {
  const days = dayLinks(page).filter({ hasText: "free" });
  const times = page.getByRole("main").locator("input[name=start]");
  await expect(times.first()).toBeAttached();
  for (const day of await days.allTextContents()) expect(day).toMatch(/^(Wed|Thu) /);
  for (const start of await times.evaluateAll((inputs) => inputs.map((input) => input.getAttribute("value") ?? ""))) {
    expect([wednesday, thursday]).toContain(new Date(start).getUTCDay());
    expect(start.slice(11, 16) >= "10:00" && start.slice(11, 16) < "15:00", start).toBe(true);
  }
}

test("a professional who works on Wednesday and Thursday is booked on these days alone", async ({ page }) => {
  await openPage(page, "/health/doctor-5");
  await expect(page.getByRole("main")).toContainText("Wednesday and Thursday, 10:00 – 15:00");
  await openPage(page, "/book/clinic/doctor-5");
  await expectOwnDays(page);
  await dayLinks(page).filter({ hasText: "Later days" }).click();
  await expect(dayLinks(page).filter({ hasText: "Earlier" })).toBeVisible();
  await expectOwnDays(page);
  await expect(page.getByText("Monrovia time (GMT)")).toHaveCount(0);
});
