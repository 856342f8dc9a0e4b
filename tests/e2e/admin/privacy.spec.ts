import { readFile } from "node:fs/promises";
import type { PrivacyExport } from "#contract/admin/privacy.ts";
import { enquiryEndpoints } from "#contract/endpoints/enquiries.ts";
import { apiPrefix } from "#contract/http/api-path.ts";
import { createAccount, randomAddressHeaders } from "../support/accounts.ts";
import { useSavedSession } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { phone } from "../support/screens/screen-checks.ts";
import { expectToastBesideFocus, toast } from "../support/toasts.ts";

test.use({ viewport: phone });

test("exports a person's data as a file and erases it; the toast covers no control", async ({ page, request }) => {
  const visitor = await createAccount(request);
  const sent = await request.post(apiPrefix + enquiryEndpoints.sendGeneralEnquiry.path, {
    data: { name: "Ma Kebbeh", email: visitor.email, phone_number: "0770 000 003", message: "My secret wish" },
    headers: randomAddressHeaders(),
  });
  const { reference } = await sent.json();
  await useSavedSession(page, "super_admin");
  await openPage(page, "/admin/privacy");
  const person = page.getByLabel("Email or phone number");
  const find = async (text: string) => {
    await person.fill(text);
    await page.getByRole("button", { name: "Find", exact: true }).click();
  };
  await find("unknown");
  await expect(page.getByText("Please enter a valid email address or phone number")).toBeVisible();
  await expect(person).toBeFocused();
  await find(visitor.email);
  await expect(page.getByRole("region", { name: visitor.email })).toContainText(reference);

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export", exact: true }).click();
  const { data }: PrivacyExport = JSON.parse(await readFile(await (await download).path(), "utf8"));
  expect(data.account).toMatchObject({ username: visitor.username });
  expect(data.enquiries).toMatchObject([{ message: "My secret wish", reference }]);
  await expect(toast(page)).toContainText("Exported");

  const dialog = page.getByRole("dialog");
  await page.getByRole("button", { name: "Erase", exact: true }).click();
  await expect(dialog.locator(toast(page))).toContainText("Exported");
  await expectToastBesideFocus(page);
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  await expect(dialog.getByText("Type ERASE, or cancel")).toBeVisible();
  await dialog.getByLabel("Type ERASE to confirm").fill("erase");
  await dialog.getByRole("button", { name: "Erase permanently" }).click();
  const result = page.getByRole("status").filter({ hasText: "Erased" });
  await expect(result).toContainText("The account was deleted.");
  await expect(result).toContainText("1 enquiry was erased.");
});
