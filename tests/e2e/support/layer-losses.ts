import type { Page } from "@playwright/test";

/**
 * Returns the declarations of class rules that a utility on the same element overrides on the current screen, one line
 * each: `.task > .i { color: red } loses to .text-ink { black }`.
 *
 * The utilities are in a later layer, so they win whatever the selectors are. A utility may refine a single class, such as
 * `.btn`. A rule that names a place, such as `.task > .i`, is written for this element: if it loses, it never had an effect.
 */
export const findLayerLosses = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    interface Rule {
      rule: CSSStyleRule;
      selector: string;
      layer: string;
    }
    const rules: Rule[] = [];
    const collect = (list: CSSRuleList, layer: string, parent: string): void => {
      for (const rule of list) {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) continue;
        if (rule instanceof CSSSupportsRule && !CSS.supports(rule.conditionText)) continue;
        if (rule instanceof CSSStyleRule) {
          const selector = parent ? rule.selectorText.replaceAll("&", parent) : rule.selectorText;
          rules.push({ rule, selector, layer });
          collect(rule.cssRules, layer, selector);
        } else if (rule instanceof CSSLayerBlockRule) collect(rule.cssRules, rule.name, parent);
        else if (rule instanceof CSSImportRule && rule.styleSheet)
          collect(rule.styleSheet.cssRules, rule.layerName ?? layer, parent);
        else if ("cssRules" in rule) collect((rule as CSSGroupingRule).cssRules, layer, parent);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules, "", "");
    const valuesOf = ({ style }: CSSStyleRule) =>
      [...style]
        .filter((name) => !name.startsWith("--") && !style.getPropertyPriority(name))
        .map((name) => [name, style.getPropertyValue(name)] as const);
    const utilities = rules.filter(({ layer }) => layer === "utilities");
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
    for (const { rule, selector, layer } of rules) {
      if (layer !== "components" || !isOfPlace(selector)) continue;
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
  });
