import { endpoints } from "#contract/endpoints.ts";
import { newName } from "./accounts-support.ts";
import { signIn } from "./staff.ts";
import { expect, test } from "./support.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("a day at the desk: an inquiry arrives by itself, is read, noted, answered and found again", async ({ page }) => {
  await signIn(page);
  const name = `Day ${newName()}`;
  await page.goto("/admin/contact-submissions?service=janitorial");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contact Submissions");
  const message = "Three rooms on Broad Street, twice a week, please.";
  const sent = await page.request.post(`/api/v1${endpoints.sendJanitorialEnquiry.path}`, {
    data: { name, email: "day@example.org", phone_number: "0770 000 001", message },
    headers: { "cf-connecting-ip": `10.9.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}` },
  });
  expect(sent.status()).toBe(201);

  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toBeVisible({ timeout: 60_000 });
  await expect(row).toContainText("New");
  await row.getByRole("button", { name }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("changed the status from New to Read")).toBeVisible();
  await dialog.getByLabel("Internal note").fill("Wants a price by Friday");
  await dialog.getByRole("button", { name: "Add note" }).click();
  await expect(dialog.getByText("Wants a price by Friday", { exact: true })).toBeVisible();
  await expect(dialog.getByRole("link", { name: "Email", exact: true })).toHaveAttribute(
    "href",
    /^mailto:day@example.org/,
  );
  await dialog.getByLabel("Your answer").fill("We can come on Friday.");
  await page.reload();
  await expect(dialog.getByLabel("Your answer")).toHaveValue("We can come on Friday.");
  await dialog.getByRole("button", { name: "Mark as replied" }).click();
  await expect(dialog.getByText("changed the status from Read to Replied")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(row).toContainText("Replied");

  await page.getByLabel("Status").selectOption("replied");
  await page.getByRole("searchbox").fill(name);
  await expect(page).toHaveURL(/q=Day/);
  await page.reload();
  await expect(row).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("submissions.csv");
});

test("the four tests really run and say how long they took", async ({ page }) => {
  await signIn(page);
  await page.goto("/admin/contact-submissions");
  for (const [button, title] of [
    ["Test Endpoint", "Endpoint Test Successful"],
    ["Test Backend", "Backend Test Successful"],
    ["Check Env", "Environment Check"],
    ["Test Contact Form", "Contact Form Test Successful"],
  ] as const) {
    await page.getByRole("button", { name: button }).click();
    await expect(page.locator(".toast-place")).toContainText(title);
  }
});
