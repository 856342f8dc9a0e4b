import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PrivacyExport } from "#contract/admin/privacy.ts";
import { adminEndpoints } from "#contract/http/endpoints/admin-endpoints.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { createAccount, openSignedIn, randomAddressHeaders } from "../support/accounts.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

/** Clicks a button and returns the text of the file it downloads. */
async function downloadText(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFile(await (await download).path(), "utf8");
}

test("exports a person's data as a file and erases it permanently, including notes", async ({
  page,
  browser,
  request,
}) => {
  const visitor = await createAccount(request);
  const name = `Person ${visitor.username}`;
  const enquiryResponse = await request.post(apiPrefix + visitorEndpoints.sendGeneralEnquiry.path, {
    data: { name, email: visitor.email, phone_number: "0770 000 003", message: "My secret wish" },
    headers: randomAddressHeaders(),
  });
  expect(enquiryResponse.status()).toBe(201);
  const { id, reference } = await enquiryResponse.json();
  await signInAsAdmin(page, "super_admin");
  await page.goto(`/admin/contact-submissions?open=${id}`);
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Internal note").fill("Knows the mayor");
  await dialog.getByRole("button", { name: "Add note" }).click();
  // The field is cleared once the note is saved.
  await expect(dialog.getByLabel("Internal note")).toHaveValue("");
  await expect(dialog.getByRole("paragraph").filter({ hasText: "Knows the mayor" })).toBeVisible();

  await page.goto("/admin/privacy");
  const email = page.getByLabel("Their email");
  await email.fill("nobody");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  await expect(page.getByText("Please enter a valid email address")).toBeVisible();
  await expect(email).toBeFocused();
  await email.fill(visitor.email.toUpperCase());
  const { data } = JSON.parse(await downloadText(page, "Export")) as PrivacyExport;
  expect(data.account).toMatchObject({ username: visitor.username });
  expect(data.enquiries).toMatchObject([{ name, message: "My secret wish", reference }]);
  expect(JSON.stringify(data.enquiries)).toContain("Knows the mayor");
  expect(JSON.stringify(data)).not.toMatch(/password|scrypt|\bat_|\brt_/);

  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog).toContainText(visitor.email.toUpperCase());
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  const result = page.getByRole("status").filter({ hasText: "Erased" });
  await expect(result).toContainText("The account was deleted.");
  await expect(result).toContainText("1 enquiry was erased.");

  await page.goto(`/admin/contact-submissions?open=${id}`);
  await expect(dialog.getByText(reference, { exact: false })).toBeVisible();
  await expect(dialog.getByText("You can no longer reply", { exact: false })).toBeVisible();
  await expect(dialog).not.toContainText("My secret wish");
  await expect(dialog).not.toContainText("Knows the mayor");
  await expect(dialog).not.toContainText(name);
  const login = await request.post(`${apiPrefix}/login`, { data: { email: visitor.email, password: "Mango-tree-7" } });
  expect(login.status()).toBe(401);

  await page.goto(`/admin/audit?entity=enquiry&entity_id=${id}`);
  await expect(
    page.getByRole("listitem").filter({ hasText: "demo_super" }).filter({ hasText: /erase/i }).first(),
  ).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("My secret wish");

  // A colleague's account cannot be erased, and admins other than super admins cannot open the page.
  const colleague = await createAccount(request, "admin");
  await page.goto("/admin/privacy");
  await email.fill(colleague.email);
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(page.getByText("This account belongs to a colleague.").first()).toBeVisible();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  const other = await (await browser.newContext({ viewport: { width: 360, height: 740 } })).newPage();
  for (const path of ["/admin/privacy", "/admin/audit", "/admin/settings", "/admin/team"]) {
    await openSignedIn(other, colleague, path);
    await expect(other.getByRole("heading", { name: "Access Denied" })).toBeVisible();
  }
  const body = { data: { email: "x@example.org" }, headers: { authorization: `Bearer ${colleague.access_token}` } };
  expect((await request.post(apiPrefix + adminEndpoints.exportPerson.path, body)).status()).toBe(403);
  await other.context().close();
});
