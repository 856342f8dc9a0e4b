import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { describeDueDay } from "#web/features/admin/shared/enquiries/describe-due-day.ts";
import { createUsername } from "../support/accounts.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";
import { readCsvRows } from "../support/csv-rows.ts";
import { fetchStats, readStat } from "../support/stats.ts";
import { sendEnquiry, visitAndEnquire } from "../support/visitor-actions.ts";

// A separate site and one test at a time, because the tests compare exact counts.
test.describe.configure({ mode: "default", timeout: 120_000 });

const phone = { width: 360, height: 740 };
test.use({ siteOptions: { content: "seeded", only: "working-day" }, viewport: phone });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const overdue = { name: "Late Sundaygar", reference: "E-TOOLATE1", sent: daysAgo(4), due: daysAgo(3) };

test.beforeAll(({ site }) =>
  site.query(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, submitted_at, due_at, changed_at)
     VALUES (?, ?, 'driving-school', ?, 'late@example.org', '0770 000 002', 'Is there a lesson on Monday?', ?, ?, ?)`,
    ...[crypto.randomUUID(), overdue.reference, overdue.name, overdue.sent, overdue.due, overdue.sent],
  ),
);

const row = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page): Locator => page.locator(".toast-place");
const folders = (page: Page): Locator => page.getByRole("navigation", { name: "Folders" });

/** Opens an enquiry from the list. Returns its dialog once it has loaded. */
async function openEnquiry(page: Page, name: string): Promise<Locator> {
  await row(page, name).getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Internal note")).toBeVisible();
  return dialog;
}

const readDownloadedRows = async (download: Download) => readCsvRows(await readFile(await download.path(), "utf8"));
const downloadCsv = async (page: Page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  return download;
};

test("the dashboard counts a visitor's view, call and enquiry", async ({ page, browser }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const labels = ["Total Buy Properties", "Total Rent Properties", "Total Inquiries", "New Inquiries"];
  const read = async () => {
    const shown: number[] = [];
    for (const label of labels) shown.push(await readStat(page, label));
    return shown;
  };
  const [buy = 0, rent = 0, total = 0, fresh = 0] = await read();
  const before = await fetchStats(page);
  const top = before.top_listings[0];
  if (!top) throw new Error("No listing has views");
  const name = `Figures ${createUsername()}`;
  const visitor = await (await browser.newContext({ viewport: phone, serviceWorkers: "block" })).newPage();
  await visitAndEnquire(visitor, top.uuid, name);
  await visitor.context().close();

  const recent = page.getByRole("region", { name: "Recent Inquiries" });
  await recent.getByRole("button", { name: "Refresh Inquiries" }).click();
  await expect(toast(page)).toContainText("Data Refreshed");
  await expect(toast(page)).toContainText("Contact submissions have been updated.");
  await expect(recent.getByRole("listitem")).toHaveCount(5);
  // The overdue ones come first, at most three.
  const newest = recent.getByRole("listitem").filter({ hasText: name });
  await expect(newest).toContainText(name);
  await expect(newest).toContainText("New");
  // The list shows the first fifty characters of the message.
  await expect(newest).toContainText(/Two offices on Randall Street, every evening after(\.\.\.|…)/);

  await page.reload();
  expect(await read()).toEqual([buy, rent, total + 1, fresh + 1]);
  const after = await fetchStats(page);
  expect(after.top_listings[0]).toEqual({ ...top, views: top.views + 1, calls: top.calls + 1 });
  const [todayBefore, today] = [before.days.at(-1), after.days.at(-1)];
  expect(today).toMatchObject({
    views: (todayBefore?.views ?? 0) + 1,
    calls: (todayBefore?.calls ?? 0) + 1,
    inquiries: { janitorial: (todayBefore?.inquiries.janitorial ?? 0) + 1 },
  });
  // On a phone the charts load on request.
  const charts = page.getByRole("region", { name: "The last 30 days" });
  await expect(page.getByRole("link", { name: "Open the inbox" })).toBeVisible();
  await expect(charts).toHaveCount(0);
  await page.getByText("Charts", { exact: true }).click();
  for (const name of ["Enquiries", "Calls and WhatsApp", "Listing views", "New listings"]) {
    await charts.getByRole("button", { name, exact: true }).click();
    await expect(charts.getByRole("figure", { name })).toBeVisible();
  }
  await expect(charts.getByRole("link", { name: top.title, exact: true })).toBeVisible();

  await newest.getByRole("link", { name }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(name);
});

test("the dashboard starts with the tasks, and every place counts the same unanswered and overdue enquiries", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const { new_inquiries, unread_inquiries, unanswered, overdue: late } = await fetchStats(page);
  expect(late).toBeGreaterThan(0);
  const tasks = page.getByRole("region").first().getByRole("listitem");
  await expect(tasks).toContainText([`${late} overdue: answer now`, `${unanswered} to answer`]);
  expect(await readStat(page, "New Inquiries")).toBe(new_inquiries.value);
  const inboxLink = page.getByRole("navigation", { name: "Admin bar" }).getByRole("link", { name: /^Inbox/ });
  await expect(inboxLink).toHaveText(`Inbox${unanswered} enquiries to answer`);

  await tasks.getByRole("link", { name: `${unanswered} to answer` }).click();
  await expect(page).toHaveURL(/unanswered=true/);
  await expect(page.getByText(`${unanswered} enquiries`, { exact: true })).toBeVisible();
  expect(await readStat(page, "New")).toBe(unread_inquiries);
  await page.getByRole("button", { name: /^To answer/ }).click();
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("search").getByLabel("Status").selectOption("New");
  await expect(page.getByRole("row", { name: /\bNew\b/ })).toHaveCount(unread_inquiries);

  // Reading one changes the count of new ones.
  const newRows = page.getByRole("row", { name: /\bNew\b/ });
  await newRows
    .getByRole("button", { name: /Visitor/ })
    .first()
    .click();
  await expect(page.getByRole("dialog").getByText("changed the status from New to Read")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect.poll(() => readStat(page, "New")).toBe(unread_inquiries - 1);
  // It has no reply yet.
  await expect(inboxLink).toHaveText(`Inbox${unanswered} enquiries to answer`);

  // An overdue enquiry is red, counted and listed until it is replied to.
  await showScreen(page, "/admin");
  const warning = page.getByRole("link", { name: /\d+ overdue/ });
  const count = Number.parseInt((await warning.textContent()) ?? "", 10);
  await warning.click();
  await expect(page).toHaveURL(/overdue=true/);
  await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(count);
  const red = row(page, overdue.name).getByText("Overdue", { exact: true });
  await expect(red).toBeVisible();
  await expect(row(page, overdue.name)).toContainText(`due ${describeDueDay(overdue.due)}`);
  const badColour = await page.evaluate(() => {
    const span = document.body.appendChild(document.createElement("span"));
    span.className = "text-bad";
    const { color } = getComputedStyle(span);
    span.remove();
    return color;
  });
  await expect(red).toHaveCSS("color", badColour);

  await page.getByRole("button", { name: /^Overdue/ }).click();
  await expect(page).not.toHaveURL(/overdue/);
  await expect(page.getByRole("button", { name: `Overdue ${count}` })).toBeVisible();
  await page.getByRole("button", { name: `Overdue ${count}` }).click();
  await expect(page.getByRole("status").filter({ hasText: new RegExp(`^${count} enquir`) })).toBeVisible();
  const openedDialog = await openEnquiry(page, overdue.name);
  await expect(openedDialog.getByText(/^Overdue: reply was due/)).toBeVisible();
  await openedDialog.getByRole("button", { name: "Mark as replied" }).click();
  await expect(openedDialog.getByText(/^Reply due/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, overdue.name)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(count - 1);
});

test("an enquiry appears without a reload, is read, noted, assigned, replied to and closed, with a full history", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const name = `Day ${createUsername()}`;
  await page.goto("/admin/contact-submissions?service=janitorial");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Submissions");
  await expect(page.getByRole("row").first()).toBeAttached();
  const reference = await sendEnquiry(page, { name, message: "Three rooms on Broad Street, twice a week, please." });
  // The list reloads when the tab is shown again, and every 20 seconds, which component tests check.
  const isListed = async () => {
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return row(page, name).isVisible();
  };
  await expect.poll(isListed).toBe(true);
  await expect(row(page, name)).toContainText("New");

  const dialog = await openEnquiry(page, name);
  await expect(dialog.getByText("demo_admin changed the status from New to Read")).toBeVisible();
  await dialog.getByLabel("Internal note").fill("Wants a price by Friday");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(dialog.getByText("Wants a price by Friday", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Internal note")).toHaveValue("");
  await dialog.getByLabel("Assigned to").selectOption("demo_super");
  await expect(dialog.getByText(/demo_admin assigned it to /)).toBeVisible();

  const reply = dialog.getByLabel("Your reply");
  const email = dialog.getByRole("link", { name: "Email", exact: true });
  const whatsapp = dialog.getByRole("link", { name: "WhatsApp" });
  await expect(reply).toHaveValue(new RegExp(`^Hello ${name},\n[^]*price[^]*${reference}$`));
  const replyText = await reply.inputValue();
  const mail = new URL((await email.getAttribute("href")) ?? "");
  expect(mail.protocol + mail.pathname).toMatch(/^mailto:[^,?]+@example\.org$/);
  expect(mail.searchParams.get("subject")).toBe(`Your enquiry about cleaning (${reference})`);
  expect(mail.searchParams.get("body")).toBe(replyText.replaceAll("\n", "\r\n"));
  await expect(dialog.getByRole("link", { name: "Call", exact: true })).toHaveAttribute("href", /^tel:\+231770000001$/);
  await dialog.getByLabel("Template").selectOption({ label: "Thanks, with a question" });
  await expect(reply).toHaveValue(/When is a good time to call you\?/);
  await reply.fill("We come on Monday & bring soap.");
  await expect(whatsapp).toHaveAttribute(
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

test("the inbox keeps suspected spam apart, keeps its filters and exports what they show", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin/contact-submissions");
  const total = await readStat(page, "Total Submissions");
  const name = `Spam ${createUsername()}`;
  await sendEnquiry(page, { name, message: "Win a car", website: "https://spam.example" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page)).toContainText("Data Refreshed");
  await expect(folders(page).getByRole("link", { name: "Inbox" })).toHaveAttribute("aria-current", "page");
  await expect(row(page, name)).toHaveCount(0);
  expect(await readStat(page, "Total Submissions")).toBe(total);

  await folders(page)
    .getByRole("link", { name: /^Suspected spam \d+$/ })
    .click();
  await expect(row(page, name)).toBeVisible();
  const dialog = await openEnquiry(page, name);
  await dialog.getByRole("button", { name: "Not spam" }).click();
  await expect(dialog.getByText(/moved it out of spam/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, name)).toHaveCount(0);
  await folders(page).getByRole("link", { name: "Inbox" }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await readStat(page, "Total Submissions")).toBe(total + 1);

  // The filters are in the URL, the search text is not. Both are there after a reload, and are cleared together.
  const teacher = `Füller ${createUsername()}`;
  // A second one: only the search, not the filters alone, leaves one enquiry.
  await sendEnquiry(page, {
    name: `Other ${createUsername()}`,
    message: "What does a course cost?",
    to: visitorEndpoints.sendDrivingSchoolEnquiry,
  });
  await sendEnquiry(page, {
    name: teacher,
    message: "Do you teach on Sundays?",
    to: visitorEndpoints.sendDrivingSchoolEnquiry,
  });
  await page.getByRole("button", { name: "Filters" }).click();
  await page.getByRole("search").getByLabel("Service").selectOption("Driving school");
  await expect(page).toHaveURL(/service=driving-school/);
  await page.getByRole("search").getByLabel("Status").selectOption("New");
  await expect(page).toHaveURL(/status=new/);
  // The search ignores accents.
  await page.getByPlaceholder("Search by name, email, or message...").fill(teacher.replace("ü", "u"));
  const expectOnlyResult = async () => {
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await expect(row(page, teacher)).toBeVisible();
  };
  await expectOnlyResult();
  // The text may be an e-mail address, and the URL is part of server logs.
  await expect(page).toHaveURL("/admin/contact-submissions?status=new&service=driving-school");
  await page.reload();
  await expectOnlyResult();
  await expect(page.getByRole("searchbox")).toHaveValue(teacher.replace("ü", "u"));
  await expect(page.getByRole("search").getByLabel("Status")).toHaveValue("new");
  await expect(page.getByRole("search").getByLabel("Service")).toHaveValue("driving-school");

  await page.getByRole("search").getByLabel("Status").selectOption("Closed");
  await expect(page.getByText("No submissions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters.")).toBeVisible();
  await page
    .getByRole("link", { name: "Clear filters" })
    .or(page.getByRole("button", { name: "Clear filters" }))
    .click();
  await expect(page).toHaveURL("/admin/contact-submissions");
  await expect(page.getByRole("searchbox")).toHaveValue("");
  await expect(page.getByRole("search").getByLabel("Status")).toHaveValue("");
  await expect(page.getByRole("search").getByLabel("Service")).toHaveValue("");
  await expect(
    page
      .getByRole("row")
      .filter({ has: page.getByRole("button") })
      .first(),
  ).toBeVisible();
  await page.goBack();
  await expect(page.getByText("No submissions found")).toBeVisible();

  // The export has only the filtered enquiries, and escapes formulas.
  const marker = createUsername();
  const reference = await sendEnquiry(page, { name: `=1+1 ${marker}`, message: '@SUM(A1), "quoted"\nsecond line' });
  await sendEnquiry(page, { name: `Plain ${createUsername()}`, message: "Something else" });
  await showScreen(page, `/admin/contact-submissions?q=${marker}`);
  await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
  const download = await downloadCsv(page);
  expect(download.suggestedFilename()).toBe("submissions.csv");
  const rows = await readDownloadedRows(download);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    reference,
    name: `'=1+1 ${marker}`,
    message: `'@SUM(A1), "quoted"\nsecond line`,
    service: "janitorial",
    status: "new",
    spam: "false",
  });
});
