import type { Page } from "@playwright/test";
import { useSavedSession } from "../admin.ts";
import { expect, test } from "../browser-test.ts";
import { waitUntilSettled } from "../settled-page.ts";
import { expectAccessibleScreen, phone } from "./screen-checks.ts";

/** States of screens by their names. Each function opens its state from the one before it. */
export type ScreenStates = Record<string, (page: Page) => Promise<void>>;

export async function closeDialogs(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
}

/** Checks states of admin screens, one after the other in one page: on a phone, then on a desktop. */
export function testScreens(subject: string, states: ScreenStates): void {
  test.describe("on a phone, then on a desktop", () => {
    test.use({ viewport: phone, reducedMotion: "reduce" });
    test.describe.configure({ timeout: 240_000 });

    test(`${subject}: each state fits every window, has large touch targets and passes axe in both themes`, async ({
      page,
    }) => {
      await useSavedSession(page, "super_admin");
      // A screen without data. The other screens open without another page load.
      await page.goto("/admin/privacy");
      for (const [name, openState] of Object.entries(states)) {
        await test.step(name, async () => {
          await page.setViewportSize(phone);
          await openState(page);
          await waitUntilSettled(page);
          // The screen under a dialog is a state of its own.
          const hasDialog = (await page.getByRole("dialog").count()) > 0;
          await expectAccessibleScreen(page, {
            screen: name,
            touchTargets: true,
            columns: true,
            ...(hasDialog && { within: "dialog[open]" }),
          });
        });
      }
    });
  });
}
