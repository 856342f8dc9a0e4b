/** A part of the style sheet that only some pages need at first; see web/build/style-blocks.ts. */
export interface PageStyleBlock {
  css: string;
  /** A page with one of these classes includes the block, or one of its parts. */
  classes: string[];
  /** Smaller parts, one for each kind of page: a page includes the first that has all its classes of the block. */
  parts?: StylePart[];
  /** The file with the whole block, which the pages without the whole block load at their end. */
  file?: string;
}

/** The rules of a block for some of its classes. */
export interface StylePart {
  css: string;
  classes: string[];
}

/** The style elements of a page, and the links to the rest of its styles, which belong at its end. */
export interface PageStyles {
  elements: string;
  lateLinks: string;
}

const readAttribute = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&gt;", ">");

/** Returns the classes in a page. Most elements repeat the classes of another one, so each list is split only once. */
function classesIn(html: string): Set<string> {
  const lists = new Set<string>();
  for (const [, list = ""] of html.matchAll(/ class="([^"]*)"/g)) lists.add(list);
  return new Set([...lists].flatMap((list) => readAttribute(list).split(" ")));
}

/** Returns the styles that a page needs at first. The shell, which has no content, may need any utility. */
export function selectPageStyles(blocks: readonly PageStyleBlock[], html: string): PageStyles {
  const present = classesIn(html);
  let elements = "";
  const files: string[] = [];
  for (const block of blocks) {
    const css = html === "" ? (block.parts ? block.css : "") : selectCss(block, present);
    if (css) elements += `<style>${css}</style>`;
    const isWhole = css !== "" && css === block.css;
    if (block.file && !isWhole) files.push(block.file);
  }
  return { elements, lateLinks: html === "" ? styleLinks(files) : waitingLinks(files) };
}

/** Returns what a page with these classes includes of a block. */
function selectCss({ css, classes, parts = [] }: PageStyleBlock, present: Set<string>): string {
  const needed = classes.filter((name) => present.has(name));
  const part = parts.find((part) => needed.every((name) => part.classes.includes(name)));
  return part?.css ?? (needed.length > 0 ? css : "");
}

const styleLinks = (files: string[], attributes = "") =>
  files.map((file) => `<link rel="stylesheet"${attributes} href="${file}">`).join("");

/**
 * Returns the links to styles that the page's own content does not need. Scripts wait for every style sheet that applies,
 * so these apply as soon as the scripts run (web/lib/styles/apply-waiting-styles.ts), or without scripts.
 */
const waitingLinks = (files: string[]) =>
  files.length === 0
    ? ""
    : `${styleLinks(files, ' media="not all" fetchpriority="high"')}<noscript>${styleLinks(files)}</noscript>`;
