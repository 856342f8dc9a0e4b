import { apiPrefix } from "#contract/http/endpoints/endpoint.ts";
import { readAuthorization, signInAsAdmin } from "../support/admin.ts";
import { expect, openPage, test } from "../support/browser-test.ts";

const viewport = { width: 360, height: 740 };
test.use({ viewport });

test("two colleagues who open the same enquiry see each other", async ({ page, browser }) => {
  await signInAsAdmin(page);
  await openPage(page, "/admin/contact-submissions");
  const headers = await readAuthorization(page);
  const logged = await page.request.post(`${apiPrefix}/contact/submissions`, {
    headers,
    data: { service: "general", channel: "phone", name: `Musa ${Date.now()}`, phone_number: "0775 550 808" },
  });
  const { id } = await logged.json();
  const path = `/admin/contact-submissions?open=${id}`;
  await openPage(page, path);
  await expect(page.getByRole("dialog").getByText("Reply", { exact: false }).first()).toBeVisible();
  const context = await browser.newContext({ viewport });
  const colleague = await context.newPage();
  await signInAsAdmin(colleague, "super_admin");
  await openPage(colleague, path);
  await expect(colleague.getByRole("dialog").getByText(/ is answering$/)).toBeVisible();
  await test.step("the first one learns it too, and it ends when the second one closes the enquiry", async () => {
    await openPage(page, path);
    await expect(page.getByRole("dialog").getByText(/ is answering$/)).toBeVisible();
    await colleague.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await expect(colleague.getByRole("dialog")).toHaveCount(0);
    await openPage(page, path);
    await expect(page.getByRole("dialog").getByText("0775 550 808").first()).toBeVisible();
    await expect(page.getByText(/ is answering$/)).toHaveCount(0);
  });
  await context.close();
});

test("a call is logged in three fields while the phone is offline, and is in the inbox later", async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, "/admin/contact-submissions");
  // Letters, because digits would be read as a number.
  const name = `Ma Kebbeh ${String(Date.now()).replaceAll(/\d/g, (digit) => "abcdefghij".charAt(Number(digit)))}`;
  const log = page.getByRole("button", { name: "Log a call or visit" });
  await expect(log).toBeVisible();
  await page.context().setOffline(true);
  await log.click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name or number").fill(`${name} 0775550303`);
  await dialog.getByLabel("What do they want?").fill("A villa in Sinkor");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText(`Not sent yet: ${name}`)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("table").getByText(name)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(`Not sent yet: ${name}`)).toHaveCount(0);
});

test("a call is logged from the dashboard with three taps and the words that are typed", async ({ page }) => {
  await signInAsAdmin(page);
  await openPage(page, "/admin");
  await page.evaluate(() => {
    const counts = { taps: 0, keys: 0 };
    Object.assign(window, { counts });
    addEventListener("pointerdown", () => counts.taps++, true);
    addEventListener("keydown", () => counts.keys++, true);
  });
  const [who, what] = ["0775 550 404", "Villa in Sinkor"];
  await page.getByRole("button", { name: "Log a call or visit" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByLabel("Name or number")).toBeFocused();
  await page.keyboard.type(who);
  await dialog.getByLabel("What do they want?").click();
  await page.keyboard.type(what);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("It is in the inbox.")).toBeVisible();
  // Six seconds at four keys a second and a second for each tap: less than fifteen.
  expect(await page.evaluate(() => Reflect.get(window, "counts"))).toEqual({
    taps: 3,
    keys: who.length + what.length,
  });
});
