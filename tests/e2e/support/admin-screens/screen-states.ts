import type { Page } from "@playwright/test";
import { expect, test } from "../browser-test.ts";
import { desktop, expectAccessibleScreen, findOverflow, phone } from "../screens/screen-checks.ts";
import { waitUntilSettled } from "../settled-page.ts";

/** States of screens by their names. Each function opens its state from the one before it. */
export type ScreenStates = Record<string, (page: Page) => Promise<void>>;

export async function closeDialogs(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/**
 * Checks states of admin screens, one after the other in one page.
 * @param isLong whether axe checks the desktop too, and large text and small phones are checked
 */
export async function expectAccessibleStates(page: Page, states: ScreenStates, isLong = false): Promise<void> {
  // A screen without data. The other screens open without another page load.
  await page.goto("/admin/privacy");
  for (const [screen, openState] of Object.entries(states))
    await test.step(screen, async () => {
      await page.setViewportSize(phone);
      await openState(page);
      await waitUntilSettled(page);
      // The screen under a dialog is a state of its own.
      const hasDialog = (await page.getByRole("dialog").count()) > 0;
      await expectAccessibleScreen(page, {
        screen,
        sizes: isLong ? [phone, desktop] : [phone],
        touchTargets: true,
        columns: isLong,
        usualText: !isLong,
        ...(hasDialog && { within: "dialog[open]" }),
      });
      await page.setViewportSize(desktop);
      expect.soft(await findOverflow(page), `overflow ${screen} at ${desktop.width} pixels`).toEqual([]);
    });
}
