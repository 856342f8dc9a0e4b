import type { Page } from "@playwright/test";
import { expect, openPage, test } from "../support/browser-test.ts";
import { withHome } from "../support/listings/new-home.ts";
import { findAccessibilityViolations, horizontalOverflow } from "../support/screens/screen-checks.ts";

const section = (page: Page) => page.getByRole("region", { name: "Recently viewed" });
const readViewedTitles = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("viewed") ?? "[]").map(({ title }: { title: string }) => title));

test("lists the viewed homes on the next home's page, until cleared, and forgets one that no longer exists", {
  tag: "@long",
}, async ({ page, request }) => {
  const homes = [await withHome(request), await withHome(request)] as const;
  const [first, second] = homes;
  const titles = section(page).getByRole("heading", { level: 3 });
  await openPage(page, `/property/${first.uuid}`);
  await expect(section(page)).toHaveCount(0);
  // The code that remembers opened homes loads when the visitor scrolls.
  await page.mouse.wheel(0, 200);
  await expect.poll(() => readViewedTitles(page)).toEqual([first.title]);

  await test.step("without the home of the page", async () => {
    await openPage(page, `/property/${second.uuid}`);
    await page.mouse.wheel(0, 200);
    await expect(titles).toHaveText([first.title]);
    expect(await horizontalOverflow(page)).toBeLessThanOrEqual(0);
    expect(await findAccessibilityViolations(page)).toEqual([]);
  });

  await test.step("a home that no longer exists is removed", async () => {
    await page.evaluate(() => {
      const [card] = JSON.parse(localStorage.getItem("viewed") ?? "[]");
      localStorage.setItem("viewed", JSON.stringify([{ ...card, uuid: "deleted", title: "A deleted home" }, card]));
    });
    await openPage(page, "/favorites");
    await page.mouse.move(20, 200);
    const deleted = section(page).getByRole("listitem").filter({ hasText: "A deleted home" });
    await deleted.getByRole("heading").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: "Property Not Found" })).toBeVisible();
    await expect(titles).toHaveText([second.title]);
    await expect.poll(() => readViewedTitles(page)).toEqual([second.title]);
  });

  await test.step("Clear removes them, and later views are kept again", async () => {
    await section(page).getByRole("button", { name: "Clear" }).click();
    await expect(section(page)).toHaveCount(0);
    await openPage(page, `/property/${first.uuid}`);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => readViewedTitles(page)).toEqual([first.title]);
  });
});
