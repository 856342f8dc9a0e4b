import type { Page } from "@playwright/test";
import { expect, test } from "../support/browser-test.ts";
import {
  desktop,
  expectAccessibleScreen,
  expectPrintable,
  findOverflow,
  phone,
} from "../support/screens/screen-checks.ts";
import { checkedElsewhere, findListingPaths, openScreen, visitorScreens } from "../support/screens/visitor-screens.ts";

test.use({ viewport: phone, reducedMotion: "reduce" });

/** Expects the drawing of an empty screen in the colours of the theme, hidden from screen readers. */
async function expectDrawing(page: Page, screen: string): Promise<void> {
  const drawing = page.locator("svg.drawing");
  await expect(drawing, screen).toHaveAttribute("aria-hidden", "true");
  expect(await drawing.boundingBox(), screen).toMatchObject({ width: 440, height: 308 });
  const readSky = () => drawing.evaluate((svg) => getComputedStyle(svg).getPropertyValue("--map-sea").trim());
  await page.emulateMedia({ colorScheme: "light" });
  const light = await readSky();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await readSky(), screen).not.toBe(light);
}

for (const [topic, screens] of Object.entries(visitorScreens))
  test(`${topic}: each screen has its heading, fits every window, passes axe on a phone in both themes and prints`, async ({
    page,
    request,
  }) => {
    test.setTimeout(180_000);
    const listingPaths = await findListingPaths(request);
    for (const [screen, heading, drawing] of screens)
      await test.step(screen, async () => {
        const file =
          drawing && page.waitForResponse((response) => response.url().endsWith(`/art/empty/${drawing}.svg`));
        await openScreen(page, listingPaths[screen] ?? screen, heading);
        await expectAccessibleScreen(page, { screen, sizes: [phone], checkedElsewhere: checkedElsewhere[screen] });
        await page.setViewportSize(desktop);
        expect.soft(await findOverflow(page), `overflow of ${screen} on a desktop`).toEqual([]);
        if (file) {
          expect((await file).status(), screen).toBe(200);
          await expectDrawing(page, screen);
        }
        await expectPrintable(page, screen);
      });
  });
