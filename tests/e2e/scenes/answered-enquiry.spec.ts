import type { Page } from "@playwright/test";
import { createUsername } from "../support/accounts.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { fetchStats } from "../support/stats.ts";

// The test compares exact counts.
test.use({ siteOptions: { content: "seeded", only: "answered" }, viewport: phone });

const inbox = "/admin/contact-submissions";

/** A phone opens another app; the test browser has none. */
const stayOnPage = (page: Page) =>
  page.addInitScript(() =>
    addEventListener("click", (event) => {
      const { target } = event;
      const isAway = target instanceof Element && target.closest("a[href^='tel:'], a[href^='https://wa.me']");
      if (isAway) event.preventDefault();
    }),
  );

for (const { way, question, answer } of [
  { way: "WhatsApp", question: "Did you write to", answer: "wrote on WhatsApp" },
  { way: "Call", question: "Did you speak to", answer: "spoke to them" },
])
  test(`after ${way}, "Answered" ends the deadline of an enquiry in its row, the badge and the dashboard`, {
    tag: "@long",
  }, async ({ page, site }) => {
    const name = `Late ${createUsername()}`;
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    const id = crypto.randomUUID();
    await site.query(
      `INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, submitted_at, due_at, changed_at)
       VALUES (?, ?, 'real-estate', ?, 'late@example.org', '0770 000 002', 'Is it still free?', ?, ?, ?)`,
      ...[id, `E-${id.slice(0, 8).toUpperCase()}`, name, hoursAgo(3), hoursAgo(1), hoursAgo(3)],
    );
    await stayOnPage(page);
    await useSavedSession(page);
    await openPage(page, "/admin");
    const { overdue, unanswered } = await fetchStats(page);
    const task = (count: number) => page.getByRole("link", { name: `${count} overdue: answer now` });
    const badge = page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: /^Inbox/ });
    const row = page.getByRole("row").filter({ hasText: name });
    const dialog = page.getByRole("dialog");
    const asked = dialog.getByRole("region", { name: "How did it end?" });
    const choose = async (button: string) => {
      await dialog.getByRole("link", { name: way, exact: true }).click();
      await expect(asked).toContainText(`${question} ${name}?`);
      await asked.getByRole("button", { name: button }).click();
      await expect(asked).toHaveCount(0);
    };
    await expect(task(overdue)).toBeVisible();
    await expect(badge).toHaveText(new RegExp(`^Inbox${unanswered} to answer`));

    await showScreen(page, `${inbox}?overdue=true`);
    await expect(row).toContainText("Overdue");
    await row.getByRole("button", { name }).click();
    await test.step('"Not reached" leaves it open, with a next step tomorrow', async () => {
      await choose("Not reached");
      await page.keyboard.press("Escape");
      await expect(row).toContainText("Overdue");
      await expect(row).toContainText("Next: tomorrow");
      expect(await fetchStats(page)).toMatchObject({ overdue, unanswered });
    });
    await test.step('"Answered" ends the deadline, and the row says who answered and when', async () => {
      await row.getByRole("button", { name }).click();
      await choose("Answered");
      await page.keyboard.press("Escape");
      await expect(row).toHaveCount(0);
      await expect(badge).toHaveText(new RegExp(`^Inbox${unanswered - 1} to answer`));
      await showScreen(page, inbox);
      await expect(row).toContainText(`demo_admin ${answer}, `);
      await expect(row).not.toContainText("Overdue");
    });
    await test.step("the dashboard counts one less", async () => {
      expect(await fetchStats(page)).toMatchObject({ overdue: overdue - 1, unanswered: unanswered - 1 });
      await showScreen(page, "/admin");
      await expect(page.getByRole("heading", { name: "To do" })).toBeVisible();
      await expect(task(overdue)).toHaveCount(0);
    });
  });
