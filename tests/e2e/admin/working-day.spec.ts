import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { createUsername } from "../support/accounts.ts";
import { signInAsAdmin, viewAsVisitor } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { readCsvRows } from "../support/csv-rows.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { followLink, waitForScreen } from "../support/shown-screen.ts";
import { fetchStats, readStat } from "../support/stats.ts";
import { sendEnquiry, visitAndEnquire } from "../support/visitor-actions.ts";

// The test compares exact counts.
test.use({ siteOptions: { content: "seeded", only: "working-day" }, viewport: phone, reducedMotion: "reduce" });
test.setTimeout(120_000);

const inbox = "/admin/contact-submissions";
const row = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name });

/** Opens an enquiry from the list. Returns its dialog once it has loaded. */
async function openEnquiry(page: Page, name: string): Promise<Locator> {
  await row(page, name).getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Internal note")).toBeVisible();
  return dialog;
}

/** Returns the colour of the text of warnings. */
const readBadColour = (page: Page) =>
  page.evaluate(() => {
    const span = document.body.appendChild(document.createElement("span"));
    span.className = "text-bad";
    const { color } = getComputedStyle(span);
    span.remove();
    return color;
  });

test("a working day: what visitors do is counted, overdue enquiries come first, a new one is answered, and a search is exported", {
  tag: "@long",
}, async ({ page, browser, site }) => {
  const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await site.query(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, submitted_at, due_at, changed_at)
     VALUES (?, 'E-TOOLATE1', 'driving-school', 'Late Sundaygar', 'late@example.org', '0770 000 002', 'Monday?', ?, ?, ?)`,
    ...[crypto.randomUUID(), daysAgo(4), daysAgo(3), daysAgo(4)],
  );
  await signInAsAdmin(page);
  await openPage(page, "/admin");
  const before = await fetchStats(page);
  const [top] = before.top_listings;
  if (!top) throw new Error("No listing has views");

  await test.step("the dashboard counts a visitor's view, call and enquiry", async () => {
    const shown = await readStat(page, "New Inquiries");
    await viewAsVisitor(browser, (visitor) => visitAndEnquire(visitor, top.uuid, `Figures ${createUsername()}`));
    await page.reload();
    await expect.poll(() => readStat(page, "New Inquiries")).toBe(shown + 1);
    const { top_listings, unanswered } = await fetchStats(page);
    expect(top_listings[0]).toEqual({ ...top, views: top.views + 1, calls: top.calls + 1 });
    const inboxLink = page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: /^Inbox/ });
    await expect(inboxLink).toHaveText(`Inbox${unanswered} enquiries to answer`);
  });

  await test.step("an overdue enquiry is the first task, and red until it is replied to", async () => {
    const late = before.overdue;
    await followLink(page, page.getByRole("link", { name: `${late} overdue` }), `${inbox}?overdue=true`);
    await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(late);
    const red = row(page, "Late Sundaygar").getByText("Overdue", { exact: true });
    await expect(red).toHaveCSS("color", await readBadColour(page));
    const dialog = await openEnquiry(page, "Late Sundaygar");
    await expect(dialog.getByText(/^Overdue: reply was due/)).toBeVisible();
    await dialog.getByRole("button", { name: "Mark as replied" }).click();
    await expect(dialog.getByText(/^Reply due/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(row(page, "Late Sundaygar")).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(late - 1);
  });

  await test.step("a new enquiry appears without a reload, keeps its reply over one, and is answered and closed", async () => {
    await page.goto(`${inbox}?service=janitorial`);
    await waitForScreen(page, `${inbox}?service=janitorial`);
    const name = `Day ${createUsername()}`;
    await sendEnquiry(page, { name, message: "Three rooms on Broad Street, twice a week, please." });
    // The list reloads when the tab is shown again, but not twice within five seconds.
    const isListed = async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      return row(page, name).isVisible();
    };
    await expect.poll(isListed).toBe(true);
    await expect(row(page, name)).toContainText("New");
    const dialog = await openEnquiry(page, name);
    await expect(dialog.getByText("demo_admin changed the status from New to Read")).toBeVisible();
    await dialog.getByLabel("Assigned to").selectOption("demo_super");
    await expect(dialog.getByText(/demo_admin assigned it to /)).toBeVisible();
    const reply = dialog.getByLabel("Your reply");
    await reply.fill("We come on Monday & bring soap.");
    await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/231770000001?text=${encodeURIComponent("We come on Monday & bring soap.")}`,
    );
    await page.reload();
    await expect(reply).toHaveValue("We come on Monday & bring soap.");
    await dialog.getByRole("button", { name: "Mark as replied" }).click();
    await expect(dialog.getByText("changed the status from Read to Replied")).toBeVisible();
    await dialog.getByLabel("Status").selectOption("Closed");
    await expect(dialog.getByText("demo_admin changed the status from Replied to Closed")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
    await expect(row(page, name)).toContainText("Closed");
    await expect(row(page, name)).toContainText("demo_super");
  });

  await test.step("a search and its filters are there after a reload and after Back, and the export has what they show", async () => {
    const teacher = `=Füller ${createUsername()}`;
    await sendEnquiry(page, { name: teacher, message: "Do you teach on Sundays?" });
    await page.goto(inbox);
    await waitForScreen(page, inbox);
    const search = page.getByRole("search");
    await page.getByRole("button", { name: "Filters" }).click();
    await search.getByLabel("Service").selectOption("Janitorial");
    await waitForScreen(page, `${inbox}?service=janitorial`);
    await page.getByRole("searchbox").fill(teacher.replace("ü", "u"));
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await expect(page.getByRole("searchbox")).toHaveValue(teacher.replace("ü", "u"));
    await expect(page).toHaveURL(`${inbox}?service=janitorial`);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Export CSV" }).click();
    const rows = readCsvRows(await readFile(await (await download).path(), "utf8"));
    expect(rows.map(({ name, service }) => [name, service])).toEqual([[`'${teacher}`, "janitorial"]]);

    await search.getByLabel("Status").selectOption("Closed");
    await expect(page.getByText("No submissions found")).toBeVisible();
    await page.goBack();
    await expect(search.getByLabel("Status")).toHaveValue("");
    await expect(row(page, teacher)).toBeVisible();
  });
});
