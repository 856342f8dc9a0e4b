import type { PageStyleBlock } from "../page-styles.ts";

/** What every page carries. Every other layer of the styles is a block: some pages begin with it and carry it too. */
const everywhere = ["properties", "theme", "base", "components", "utilities"];

/**
 * Takes the blocks out of the built styles. A page carries what all pages need and its own blocks; all blocks together
 * are one file that comes after what is to be seen, so that whatever a page turns into later has its styles.
 */
export function splitStyles(css: string): { common: string; blocks: PageStyleBlock[] } {
  let common = "";
  const found = new Map<string, string>();
  for (const piece of topLevel(css)) {
    const name = /^@layer ([\w-]+)\{/.exec(piece)?.[1];
    if (name === undefined || everywhere.includes(name)) common += piece;
    else found.set(name, (found.get(name) ?? "") + piece);
  }
  return { common, blocks: [...found.values()].map((block) => ({ css: block, classes: firstClasses(block) })) };
}

/** The style sheet cut after each of its outermost rules. */
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

/** The class that each selector begins with: where none of them stands, no rule of the block can hold. */
function firstClasses(block: string): string[] {
  const lists = [...block.matchAll(/[{};]([^{};@]+)\{/g)].map(([, list = ""]) => list);
  return [...new Set(lists.flatMap(selectorsOf).map(firstClass))];
}

/** What stands in brackets narrows a selector down; it begins one only where nothing else does: `:root:has(.bar)`. */
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

/** A list of selectors cut at its commas, but for those in brackets. */
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
