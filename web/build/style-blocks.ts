import type { PageStyleBlock } from "../page-styles.ts";

/** Layers that every page contains. Every other layer is a block, which only some pages contain. */
const commonLayers = ["properties", "theme", "base", "components", "utilities"];

/**
 * Splits the built styles into the part of every page and the blocks. All blocks together are also one file, which loads
 * after the content, for what the page shows later.
 */
export function splitStyles(css: string): { common: string; blocks: PageStyleBlock[] } {
  let common = "";
  const blocks = new Map<string, string>();
  for (const piece of topLevel(css)) {
    const name = /^@layer ([\w-]+)\{/.exec(piece)?.[1];
    if (name === undefined || commonLayers.includes(name)) common += piece;
    else blocks.set(name, (blocks.get(name) ?? "") + piece);
  }
  return { common, blocks: [...blocks.values()].map((block) => ({ css: block, classes: firstClasses(block) })) };
}

/** Splits a style sheet after each top-level rule. */
function topLevel(css: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === "{") depth++;
    if (css[at] === "}") depth--;
    if (depth > 0 || (css[at] !== "}" && css[at] !== ";")) continue;
    pieces.push(css.slice(start, at + 1));
    start = at + 1;
  }
  return [...pieces, css.slice(start)];
}

/** Returns the first class of each selector: a page without any of these classes does not need the block. */
function firstClasses(block: string): string[] {
  const lists = [...block.matchAll(/[{};]([^{};@]+)\{/g)].map(([, list = ""]) => list);
  return [...new Set(lists.flatMap(selectorsOf).map(firstClass))];
}

/** Returns the first class of a selector, preferring classes outside parentheses: `:root:has(.bar)` gives `bar`. */
function firstClass(selector: string): string {
  const name = classIn(withoutBrackets(selector)) ?? classIn(selector);
  if (!name) throw new Error(`A block of the styles has a rule without a class: ${selector}`);
  return name;
}

const classIn = (selector: string) => /\.([\w-]+)/.exec(selector)?.[1];

function withoutBrackets(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, "");
  return shorter === selector ? selector : withoutBrackets(shorter);
}

/** Splits a selector list at its commas, except those in brackets. */
function selectorsOf(list: string): string[] {
  const selectors = [""];
  let depth = 0;
  for (const char of list) {
    if (char === "(") depth++;
    if (char === ")") depth--;
    if (char === "," && depth === 0) selectors.push("");
    else selectors[selectors.length - 1] += char;
  }
  return selectors;
}
