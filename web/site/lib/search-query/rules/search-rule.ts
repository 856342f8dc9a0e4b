import type { SearchPart } from "../parsed-search.ts";

/** What a rule says about its words: filters, or text that stays text, as typed or in another spelling. */
export type RecognisedWords = Pick<SearchPart, "filters" | "text" | "isBareNumber">;

/** Recognises words at a position. `read` returns undefined if the rule does not apply. */
export interface SearchRule {
  pattern: RegExp;
  read: (match: RegExpExecArray) => RecognisedWords | undefined;
}

/** The words stay text as they were typed. */
export const asText: RecognisedWords = {};

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
