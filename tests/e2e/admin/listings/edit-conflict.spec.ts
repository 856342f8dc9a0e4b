import type { Page } from "@playwright/test";
import { demoAccounts, demoPassword } from "../../../../migrations/seed/demo-accounts.ts";
import { readAuthorization } from "../../support/admin.ts";
import { expect, test } from "../../support/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

const emailOf = (role: "admin" | "super_admin") => demoAccounts.find((account) => account.role === role)?.email ?? "";

async function logIn(page: Page, role: "admin" | "super_admin"): Promise<void> {
  await page.goto("/login");
  const form = page.getByRole("form", { name: "Login" });
  await form.getByLabel("Email").fill(emailOf(role));
  await form.getByLabel("Password", { exact: true }).fill(demoPassword);
  await form.getByRole("button", { name: "Sign In" }).click();
  await expect(page).toHaveURL("/admin");
}

/** Creates a draft listing and returns its uuid. */
async function createDraft(page: Page, title: string): Promise<string> {
  const fields = { title, description: "Quiet.", price: 90_000, property_type: "House", address: "1 Broad Street" };
  const place = { city: "Monrovia", state: "Montserrado", country: "Liberia", published: false };
  const response = await page.request.post("/api/v1/create/buy/property", {
    data: { ...fields, ...place },
    headers: await readAuthorization(page),
  });
  return (await response.json()).uuid;
}

const title = (page: Page) => page.getByRole("textbox", { name: "Title" });
const save = (page: Page) => page.getByRole("button", { name: "Save changes" });

test("two colleagues edit one listing: the second chooses per field; kept drafts come back to their account only", async ({
  browser,
}) => {
  const [first, second] = [await (await browser.newContext()).newPage(), await (await browser.newContext()).newPage()];
  await logIn(first, "super_admin");
  await logIn(second, "admin");
  const uuid = await createDraft(first, `Conflict house ${Date.now()}`);
  for (const page of [first, second]) {
    await page.goto(`/admin?edit=${uuid}`);
    await expect(title(page)).toHaveValue(/Conflict house/);
  }
  await title(first).fill("Title of the first");
  await first.getByLabel("Price").fill("95000");
  await save(first).click();
  await expect(first.locator(".toast-place")).toContainText("Updated");

  await title(second).fill("House of the second");
  await second.getByLabel("Bedrooms").fill("4");
  await save(second).click();
  const dialog = second.getByRole("dialog", { name: "This listing has changed" });
  await expect(dialog.getByRole("group", { name: "Title" })).toContainText("Title of the first");
  await expect(dialog.getByRole("group", { name: "Price" }).getByRole("radio").nth(1)).toBeChecked();
  expect(await dialog.evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog.getByRole("group", { name: "Title" }).getByRole("radio").first()).toBeFocused();
  await second.keyboard.press("Space");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(second.locator(".toast-place")).toContainText("Updated");
  await first.goto(`/admin?edit=${uuid}`);
  await expect(title(first)).toHaveValue("House of the second");
  await expect(first.getByLabel("Price")).toHaveValue("95000");
  await expect(first.getByLabel("Bedrooms")).toHaveValue("4");

  await second.goto("/add-property");
  await title(second).fill("Half a house");
  await second.goto("/admin/log-out");
  await second.getByRole("button", { name: "Keep drafts and log out" }).click();
  await expect(second).toHaveURL("/login");
  const readable = () =>
    second.evaluate(() => Object.values(localStorage).filter((text) => text.includes("Half a house")));
  expect(await readable()).toEqual([]);
  await logIn(second, "super_admin");
  await second.goto("/add-property");
  await expect(title(second)).toHaveValue("");
  await second.goto("/admin/log-out");
  await second.getByRole("button", { name: /log out$/i }).click();
  await expect(second).toHaveURL("/login");
  await logIn(second, "admin");
  await second.goto("/add-property");
  await expect(title(second)).toHaveValue("Half a house");
});
