import type { Page } from "@playwright/test";

/**
 * Returns the texts with a price, a reference or a phone number that a translation of the page would change. An option of a
 * select has no element for a part of its text, browsers leave drawings alone, and people wrote the titles and descriptions.
 */
export const findTranslatedFacts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fact = /\$\s?\d|\b(?:MH|[AE])-[\dA-F]{3,8}\b|\+\d[\d ]{7,}|\b0\d\d[ -]?\d{3}[ -]?\d{3,4}\b/;
    const left = "[translate=no], script, style, noscript, template, textarea, option, svg, main p.whitespace-pre-line";
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue && fact.test(nodeValue) && !parentElement?.closest(left)) texts.push(nodeValue);
    }
    return texts;
  });
