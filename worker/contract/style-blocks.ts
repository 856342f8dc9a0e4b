/** Styles that only some pages begin with (web/build/style-blocks.ts). */
export interface StyleBlock {
  css: string;
  /** A page that has one of these classes carries the block. */
  classes: string[];
}

/** The style elements of the blocks that a page begins with. */
export function blockStyles(blocks: readonly StyleBlock[], html: string): string {
  const present = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => names.split(" ")));
  return blocks
    .filter(({ classes }) => classes.some((name) => present.has(name)))
    .map(({ css }) => `<style>${css}</style>`)
    .join("");
}
