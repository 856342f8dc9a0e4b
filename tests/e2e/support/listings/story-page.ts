import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { expect } from "../browser-test.ts";
import { phone } from "../screens/screen-checks.ts";
import { type Card, findListing } from "./property-lists.ts";
import { gallery } from "./property-page.ts";

/** The photos of a listing on a phone: one per screen. */
export const story = (page: Page): Locator => page.locator("dialog.story");
export const photoLink = (page: Page, number: number): Locator =>
  gallery(page).getByRole("link", { name: `Photo ${number} of 5, full screen` });
/** A contact in the bar or, while that is inert, on the last card. */
const contact = (page: Page, name: string): Locator =>
  story(page).locator(":is(.story-bar, .story-end):not([inert])").getByRole("link", { name });
export const call = (page: Page) => contact(page, "Call Now");
export const chat = (page: Page) => contact(page, "WhatsApp");

/** The story, at a photo of five or, without a number, at the last card. */
export const storyAt = (page: Page, number: number): Locator =>
  page.getByRole("dialog", { name: new RegExp(`^Photo ${number} of 5(,|$)`) });

/** Expects a photo of five, at rest: a swipe during the motion of the one before may move two photos. */
export async function expectStoryAt(page: Page, number: number): Promise<void> {
  await expect(storyAt(page, number)).toBeVisible();
  const slide = story(page)
    .locator(".story-slide")
    .nth(number - 1);
  const isAtRest = () =>
    slide.evaluate(async (element) => {
      const { y } = element.getBoundingClientRect();
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      return Math.abs(y) < 1 && element.getBoundingClientRect().y === y;
    });
  await expect.poll(isAtRest).toBe(true);
}

/**
 * Moves a finger through the middle of the screen, and rests before it lifts: how far a fling goes depends on the machine.
 * Negative distances are upwards and to the left.
 */
export async function swipe(page: Page, { x = 0, y = 0 }: { x?: number; y?: number }): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? phone;
  const steps = 20;
  for (let step = 0; step <= steps; step++) {
    const done = step / steps - 0.5;
    await session.send("Input.dispatchTouchEvent", {
      type: step === 0 ? "touchStart" : "touchMove",
      touchPoints: [{ x: width / 2 + x * done, y: height / 2 + y * done }],
    });
  }
  await page.evaluate(async () => {
    for (let frame = 0; frame < 8; frame++) await new Promise(requestAnimationFrame);
  });
  await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  await session.detach();
}

export const findFivePhotos = (request: APIRequestContext): Promise<Card> =>
  findListing(request, ({ image_count }) => image_count === 5);
