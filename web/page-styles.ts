/** A part of the style sheet that only some pages need at first; see web/build/style-blocks.ts. */
export interface PageStyleBlock {
  css: string;
  /** A page with one of these classes includes the block. */
  classes: string[];
  /** What the other pages include instead, and the file with the whole block, which they load after their content. */
  otherwise?: string;
  file?: string;
}

const readAttribute = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&gt;", ">");

/** Returns whether a page needs a block at first. The shell, which has no content, may need any utility. */
function needsBlock({ classes, otherwise = "" }: PageStyleBlock, html: string): boolean {
  if (html === "") return otherwise !== "";
  const present = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => readAttribute(names).split(" ")),
  );
  return classes.some((name) => present.has(name));
}

/** Returns the style elements of the blocks that a page needs. */
export function selectPageStyles(blocks: readonly PageStyleBlock[], html: string): string {
  return blocks
    .map((block) => (needsBlock(block, html) ? block.css : (block.otherwise ?? "")))
    .map((css) => css && `<style>${css}</style>`)
    .join("");
}

/** Returns links to the files of the blocks that a page contains only in part. They belong at its end. */
export function selectLateStyles(blocks: readonly PageStyleBlock[], html: string): string {
  return blocks
    .filter((block) => block.file && !needsBlock(block, html))
    .map(({ file }) => `<link rel="stylesheet" href="${file}">`)
    .join("");
}
