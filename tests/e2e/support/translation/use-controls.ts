import type { Page } from "@playwright/test";
import { waitUntilSettled } from "../settled-page.ts";

/** Rounds of using what the round before has opened. */
const maxRounds = 6;

/** Rejects every change, so that forms show their failures and nothing is stored. */
export const rejectChanges = (page: Page): Promise<unknown> =>
  page.route("**/api/v1/**", (route) =>
    route.request().method() === "GET"
      ? route.fallback()
      : route.fulfill({ status: 503, json: { detail: "Service unavailable" } }),
  );

/**
 * Uses the controls of the current screen and of the dialogs that they open: buttons, folds, checkboxes, selects, and
 * links that only change the query. Of controls that look the same, it uses two.
 * @returns how many it used
 */
export async function useControls(page: Page): Promise<number> {
  let used = 0;
  // Loads the code of the deferred parts. Before that, their links and forms load another document.
  await page.mouse.move(5, 5);
  await waitUntilSettled(page);
  for (let round = 0; round < maxRounds; round++) {
    const count = await clickUnused(page);
    used += count;
    await waitUntilSettled(page);
    if (count > 0) continue;
    if ((await page.locator("dialog[open]").count()) === 0) break;
    await page.keyboard.press("Escape");
  }
  return used;
}

const clickUnused = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const controls = "button, summary, input[type=checkbox], input[type=radio], select, a[href]:not(svg a)";
    const record = window as { usedLooks?: Map<string, number> };
    record.usedLooks ??= new Map();
    const looks = record.usedLooks;
    const path = location.pathname;

    const isUsable = (element: Element): boolean => {
      if (element instanceof HTMLAnchorElement) {
        const { origin, pathname, search, hash, target } = element;
        const isSamePage = origin === location.origin && pathname === path && !hash && !target;
        if (!isSamePage || search === location.search) return false;
      }
      // Loads another document, with or without a script.
      if (element instanceof HTMLButtonElement && element.type === "submit" && element.form) {
        // Not its properties, because a field may be named "action".
        const action = element.form.getAttribute("action") ?? "";
        const isPost = element.form.getAttribute("method") === "post";
        if (!isPost && new URL(action, location.href).pathname !== path) return false;
      }
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      // These leave the screen, or close what is still to be used.
      if (/log ?out|sign ?out|^(close|cancel|back)/i.test(name.trim())) return false;
      return element.checkVisibility({ visibilityProperty: true }) && !element.matches(":disabled");
    };
    const getLook = (element: Element) => {
      const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
      return `${path} ${element.tagName} ${element.className} ${name.trim().split(/\s/)[0]}`;
    };
    const isUnused = (element: Element) => !("used" in (element as HTMLElement).dataset);
    const findNext = () => {
      const root = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
      return [...root.querySelectorAll<HTMLElement>(controls)].find(
        (element) => isUnused(element) && isUsable(element) && (looks.get(getLook(element)) ?? 0) < 2,
      );
    };
    const use = (element: HTMLElement) => {
      element.dataset.used = "";
      looks.set(getLook(element), (looks.get(getLook(element)) ?? 0) + 1);
      if (!(element instanceof HTMLSelectElement)) return element.click();
      element.selectedIndex = element.options.length - 1;
      element.dispatchEvent(new Event("input", { bubbles: true }));
      element.dispatchEvent(new Event("change", { bubbles: true }));
    };

    let count = 0;
    for (let next = findNext(); next && count < 40 && location.pathname === path; next = findNext()) {
      use(next);
      count += 1;
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 300 }));
    }
    return count;
  });
