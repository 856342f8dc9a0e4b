import { expect, type Page } from "@playwright/test";

/** Stands behind each translated text. */
export const mark = "ʼ";

declare global {
  interface Window {
    /** Translates the page. Only set in a page that a test has prepared. */
    translatePage?: () => void;
    /** Texts that React changed although a translation had replaced them. */
    outdatedTexts?: string[];
  }
}

/**
 * Prepares the page to be translated as a browser does it: two `font` elements with another text replace each text node,
 * also those that are added later. Call it before the page is opened.
 * @param when `served`: before a script runs. Otherwise `translate` starts it.
 */
export const prepareTranslation = (page: Page, when: "served" | "later" = "later"): Promise<unknown> =>
  page.addInitScript(
    ([mark, when]) => {
      const skipped = "script, style, noscript, textarea, svg, font, [translate=no]";
      const replaced = new WeakSet<Node>();
      const outdated: string[] = [];
      const translateText = (text: Node) => {
        const parent = text.parentElement;
        if (!text.nodeValue || !parent || parent.closest(skipped)) return;
        const [outer, inner] = [document.createElement("font"), document.createElement("font")];
        inner.textContent = text.nodeValue.trim() ? text.nodeValue + mark : text.nodeValue;
        outer.append(inner);
        replaced.add(text);
        parent.replaceChild(outer, text);
      };
      const translateAll = (root: Node) => {
        if (root.nodeType === Node.TEXT_NODE) return translateText(root);
        const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
        const texts: Node[] = [];
        while (walker.nextNode()) texts.push(walker.currentNode);
        for (const text of texts) translateText(text);
      };
      const translate = () => {
        translateAll(document.body);
        new MutationObserver((records) => {
          for (const { target, addedNodes } of records) {
            if (target.nodeType === Node.TEXT_NODE) translateText(target);
            for (const node of addedNodes) translateAll(node);
          }
        }).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      // React changes a text that stands beside other content like this.
      const property = Object.getOwnPropertyDescriptor(Node.prototype, "nodeValue");
      Object.defineProperty(Node.prototype, "nodeValue", {
        ...property,
        set(this: Node, value: string) {
          if (replaced.has(this)) outdated.push(`${this.nodeValue} → ${value}`);
          property?.set?.call(this, value);
        },
      });
      window.translatePage = translate;
      window.outdatedTexts = outdated;
      if (when === "served")
        document.addEventListener("readystatechange", () => document.readyState === "interactive" && translate());
    },
    [mark, when] as const,
  );

/** Translates the page that is shown, and from now on what is added to it. */
export const translate = (page: Page): Promise<void> => page.evaluate(() => window.translatePage?.());

/** Expects that the page did not fail and that no text stayed as it was before a change. */
export async function expectWorkingTranslation(page: Page): Promise<void> {
  await expect(page.getByText("This page could not be shown")).toHaveCount(0);
  await expect(page.locator("#root > *").first()).toBeAttached();
  await expect(page.locator("font").first()).toBeAttached();
  const outdated = await page.evaluate(() => window.outdatedTexts);
  expect(outdated, "texts that changed, but not on the screen").toEqual([]);
}
