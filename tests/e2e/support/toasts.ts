import type { Page } from "@playwright/test";
import { expect } from "./browser-test.ts";

export const toast = (page: Page) => page.locator(".toast-place");

/** Checks that the toast is on the screen and covers neither the control with the focus nor one of an open dialog. */
export async function expectToastBesideFocus(page: Page): Promise<void> {
  await expect(toast(page).getByRole("button", { name: "Close" })).toBeInViewport();
  await expect.poll(() => findCovered(page), "the controls that the toast covers").toEqual([]);
}

const findCovered = (page: Page) =>
  page.evaluate(() => {
    const place = document.querySelector(".toast-place");
    const box = place?.getBoundingClientRect();
    if (!place || !box || box.height === 0) return ["no toast"];
    const root = document.querySelector("dialog[open]") ?? document;
    const selector = root === document ? "main :focus:not(#main)" : "input, select, textarea, button, a";
    return [...root.querySelectorAll(selector)].flatMap((control) => {
      const { top, right, bottom, left, width } = control.getBoundingClientRect();
      const isBeside = right <= box.left || left >= box.right || bottom <= box.top || top >= box.bottom;
      return place.contains(control) || width <= 1 || isBeside ? [] : [control.outerHTML.slice(0, 120)];
    });
  });
