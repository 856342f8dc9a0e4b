/** A part of the style sheet that only some pages need at first; see web/build/style-blocks.ts. */
export interface PageStyleBlock {
  css: string;
  /** A page with one of these classes includes the block. */
  classes: string[];
  /** What the other pages include instead. */
  otherwise?: string;
}

const readAttribute = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&gt;", ">");

/** Returns the style elements of the blocks that a page needs. The shell, which has no content, may need any utility. */
export function selectPageStyles(blocks: readonly PageStyleBlock[], html: string): string {
  const present = new Set(
    [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = ""]) => readAttribute(names).split(" ")),
  );
  return blocks
    .map(({ css, classes, otherwise = "" }) => {
      const isNeeded = classes.some((name) => present.has(name)) || (html === "" && otherwise !== "");
      return isNeeded ? css : otherwise;
    })
    .map((css) => css && `<style>${css}</style>`)
    .join("");
}
