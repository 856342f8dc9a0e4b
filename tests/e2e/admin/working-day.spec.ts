import { readFile } from "node:fs/promises";
import type { Browser, Download, Locator, Page } from "@playwright/test";
import type { Stats } from "#contract/admin/stats.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiPrefix, type Endpoint } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { formatMonthDay } from "#web/lib/format/format-date-time.ts";
import { createUsername, randomAddressHeaders } from "../support/accounts.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { readCsvRows } from "../support/csv-rows.ts";
import { advanceClockByFillTime } from "../support/page-clock.ts";
import { createSeparateSite } from "../support/separate-site.ts";

// A site of its own, one test after the other: its figures and counts are exact.
test.describe.configure({ mode: "default", timeout: 120_000 });

const site = createSeparateSite("day", 70);
const phone = { width: 360, height: 740 };
test.use({ baseURL: site.origin, viewport: phone });

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
const late = { name: "Late Sundaygar", reference: "E-TOOLATE1", sent: daysAgo(4), due: daysAgo(3) };

test.beforeAll(async () => {
  test.setTimeout(120_000);
  site.prepare("seeded");
  site.runSql(
    `INSERT INTO enquiries (id, reference, service, name, email, phone_number, message, submitted_at, due_at, changed_at)
     VALUES ('${crypto.randomUUID()}', '${late.reference}', 'driving-school', '${late.name}', 'late@example.org', '0770 000 002',
       'Is there a lesson on Monday?', '${late.sent}', '${late.due}', '${late.sent}')`,
  );
  await site.start();
});
test.afterAll(async () => {
  await site.stop();
  site.remove();
});

interface Sent {
  name: string;
  message: string;
  website?: string;
  to?: Endpoint;
}

/** An enquiry as a form sends it. */
async function send(page: Page, { to = visitorEndpoints.sendJanitorialEnquiry, ...typed }: Sent): Promise<string> {
  const answer = await page.request.post(apiPrefix + to.path, {
    data: { email: `${createUsername()}@example.org`, phone_number: "0770 000 001", ...typed },
    headers: randomAddressHeaders(),
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()).reference;
}

const row = (page: Page, name: string): Locator => page.getByRole("row").filter({ hasText: name });
const toast = (page: Page): Locator => page.locator(".toast-place");
const folders = (page: Page): Locator => page.getByRole("navigation", { name: "Folders" });

/** Opens one from the list and gives its dialog. */
async function openOne(page: Page, name: string): Promise<Locator> {
  await row(page, name).getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Internal note")).toBeVisible();
  return dialog;
}

/** A figure by its label, once it is there. */
async function figure(page: Page, label: string): Promise<number> {
  const shown = page.getByRole("term").filter({ hasText: label }).locator("xpath=following-sibling::dd[1]");
  await expect(shown).toHaveText(/^[\d,]+/);
  return Number(/^[\d,]+/.exec((await shown.textContent()) ?? "")?.[0].replaceAll(",", ""));
}

async function statsOf(page: Page): Promise<Stats> {
  const token = await page.evaluate(() => localStorage.getItem("authToken"));
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(apiPrefix + adminEndpoints.getStats.path, { headers });
  expect(answer.status()).toBe(200);
  return answer.json();
}

/** A visitor looks at a home, calls about it and then writes from a service's page. */
async function visit(browser: Browser, uuid: string, name: string): Promise<void> {
  const page = await site.newPage(browser, { viewport: phone });
  const counted = (event: string) =>
    page.waitForResponse((response) => response.url().endsWith("/events") && isAbout(response.request(), event));
  const viewed = counted("view");
  await openPage(page, `/property/${uuid}`);
  await viewed;
  // The number is dialled by the phone, not here.
  await page.evaluate(() =>
    addEventListener(
      "click",
      (event) => (event.target as Element).closest("a[href^='tel:']") && event.preventDefault(),
    ),
  );
  const called = counted("call");
  await page.getByRole("link", { name: /^Call/ }).first().click();
  await called;
  await openPage(page, "/janitorial");
  const form = page.getByRole("main").locator("form[method=post]");
  await form.getByLabel("Name").fill(name);
  await form.getByLabel("Email").fill("figures@example.org");
  await form.getByLabel("Phone number").fill("+231 77 555 0101");
  await form.getByLabel(/Message/).fill("Two offices on Randall Street, every evening after the bank closes.");
  await advanceClockByFillTime(page);
  await form.locator("button[type=submit]").click();
  await expect(page.getByText("Inquiry sent").first()).toBeVisible();
  await page.context().close();
}

const isAbout = (request: { postDataJSON: () => { event: string } }, event: string) =>
  request.postDataJSON().event === event;

const rowsOf = async (download: Download) => readCsvRows(await readFile(await download.path(), "utf8"));
const exportRows = async (page: Page) => {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  return download;
};

test("the dashboard's figures rise by what visitors do: one who looks, calls and writes", async ({ page, browser }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const labels = ["Total Buy Properties", "Total Rent Properties", "Total Inquiries", "New Inquiries"];
  const read = async () => {
    const shown: number[] = [];
    for (const label of labels) shown.push(await figure(page, label));
    return shown;
  };
  const [buy = 0, rent = 0, total = 0, fresh = 0] = await read();
  const before = await statsOf(page);
  const top = before.top_listings[0];
  if (!top) throw new Error("Nothing was looked at");
  const name = `Figures ${createUsername()}`;
  await visit(browser, top.uuid, name);

  const recent = page.getByRole("region", { name: "Recent Inquiries" });
  await expect(recent.getByText(name)).toHaveCount(0);
  await recent.getByRole("button", { name: "Refresh Inquiries" }).click();
  await expect(toast(page)).toContainText("Data Refreshed");
  await expect(toast(page)).toContainText("Contact submissions have been updated.");
  await expect(recent.getByRole("listitem")).toHaveCount(5);
  const newest = recent.getByRole("listitem").first();
  await expect(newest).toContainText(name);
  await expect(newest).toContainText("New");
  // Fifty characters of the message.
  await expect(newest).toContainText(/Two offices on Randall Street, every evening after(\.\.\.|…)/);

  await page.reload();
  expect(await read()).toEqual([buy, rent, total + 1, fresh + 1]);
  const after = await statsOf(page);
  expect(after.top_listings[0]).toEqual({ ...top, views: top.views + 1, calls: top.calls + 1 });
  const [todayBefore, today] = [before.days.at(-1), after.days.at(-1)];
  expect(today).toMatchObject({
    views: (todayBefore?.views ?? 0) + 1,
    calls: (todayBefore?.calls ?? 0) + 1,
    inquiries: { janitorial: (todayBefore?.inquiries.janitorial ?? 0) + 1 },
  });
  // On a phone the charts come when they are asked for.
  const charts = page.getByRole("region", { name: "The last 30 days" });
  await expect(page.getByRole("link", { name: "All enquiries" })).toBeVisible();
  await expect(charts).toHaveCount(0);
  await page.getByRole("button", { name: "Show charts" }).click();
  await expect(charts.getByRole("figure")).toHaveCount(4);
  await expect(charts.getByRole("link", { name: top.title, exact: true })).toBeVisible();

  await newest.getByRole("link", { name }).click();
  await expect(page.getByRole("dialog").getByRole("heading", { level: 2 })).toContainText(name);
});

test("Quick Actions lead where they say", async ({ page }) => {
  await signInAsAdmin(page, "super_admin");
  const places: [label: string, path: string, heading: string | RegExp][] = [
    ["Add Buy Property", "/add-property", /Add.*Propert/],
    ["Add Rent Property", "/add-rent-property", /Add.*Propert/],
    ["View enquiries", "/admin/contact-submissions", "Contact Submissions"],
    ["Import and export", "/admin/import", "Import and export"],
    ["Settings", "/admin/settings", "Settings"],
  ];
  for (const [label, path, heading] of places) {
    await page.goto("/admin");
    await page.getByRole("region", { name: "Quick Actions" }).getByRole("link", { name: label }).click();
    await expect(page).toHaveURL(site.origin + path);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading);
  }
});

test("an inquiry arrives by itself, is read, noted, given to a colleague, answered and closed, and all of it is told", async ({
  page,
}) => {
  await signInAsAdmin(page);
  const name = `Day ${createUsername()}`;
  await page.goto("/admin/contact-submissions?service=janitorial");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Submissions");
  await expect(page.getByRole("row").first()).toBeAttached();
  const reference = await send(page, { name, message: "Three rooms on Broad Street, twice a week, please." });
  await expect(row(page, name)).toBeVisible({ timeout: 60_000 });
  await expect(row(page, name)).toContainText("New");

  const dialog = await openOne(page, name);
  await expect(dialog.getByText("demo_admin changed the status from New to Read")).toBeVisible();
  await dialog.getByLabel("Internal note").fill("Wants a price by Friday");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(dialog.getByText("Wants a price by Friday", { exact: true })).toBeVisible();
  await expect(dialog.getByLabel("Internal note")).toHaveValue("");
  await dialog.getByLabel("Assigned to").selectOption("demo_super");
  await expect(dialog.getByText(/demo_admin assigned it to /)).toBeVisible();

  const answer = dialog.getByLabel("Your reply");
  const email = dialog.getByRole("link", { name: "Email", exact: true });
  const whatsapp = dialog.getByRole("link", { name: "WhatsApp" });
  await expect(answer).toHaveValue(new RegExp(`^Hello ${name},\n[^]*price[^]*${reference}$`));
  const typed = await answer.inputValue();
  const mail = new URL((await email.getAttribute("href")) ?? "");
  expect(mail.protocol + mail.pathname).toMatch(/^mailto:[^,?]+@example\.org$/);
  expect(mail.searchParams.get("subject")).toBe(`Your enquiry about janitorial (${reference})`);
  expect(mail.searchParams.get("body")).toBe(typed.replaceAll("\n", "\r\n"));
  await expect(dialog.getByRole("link", { name: "Call", exact: true })).toHaveAttribute("href", /^tel:0770000001$/);
  await dialog.getByLabel("Template").selectOption({ label: "Thanks, with a question" });
  await expect(answer).toHaveValue(/When is a good time to call you\?/);
  await answer.fill("We come on Monday & bring soap.");
  await expect(whatsapp).toHaveAttribute(
    "href",
    `https://wa.me/231770000001?text=${encodeURIComponent("We come on Monday & bring soap.")}`,
  );

  await page.reload();
  await expect(answer).toHaveValue("We come on Monday & bring soap.");

  await dialog.getByRole("button", { name: "Mark as replied" }).click();
  await expect(dialog.getByText("changed the status from Read to Replied")).toBeVisible();
  await dialog.getByLabel("Status").selectOption("Closed");
  await expect(dialog.getByText("demo_admin changed the status from Replied to Closed")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row(page, name)).toContainText("Closed");
  await expect(row(page, name)).toContainText("demo_super");
});

test("an inquiry past its promised time is red, counted and found, until it is answered", async ({ page }) => {
  await signInAsAdmin(page);
  await page.goto("/admin");
  const warning = page.getByRole("link", { name: /\d+ overdue/ });
  const count = Number.parseInt((await warning.textContent()) ?? "", 10);
  await warning.click();
  await expect(page).toHaveURL(/overdue=true/);
  await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(count);
  const red = row(page, late.name).getByText("Overdue", { exact: true });
  await expect(red).toBeVisible();
  await expect(row(page, late.name)).toContainText(formatMonthDay(late.due.slice(0, 10)));
  const probe = await page.evaluate(() => {
    const span = document.body.appendChild(document.createElement("span"));
    span.className = "text-bad";
    const { color } = getComputedStyle(span);
    span.remove();
    return color;
  });
  await expect(red).toHaveCSS("color", probe);

  await page.getByRole("button", { name: /^Overdue only/ }).click();
  await expect(page).not.toHaveURL(/overdue/);
  await expect(page.getByRole("button", { name: `Overdue: ${count}` })).toBeVisible();
  await page.getByRole("button", { name: `Overdue: ${count}` }).click();
  const dialog = await openOne(page, late.name);
  await expect(dialog.getByText(/^Overdue: reply was due/)).toBeVisible();
  await dialog.getByRole("button", { name: "Mark as replied" }).click();
  await expect(dialog.getByText(/^Reply due/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, late.name)).toHaveCount(0);
  await expect(page.getByRole("row", { name: /Overdue/ })).toHaveCount(count - 1);
});

test("suspected spam stands in its own folder alone, counts for nothing, and can be brought to the inbox", async ({
  page,
}) => {
  await signInAsAdmin(page);
  await page.goto("/admin/contact-submissions");
  const total = await figure(page, "Total Submissions");
  const name = `Spam ${createUsername()}`;
  await send(page, { name, message: "Win a car", website: "https://spam.example" });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect(toast(page)).toContainText("Data Refreshed");
  await expect(folders(page).getByRole("link", { name: "Inbox" })).toHaveAttribute("aria-current", "page");
  await expect(row(page, name)).toHaveCount(0);
  expect(await figure(page, "Total Submissions")).toBe(total);

  await folders(page)
    .getByRole("link", { name: /^Suspected spam \(\d+\)$/ })
    .click();
  await expect(row(page, name)).toBeVisible();
  const dialog = await openOne(page, name);
  await dialog.getByRole("button", { name: "Not spam" }).click();
  await expect(dialog.getByText(/moved it out of spam/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(row(page, name)).toHaveCount(0);
  await folders(page).getByRole("link", { name: "Inbox" }).click();
  await expect(row(page, name)).toBeVisible();
  expect(await figure(page, "Total Submissions")).toBe(total + 1);
});

test("search and filters stand in the address, survive a reload and are cleared together", async ({ page }) => {
  await signInAsAdmin(page);
  const name = `Füller ${createUsername()}`;
  await send(page, { name, message: "Do you teach on Sundays?", to: visitorEndpoints.sendDrivingSchoolEnquiry });
  await page.goto("/admin/contact-submissions");
  await page.getByRole("search").getByLabel("Service").selectOption("Driving school");
  await expect(page).toHaveURL(/service=driving-school/);
  await page.getByRole("search").getByLabel("Status").selectOption("New");
  await expect(page).toHaveURL(/status=new/);
  // Without its accent, as it would be typed in haste.
  await page.getByPlaceholder("Search by name, email, or message...").fill(name.replace("ü", "u"));
  await expect(page).toHaveURL(/q=Fuller/);
  const alone = async () => {
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await expect(row(page, name)).toBeVisible();
  };
  await alone();
  await page.reload();
  await alone();
  await expect(page.getByRole("searchbox")).toHaveValue(name.replace("ü", "u"));
  await expect(page.getByRole("search").getByLabel("Status")).toHaveValue("new");
  await expect(page.getByRole("search").getByLabel("Service")).toHaveValue("driving-school");

  await page.getByRole("search").getByLabel("Status").selectOption("Closed");
  await expect(page.getByText("No submissions found")).toBeVisible();
  await expect(page.getByText("Try adjusting your search criteria or filters.")).toBeVisible();
  await page
    .getByRole("link", { name: "Clear filters" })
    .or(page.getByRole("button", { name: "Clear filters" }))
    .click();
  await expect(page).toHaveURL(`${site.origin}/admin/contact-submissions`);
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
});

test("the exported table holds what the filters leave, and nothing that a spreadsheet would run", async ({ page }) => {
  await signInAsAdmin(page);
  const mark = createUsername();
  const reference = await send(page, { name: `=1+1 ${mark}`, message: '@SUM(A1), "quoted"\nsecond line' });
  await send(page, { name: `Plain ${createUsername()}`, message: "Something else" });
  await page.goto(`/admin/contact-submissions?q=${mark}`);
  await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
  const download = await exportRows(page);
  expect(download.suggestedFilename()).toBe("submissions.csv");
  const rows = await rowsOf(download);
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({
    reference,
    name: `'=1+1 ${mark}`,
    message: `'@SUM(A1), "quoted"\nsecond line`,
    service: "janitorial",
    status: "new",
    spam: "false",
  });
});
