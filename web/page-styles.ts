/** A part of the style sheet that only some pages need at first; see web/build/style-blocks.ts. */
export interface PageStyleBlock {
  css: string;
  /** A page with one of these classes includes the block. */
  classes: string[];
}

/** Returns the style elements of the blocks that a page needs. */
export function selectPageStyles(blocks: readonly PageStyleBlock[], html: string): string {
  const present = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return blocks
    .filter(({ classes }) => classes.some((name) => present.has(name)))
    .map(({ css }) => `<style>${css}</style>`)
    .join("");
}
