import type { Page } from "@playwright/test";

/** The build marks utilities with one, and the styles after them with more (web/build/without-layers.ts). */
const raise = ":not(#_)";

/**
 * Returns the declarations of class rules that a utility on the same element overrides on the current screen, one line
 * each: `.task > .i { color: red } loses to .text-ink { black }`.
 *
 * The utilities come later, so they win whatever the selectors are. A utility may refine a single class, such as
 * `.btn`. A rule that names a place, such as `.task > .i`, is written for this element: if it loses, it never had an effect.
 */
export const findLayerLosses = (page: Page): Promise<string[]> =>
  page.evaluate((raise) => {
    interface Rule {
      rule: CSSStyleRule;
      selector: string;
    }
    const rules: Rule[] = [];
    const collect = (list: CSSRuleList, parent: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
        if (rule instanceof CSSStyleRule) {
          const selector = parent ? rule.selectorText.replaceAll("&", parent) : rule.selectorText;
          rules.push({ rule, selector });
          collect(rule.cssRules, selector);
        } else if ("cssRules" in rule) collect((rule as CSSGroupingRule).cssRules, parent);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, "");
    const raises = (selector: string) => selector.split(",")[0]?.split(raise).length ?? 1;
    const valuesOf = ({ style }: CSSStyleRule) =>
      [...style]
        .filter((name) => !name.startsWith("--") && !style.getPropertyPriority(name))
        .map((name) => [name, style.getPropertyValue(name)] as const);
    const utilities = rules.filter(({ selector }) => raises(selector) === 2);
    if (utilities.length === 0) throw new Error("The styles of the page contain no utilities");
    const byElement = new Map<Element, Map<string, string[]>>();
    const match = (selector: string): Element[] => {
      if (selector.includes("::")) return [];
      try {
        return [...document.querySelectorAll(selector)];
      } catch {
        return [];
      }
    };
    for (const { rule, selector } of utilities) {
      const values = valuesOf(rule);
      for (const element of match(selector)) {
        const set = byElement.get(element) ?? new Map<string, string[]>();
        for (const [name, value] of values) set.set(name, [selector, value]);
        byElement.set(element, set);
      }
    }
    const isOfPlace = (selector: string) => /[^\s,][\s>+~]+[^\s,]/.test(selector.replaceAll(/\([^()]*\)/g, ""));
    const losses = new Set<string>();
    for (const { rule, selector } of rules) {
      if (raises(selector) > 1 || !selector.includes(".") || !isOfPlace(selector)) continue;
      const values = valuesOf(rule);
      for (const element of match(selector)) {
        const own = byElement.get(element);
        if (!own) continue;
        for (const [name, value] of values) {
          const [utility, other] = own.get(name) ?? [];
          if (utility && other !== value)
            losses.add(`${selector} { ${name}: ${value} } loses to ${utility} { ${other} }`);
        }
      }
    }
    return [...losses];
  }, raise);
