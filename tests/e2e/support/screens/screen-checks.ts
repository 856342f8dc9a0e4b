import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Page } from "@playwright/test";
import type { AxeResults } from "axe-core";
import { findBrokenWords } from "./broken-words.ts";
import { findOtherStyles } from "./style-checks.ts";

const axeSource = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

const smallPhone = { width: 320, height: 640 };
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 900 };
const themes = ["light", "dark"] as const;

/** Sizes of the browser's text in percent of the usual one. */
const largeTextSizes = [150, 200];

interface ScreenCheckOptions {
  sizes?: (typeof phone)[];
  touchTargets?: boolean;
  /** Whether no column of a phone may be narrower than a word, also on the smallest phones. */
  columns?: boolean;
  /** Whether large text is left to the long run. */
  usualText?: boolean;
  /** The name of the screen in failure messages. */
  screen?: string;
  /** A selector of elements that axe checks on another screen. */
  checkedElsewhere?: string;
  /** A selector of the only elements that axe checks, such as a dialog over a screen that it has checked before. */
  within?: string;
}

/**
 * Checks the current screen in both themes and at every size: no horizontal overflow, no axe violation, and no size,
 * weight or radius but those of the theme. On a phone it also checks large text, and with `touchTargets` the size of the
 * controls.
 *
 * The test must set `reducedMotion: "reduce"`. Otherwise axe may read a colour in the middle of a transition.
 */
export async function expectAccessibleScreen(
  page: Page,
  {
    sizes = [phone, desktop],
    touchTargets = false,
    columns = false,
    usualText = false,
    screen = "",
    checkedElsewhere,
    within,
  }: ScreenCheckOptions = {},
): Promise<void> {
  // A list is pale until the rows of the new filters arrive.
  await expect(page.locator(":is(table, ul)[aria-busy=true]"), `lists that are still loading on ${screen}`).toHaveCount(
    0,
  );
  for (const size of sizes) {
    await page.setViewportSize(size);
    // A sheet of a phone is part of the page on a desktop.
    const part = within && (await page.locator(within).count()) > 0 ? { include: [within] } : {};
    const other = await findOtherStyles(page);
    expect.soft(other, `styles that are no tokens on ${screen} at ${size.width} pixels`).toEqual([]);
    for (const colorScheme of themes) {
      await page.emulateMedia({ colorScheme });
      const where = `${screen} at ${size.width} pixels, ${colorScheme}`;
      expect.soft(await findOverflow(page), `overflow ${where}`).toEqual([]);
      if (touchTargets && size === phone)
        expect.soft(await findSmallTouchTargets(page), `touch targets ${where}`).toEqual([]);
      expect
        .soft(
          await findAccessibilityViolations(page, colorScheme === "dark" ? ["color-contrast"] : undefined, {
            ...part,
            ...(checkedElsewhere && { exclude: [checkedElsewhere] }),
          }),
          `axe ${where}`,
        )
        .toEqual([]);
    }
    if (size === phone) {
      if (!usualText) await expectLargeTextFits(page, screen);
      if (columns) await expectColumnsFit(page, screen);
    }
  }
}

/** Checks that the current screen has no horizontal overflow with large text. */
async function expectLargeTextFits(page: Page, screen: string): Promise<void> {
  for (const percent of largeTextSizes) {
    await setTextSize(page, percent);
    expect.soft(await findOverflow(page), `overflow ${screen} with text at ${percent} %`).toEqual([]);
  }
  await setTextSize(page, 100);
}

/**
 * Checks that the current screen fits small phones, also with text of twice the size: nothing is wider than the window, and
 * no column breaks a word.
 */
async function expectColumnsFit(page: Page, screen: string): Promise<void> {
  for (const [size, percent] of [
    [smallPhone, 200],
    [smallPhone, 100],
    [phone, 100],
  ] as const) {
    await page.setViewportSize(size);
    await setTextSize(page, percent);
    const where = `${screen} at ${size.width} pixels with text at ${percent} %`;
    expect.soft(await findOverflow(page), `overflow ${where}`).toEqual([]);
    expect.soft(await findBrokenWords(page), `broken words ${where}`).toEqual([]);
  }
}

/** Sets the size of the browser's text: 100 is the usual one. */
export const setTextSize = (page: Page, percent: number) =>
  page.evaluate((size) => {
    document.documentElement.style.fontSize = `${size}%`;
  }, percent);

/** Checks that the current screen shows no controls on paper and uses the colours of the light theme. */
export async function expectPrintable(page: Page, screen = ""): Promise<void> {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  const controls = page.locator("button, .btn, .heart, .top-bar, .contact-bar, .chip");
  await expect(controls.filter({ visible: true }), `controls on paper ${screen}`).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 }), `heading on paper ${screen}`).toBeVisible();
  await expect(page.locator("body"), `colour on paper ${screen}`).toHaveCSS("color", "rgb(0, 0, 0)");
  await page.emulateMedia({ media: null });
}

/** Selectors: axe checks only the included elements, without the excluded ones. */
interface CheckedPart {
  include?: string[];
  exclude?: string[];
}

/** Returns axe's violations in the page or a part of it, one line per rule. Without `rules`, all are checked. */
export async function findAccessibilityViolations(
  page: Page,
  rules?: string[],
  part: CheckedPart = {},
): Promise<string[]> {
  // Those that follow the scroll position never finish.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline === document.timeline)
        .map((animation) => animation.finished),
    ),
  );
  // The content security policy forbids inline scripts. `page.evaluate` is exempt from it.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axeSource);
  const { violations } = await page.evaluate(
    ([runOnly, part]) =>
      (window as unknown as { axe: { run: (context: object, options: object) => Promise<AxeResults> } }).axe.run(
        part.include || part.exclude ? part : document,
        // The rules in use read no style sheets or media, and the page has no frames.
        { resultTypes: ["violations"], preload: false, iframes: false, ...(runOnly && { runOnly }) },
      ),
    [rules, part] as const,
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** Returns how many pixels the page is wider than its window. */
export const horizontalOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the elements that make the page wider than its window. */
export const findOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    // Fractions of a pixel are rounded up.
    if (scrollWidth <= clientWidth + 1) return [];
    const isClipped = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      (getComputedStyle(parent).overflowX !== "visible" || isClipped(parent));
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1 && !isClipped(element),
    );
    return [`${scrollWidth - clientWidth} px`, ...wide.slice(0, 10).map(({ outerHTML }) => outerHTML.slice(0, 120))];
  });

/** Returns the visible elements whose own text is cut off. Text for screen readers, and a row to swipe, are not cut. */
export const findClippedText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const texts = [...document.body.querySelectorAll<HTMLElement>("*")].filter(
      (element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        (element.matches("select") ||
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())),
    );
    return texts.flatMap((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      if (
        width <= 1 ||
        height <= 1 ||
        position === "fixed" ||
        element.closest(".sr-only, a[href='#main'], svg, script, style")
      )
        return [];
      const isTooWide = element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
      const isTooHigh = element.scrollHeight > element.clientHeight + 4 && element.clientHeight > 0;
      const isCut = (overflowX === "hidden" && isTooWide) || (overflowY === "hidden" && isTooHigh);
      const isShortened = element instanceof HTMLSelectElement && measureOption(element) > element.clientWidth + 1;
      return isCut || isShortened ? [element.outerHTML.slice(0, 120)] : [];
    });

    /** Returns the width that the selected option needs in a select, in pixels. */
    function measureOption(select: HTMLSelectElement): number {
      const style = getComputedStyle(select);
      const context = document.createElement("canvas").getContext("2d");
      if (!context) return 0;
      context.font = style.font;
      const text = select.selectedOptions[0]?.textContent ?? "";
      return (
        context.measureText(text).width + Number.parseFloat(style.paddingLeft) + Number.parseFloat(style.paddingRight)
      );
    }
  });

/** Returns the pairs of tags, buttons, links and fields on a card, in a bar or in a row that cover each other. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const groups = [...document.querySelectorAll("article, header, form, nav, .list-bar, .image-frame, .contact-bar")];
    const parts = "button, .btn, .tag, .heart, .count, select, input:not([type=hidden]), .chip, a.icon-btn";
    const found = groups.flatMap((group) => {
      const shown = [...group.querySelectorAll<HTMLElement>(parts)].filter(
        (part) =>
          part.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && part.getClientRects().length > 0,
      );
      return shown.flatMap((a, index) =>
        shown.slice(index + 1).flatMap((b) => {
          if (a.contains(b) || b.contains(a)) return [];
          const [first, second] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
          // A button within a field, such as "Show password".
          if (a.matches("input") && second.right <= first.right && second.left >= first.left) return [];
          // The row of chips scrolls, and hides what does not fit.
          const end = Math.min(
            ...[a, b].map((part) => part.closest(".list-chips")?.getBoundingClientRect().right ?? 1e5),
          );
          const width = Math.min(first.right, second.right, end) - Math.max(first.left, second.left);
          const height = Math.min(first.bottom, second.bottom) - Math.max(first.top, second.top);
          return width > 2 && height > 4 && first.width > 1 && second.width > 1
            ? [`${a.outerHTML.slice(0, 70)} / ${b.outerHTML.slice(0, 70)}`]
            : [];
        }),
      );
    });
    return [...new Set(found)].slice(0, 10);
  });

/**
 * Returns the visible controls smaller than 44 by 44 pixels. Links within a line of text may be as high as the line
 * (WCAG 2.5.8); a checkbox counts with its label.
 */
const findSmallTouchTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("dialog[open]:last-of-type") ?? document.body;
    const controls = [...root.querySelectorAll<HTMLElement>("a[href], button, input, select, textarea, summary")];
    return controls.flatMap((control) => {
      const target = control.matches("input[type=checkbox], input[type=radio]") ? control.closest("label") : null;
      const { width, height, right } = (target ?? control).getBoundingClientRect();
      const isInText = getComputedStyle(control).display === "inline" && control.closest("p, li, td, dd") !== null;
      const isVisible = control.checkVisibility({ visibilityProperty: true }) && width > 1 && height > 1;
      // The link to the content stands outside the screen until it has the focus.
      if (!isVisible || isInText || (width >= 43.5 && height >= 43.5) || right < 0) return [];
      const name = control.getAttribute("aria-label") ?? control.textContent?.trim() ?? control.id;
      return [`${control.tagName.toLowerCase()} ${name || control.id}: ${Math.round(width)} × ${Math.round(height)}`];
    });
  });
