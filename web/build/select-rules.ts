import { topLevel } from "../lib/styles/top-level-rules.ts";

/** Returns the classes in the selectors of a style sheet, without escapes. */
export function classesIn(css: string): string[] {
  const selectors = [...css.matchAll(/(?:^|[{};])([^{};@]+)\{/g)].map(([, selector = ""]) => selector);
  return [...new Set(selectors.flatMap(classesOf))];
}

/** Returns the rules whose selector has one of the classes, in their order and within their at-rules. */
export function selectRules(css: string, keeps: (name: string) => boolean): string {
  return topLevel(css)
    .map((rule) => {
      const open = rule.indexOf("{");
      if (open < 0) return rule;
      if (!rule.startsWith("@")) return classesOf(rule.slice(0, open)).some(keeps) ? rule : "";
      const inner = selectRules(rule.slice(open + 1, rule.lastIndexOf("}")), keeps);
      return inner && `${rule.slice(0, open)}{${inner}}`;
    })
    .join("");
}

const classesOf = (selector: string) =>
  [...selector.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name = ""]) => name.replaceAll("\\", ""));
