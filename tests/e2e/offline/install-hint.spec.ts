import type { Page } from "@playwright/test";
import { storageKeys } from "#web/lib/storage/storage-keys.ts";
import { expect, openPage, test } from "../support/browser-test.ts";
import { waitUntilSettled } from "../support/settled-page.ts";
import { toast } from "../support/toasts.ts";

test.use({ viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true });

const key = storageKeys.installHint;
const words = "Add Monrovia Hub to your phone.";
const hint = (page: Page) => page.getByText(words);

interface Record {
  prompts: number;
  isStopped?: boolean;
}

/** Makes the offer of Chrome on each page, which the headless browser does not. */
async function offerInstall(page: Page): Promise<() => Promise<Record>> {
  await page.addInitScript(() => {
    const record = window as unknown as Record;
    record.prompts = 0;
    addEventListener("load", () => {
      const event = new Event("beforeinstallprompt", { cancelable: true });
      const prompt = async () => {
        record.prompts++;
      };
      record.isStopped = !dispatchEvent(Object.assign(event, { prompt }));
    });
  });
  return () =>
    page.evaluate(() => {
      const { prompts, isStopped } = window as unknown as Record;
      return { prompts, isStopped };
    });
}

const readSeenAt = (page: Page) => page.evaluate((name) => JSON.parse(localStorage[name] ?? "{}").seenAt ?? 0, key);

/** Opens a page, and waits until it has recorded the visit and has loaded the hint, if there is one. */
async function visit(page: Page, path: string): Promise<void> {
  const startedAt = Date.now();
  await openPage(page, path);
  await expect.poll(() => readSeenAt(page)).toBeGreaterThanOrEqual(startedAt);
  await waitUntilSettled(page);
}

const hintLoads = (page: Page) =>
  page.evaluate(
    () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("install-hint")).length,
  );

/** Makes the next page the start of another visit. */
async function comeBack(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const state = JSON.parse(localStorage[name] ?? "{}");
    localStorage[name] = JSON.stringify({ ...state, seenAt: Date.now() - 31 * 60_000 });
  }, key);
}

test("the first visit loads and shows no hint, the second one shows it, and none does after Not now", {
  tag: "@long",
}, async ({ page }) => {
  const readRecord = await offerInstall(page);
  await visit(page, "/");
  // Chrome's own hint does not appear either.
  expect(await readRecord()).toEqual({ prompts: 0, isStopped: true });
  expect(await hintLoads(page)).toBe(0);
  await comeBack(page);
  await openPage(page, "/contact");
  await expect(hint(page)).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: words })).toContainText("It opens without a signal.");
  await page.getByRole("button", { name: "Not now" }).click();
  await expect(hint(page)).toHaveCount(0);
  await visit(page, "/");
  expect(await hintLoads(page)).toBe(0);
  expect((await readRecord()).prompts).toBe(0);
});

test.describe("in the long run", { tag: "@long" }, () => {
  test("the keyboard reaches the hint, and Add opens Chrome's question once", async ({ page }) => {
    const readRecord = await offerInstall(page);
    await visit(page, "/contact");
    await comeBack(page);
    await openPage(page, "/contact");
    const add = page.getByRole("button", { name: "Add", exact: true });
    await expect(add).toBeVisible();
    for (const button of [add, page.getByRole("button", { name: "Not now" })]) {
      const box = await button.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Shift+Tab");
    await expect(add).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(toast(page)).toBeEmpty();
    expect((await readRecord()).prompts).toBe(1);
    await visit(page, "/contact");
    expect(await hintLoads(page)).toBe(0);
  });

  const expectNoHint = async (page: Page, path = "/") => {
    await visit(page, "/");
    await comeBack(page);
    await visit(page, path);
    expect(await hintLoads(page)).toBe(0);
  };

  test("a browser that offers no installation, such as an iPhone's, shows no hint", ({ page }) => expectNoHint(page));

  test("the admin area shows no hint", async ({ page }) => {
    await offerInstall(page);
    await expectNoHint(page, "/admin/login");
  });

  test.describe("on a desktop", () => {
    test.use({ viewport: { width: 1280, height: 720 }, hasTouch: false, isMobile: false });

    test("the second visit shows no hint, because a desktop is no phone", async ({ page }) => {
      await offerInstall(page);
      await expectNoHint(page);
    });
  });
});
