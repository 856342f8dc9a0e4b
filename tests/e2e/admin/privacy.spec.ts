import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { PrivacyExport } from "#contract/admin/privacy.ts";
import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { visitorEndpoints } from "#contract/http/endpoints/visitor-endpoints.ts";
import { createAccount, randomAddressHeaders } from "../support/accounts.ts";
import { signInAsAdmin } from "../support/admin.ts";
import { expect, test } from "../support/browser-test.ts";
import { showScreen } from "../support/client-navigation.ts";

test.use({ viewport: { width: 360, height: 740 } });
test.setTimeout(120_000);

/** Clicks a button and returns the text of the file it downloads. */
async function downloadText(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return readFile(await (await download).path(), "utf8");
}

test("exports a person's data as a file and erases it permanently, including notes", async ({ page, request }) => {
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

  await showScreen(page, "/admin/privacy");
  const person = page.getByLabel("Email or phone number");
  const find = async (text: string) => {
    await person.fill(text);
    await page.getByRole("button", { name: "Find", exact: true }).click();
  };
  await find("unknown");
  await expect(page.getByText("Please enter a valid email address or phone number")).toBeVisible();
  await expect(person).toBeFocused();
  await find(visitor.email.toUpperCase());
  await expect(page.getByRole("region", { name: visitor.email.toUpperCase() })).toContainText(reference);
  const { data } = JSON.parse(await downloadText(page, "Export")) as PrivacyExport;
  expect(data.account).toMatchObject({ username: visitor.username });
  expect(data.enquiries).toMatchObject([{ name, message: "My secret wish", reference }]);
  expect(JSON.stringify(data.enquiries)).toContain("Knows the mayor");
  expect(JSON.stringify(data)).not.toMatch(/password|scrypt|\bat_|\brt_/);

  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog).toContainText(visitor.email.toUpperCase());
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Type ERASE, or cancel")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await dialog.getByLabel("Type ERASE to confirm").fill("erase");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  const result = page.getByRole("status").filter({ hasText: "Erased" });
  await expect(result).toContainText("The account was deleted.");
  await expect(result).toContainText("1 enquiry was erased.");

  await showScreen(page, `/admin/contact-submissions?open=${id}`);
  await expect(dialog.getByText(reference, { exact: false })).toBeVisible();
  await expect(dialog.getByText("You can no longer reply", { exact: false })).toBeVisible();
  await expect(dialog).not.toContainText("My secret wish");
  await expect(dialog).not.toContainText("Knows the mayor");
  await expect(dialog).not.toContainText(name);
  const login = await request.post(`${apiPrefix}/login`, { data: { email: visitor.email, password: "Mango-tree-7" } });
  expect(login.status()).toBe(401);

  await showScreen(page, `/admin/audit?entity=enquiry&entity_id=${id}`);
  await expect(
    page.getByRole("listitem").filter({ hasText: "demo_super" }).filter({ hasText: /erase/i }).first(),
  ).toBeVisible();
  await expect(page.getByRole("main")).not.toContainText("My secret wish");

  // A colleague's account cannot be erased.
  const colleague = await createAccount(request, "admin");
  await showScreen(page, "/admin/privacy");
  await find(colleague.email);
  await expect(page.getByText("A colleague's account cannot be erased.", { exact: false })).toBeVisible();
  await expect(page.getByRole("button", { name: "Erase", exact: true })).toBeHidden();
});
