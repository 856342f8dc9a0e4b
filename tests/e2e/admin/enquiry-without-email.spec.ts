import { signInAsAdmin } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { enquiryForm, sendButton } from "../support/enquiry-form.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport });

test("a visitor without an email and without a script asks, gets a reference, is found in the inbox and called back", async ({
  page,
  browser,
}) => {
  const name = `Ma Kebbeh ${Date.now()}`;
  const context = await browser.newContext({ javaScriptEnabled: false, viewport });
  const visitor = await context.newPage();
  const form = enquiryForm(visitor);
  const email = form.getByLabel("Email", { exact: true });
  let reference = "";
  await test.step("the box hides the address that was typed, which then is no error", async () => {
    await visitor.goto("/contact");
    await form.getByLabel("Name").fill(name);
    await email.fill("kebbeh at example");
    await form.getByLabel("Phone number").fill("0775 550 909");
    await form.getByLabel("I have no email").check();
    await expect(email).toBeHidden();
    await sendButton(visitor).click();
    await expect(visitor.getByRole("heading", { name: "Inquiry sent" })).toBeVisible();
    reference = (await visitor.getByText(/^E-[0-9A-F]{8}$/).textContent()) ?? "";
    await context.close();
  });
  await test.step("the inbox has the enquiry, with a call and WhatsApp and without a mail link", async () => {
    await signInAsAdmin(page);
    await openPage(page, "/admin/contact-submissions");
    await page.getByRole("searchbox").fill(reference);
    // Before the result, its row is still moving.
    await expect(page.getByText("1 enquiry", { exact: true })).toBeVisible();
    await page.getByRole("button", { name }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(reference);
    await expect(dialog.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+231775550909");
    await expect(dialog.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /^https:\/\/wa\.me\//);
    await expect(dialog.locator('a[href^="mailto:"]')).toHaveCount(0);
  });
  await test.step("the call is recorded as the first answer", async () => {
    const dialog = page.getByRole("dialog");
    const call = dialog.getByRole("link", { name: "Call" });
    await call.evaluate((link) => link.addEventListener("click", (event) => event.preventDefault()));
    const recorded = page.waitForResponse((response) => response.url().endsWith("/contacted"));
    await call.click();
    expect((await recorded).status()).toBe(204);
    await expect(dialog.getByText(/ called$/)).toBeVisible();
  });
});

test("after the visitor has removed the tick, an empty address is named", async ({ page }) => {
  await openPage(page, "/contact");
  const form = enquiryForm(page);
  await form.getByLabel("I have no email").check();
  await expect(form.getByLabel("Email", { exact: true })).toBeHidden();
  await form.getByLabel("I have no email").uncheck();
  await sendButton(page).click();
  await expect(form.getByText("Email is required")).toBeVisible();
  await form.getByLabel("I have no email").check();
  await expect(form.getByText("Email is required")).toHaveCount(0);
});
