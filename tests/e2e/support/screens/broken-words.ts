import type { Page } from "@playwright/test";

/**
 * Returns the visible words of the current screen that are broken into lines although a line of the window would hold
 * them: their column is too narrow; and the phone numbers in more than one line. Longer words, e-mail addresses, UUIDs and names of accounts
 * (`demo_super`) may be broken.
 */
export const findBrokenWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.querySelector("dialog[open]:last-of-type") ?? document.body;
    const broken = new Set<string>();
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const { parentElement: parent, textContent } = node;
      if (!parent?.checkVisibility({ visibilityProperty: true })) continue;
      // A text for screen readers is in a box of a pixel.
      const boxes = [parent, parent.parentElement ?? parent].map((element) => element.getBoundingClientRect());
      if (boxes.some(({ width, height }) => width <= 1 || height <= 1)) continue;
      const text = (textContent ?? "").replaceAll(/\S+@\S+|[\da-f]{8}(?:-[\da-f]{4,12}){4}|\w+_\w+/g, ({ length }) =>
        " ".repeat(length),
      );
      // A browser may break a word after these signs, too.
      for (const { 0: word, index } of text.matchAll(/\+\d[\d ]{6,}\d|[^\s\-–—/.?&_]+/g)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
        const tops = new Set(lines.map(({ top }) => Math.round(top)));
        const width = lines.reduce((sum, line) => sum + line.width, 0);
        if (tops.size > 1 && (width < innerWidth - 40 || word.startsWith("+")))
          broken.add(`${word} in ${textContent?.trim().slice(0, 60)}`);
      }
    }
    return [...broken];
  });
