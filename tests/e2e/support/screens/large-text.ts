import type { Page } from "@playwright/test";
import { expect } from "../browser-test.ts";
import { waitUntilSettled } from "../settled-page.ts";
import { findClippedText, findOverflow, findOverlaps, setTextSize } from "./screen-checks.ts";

/** Expects that the complete page cuts no text and covers no control with text of twice the size. */
export async function expectReadable(page: Page, screen: string): Promise<void> {
  await waitUntilSettled(page);
  await setTextSize(page, 200);
  expect.soft(await findOverflow(page), `overflow of ${screen}`).toEqual([]);
  expect.soft(await findClippedText(page), `clipped text on ${screen}`).toEqual([]);
  expect.soft(await findOverlaps(page), `overlaps on ${screen}`).toEqual([]);
}
