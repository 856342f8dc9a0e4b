import { expect, openPage, test } from "../support/browser-test.ts";
import { call, chat, findFivePhotos, photoLink, story, storyAt } from "../support/listings/story-page.ts";
import { expectAccessibleScreen, phone, setTextSize } from "../support/screens/screen-checks.ts";

test.use({ hasTouch: true, isMobile: true, reducedMotion: "reduce", viewport: phone });

test("a photo and the last card fit every window, pass axe and move only with the finger", { tag: "@long" }, async ({
  page,
  request,
}) => {
  const { uuid } = await findFivePhotos(request);
  await openPage(page, `/property/${uuid}`);
  await photoLink(page, 1).tap();
  await expect(storyAt(page, 1)).toBeVisible();

  await test.step("the next photo is there at once", async () => {
    await page.keyboard.press("ArrowDown");
    const top = await story(page)
      .locator(".story-slide")
      .nth(1)
      .evaluate((slide) => slide.getBoundingClientRect().top);
    expect(Math.abs(top)).toBeLessThan(1);
    // The price of the bar follows the scroll position.
    const animations = () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length;
    expect(await page.evaluate(animations)).toBe(0);
  });

  for (const [name, key] of [
    ["a photo", "Home"],
    ["the last card", "End"],
  ] as const)
    await test.step(`${name} passes axe in both themes and has targets of 44 pixels`, async () => {
      await page.keyboard.press(key);
      await expectAccessibleScreen(page, { sizes: [phone], touchTargets: true });
    });

  for (const viewport of [{ width: 320, height: 568 }, phone, { width: 740, height: 360 }])
    for (const percent of [100, 200]) {
      const where = `at ${viewport.width} × ${viewport.height} with ${percent} % text`;
      await test.step(`all controls are in view ${where}`, async () => {
        await page.setViewportSize(viewport);
        await setTextSize(page, percent);
        await page.keyboard.press("Home");
        for (const control of [call(page), chat(page), story(page).getByRole("button", { name: "Close" })])
          await expect(control).toBeInViewport({ ratio: 1 });
        const overflow = await story(page).evaluate((element) => element.scrollWidth - element.clientWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await page.keyboard.press("End");
        const back = story(page).getByRole("button", { name: "Back to the listing" });
        await back.scrollIntoViewIfNeeded();
        // Scroll positions are whole pixels, heights of text are not.
        await expect(back).toBeInViewport({ ratio: 0.99 });
      });
    }
});
