import { expect, type Locator, type Page } from "@playwright/test";

export interface FocusStop {
  /** Nothing has the focus: Tab has left the page. */
  isOutside: boolean;
  what: string;
  /** Whether it is in view with a visible focus ring. */
  isVisiblyFocused: boolean;
  isInDialog: boolean;
}

/** Describes the focused element. */
export const readFocus = (page: Page): Promise<FocusStop> =>
  page.evaluate(() => {
    const element = document.activeElement ?? document.body;
    // The ring of an image may be on its parent, that of a hidden checkbox on its label.
    const hasRing = [element, element.parentElement, element.nextElementSibling].some((candidate) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(candidate);
      return outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    });
    const { top, bottom, left, right } = element.getBoundingClientRect();
    const isInView = bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    const name = element.getAttribute("aria-label") ?? element.textContent?.trim() ?? "";
    return {
      isOutside: element === document.body,
      what: `${element.tagName.toLowerCase()} ${element.id || name.slice(0, 60)}`,
      isVisiblyFocused: hasRing && isInView,
      isInDialog: element.closest("dialog") !== null,
    };
  });

/** Presses Tab until the focus leaves the page. Returns every stop. */
export async function tabThrough(page: Page, limit = 1000): Promise<FocusStop[]> {
  const stops: FocusStop[] = [];
  while (stops.length < limit) {
    await page.keyboard.press("Tab");
    const reached = await readFocus(page);
    if (reached.isOutside) break;
    stops.push(reached);
  }
  return stops;
}

/** Returns the number of visible, enabled controls. Tab stops once in a group of radio buttons. */
export const countControls = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      [
        ...document.querySelectorAll<HTMLElement>(
          'a[href], button:not(:disabled), input:not(:disabled, [type="radio"]:not(:checked)), select:not(:disabled), textarea:not(:disabled), summary, [tabindex="0"]',
        ),
      ].filter((element) => element.checkVisibility({ visibilityProperty: true })).length,
  );

/** Presses Tab until the target has the focus. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let press = 0; press < 150; press++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  await expect(target).toBeFocused();
}
