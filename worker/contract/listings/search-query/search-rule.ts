import type { SearchFilters } from "./parsed-search.ts";

/**
 * Recognises words at a position. `read` returns their filters, "text" if the words must stay text, or undefined if the
 * rule does not apply.
 */
export interface SearchRule {
  pattern: RegExp;
  read: (match: RegExpExecArray) => SearchFilters | "text" | undefined;
}

const wordEnd = String.raw`(?!'?[\p{L}\p{N}])`;

/**
 * Returns a rule, which is compiled when it is first used: all rules together would delay the start of the worker. In the
 * source, a space is one or more spaces or hyphens, and an underscore is any number of them.
 */
export function createRule(source: string, read: SearchRule["read"], end = wordEnd): SearchRule {
  const spaced = source.replaceAll(" ", String.raw`[\s-]+`).replaceAll("_", String.raw`[\s-]*`);
  let compiled: RegExp | undefined;
  return {
    get pattern() {
      compiled ??= new RegExp(`(?:${spaced})${end}`, "uy");
      return compiled;
    },
    read,
  };
}
