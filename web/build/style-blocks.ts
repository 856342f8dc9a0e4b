import type { PageStyleBlock, StylePart } from "#contract/site/page-renderer.ts";
import { topLevel } from "#web/lib/styles/top-level-rules.ts";
import { classesIn, selectRules } from "./select-rules.ts";

/** Rules outside of layers are in every page. Every other layer is a block, which only some pages contain. */
const utilitiesLayer = "utilities";
/** A block that no page contains: only the file of all blocks does. */
const fileOnlyLayer = "print";
/** Blocks that are not in the file of all blocks, because they come with the code of their screens. */
const codeLayers: readonly string[] = ["compare"];

/**
 * Splits the built styles into the part of every page and the blocks. `late` has the blocks besides the utilities, for
 * one file, which loads after the content, for what the page shows later.
 * @param kinds for each kind of page, whether it may have a class; a page whose utilities are all of its kind contains
 * no others
 */
export function splitStyles(
  css: string,
  kinds: readonly ((name: string) => boolean)[],
): { common: string; blocks: PageStyleBlock[]; late: string } {
  let common = "";
  let utilities = "";
  const blocks = new Map<string, string>();
  for (const piece of topLevel(css)) {
    const [start = "", name] = /^@layer ([\w-]+)\{/.exec(piece) ?? [];
    // The order of the layers is in the selectors now, see without-layers.ts.
    const rules = name === undefined ? piece : piece.slice(start.length, -1);
    if (name === utilitiesLayer) utilities += rules;
    else if (name === undefined) common += rules;
    else blocks.set(name, (blocks.get(name) ?? "") + rules);
  }
  const others = [...blocks].map(([name, block]) => ({
    css: block,
    classes: name === fileOnlyLayer ? [] : firstClasses(block),
  }));
  const late = [...blocks].map(([name, block]) => (codeLayers.includes(name) ? "" : block)).join("");
  // The order of the layers: utilities follow the common styles and precede the other blocks.
  return { common, blocks: [splitUtilities(utilities, kinds), ...others], late };
}

/** The rules of a part stay in their order, because later utilities replace earlier ones. */
function splitUtilities(css: string, kinds: readonly ((name: string) => boolean)[]): PageStyleBlock {
  const classes = classesIn(css);
  const parts = kinds.map((has): StylePart => ({ css: selectRules(css, has), classes: classes.filter(has) }));
  return { css, classes, parts };
}

/** Returns the first class of each selector: a page without any of these classes does not need the block. */
function firstClasses(block: string): string[] {
  const lists = [...block.matchAll(/(?:^|[{};])([^{};@]+)\{/g)].map(([, list = ""]) => list);
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
