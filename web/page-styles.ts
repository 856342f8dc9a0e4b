/** A part of the style sheet that only some pages need at first; see web/build/style-blocks.ts. */
export interface PageStyleBlock {
  css: string;
  /** A page with one of these classes includes the block. */
  classes: string[];
  /** What the other pages include instead, and the file with the whole block, which they load at their end. */
  otherwise?: string;
  file?: string;
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
  const isNeeded = ({ classes, otherwise = "" }: PageStyleBlock) =>
    html === "" ? otherwise !== "" : classes.some((name) => present.has(name));
  let elements = "";
  const files: string[] = [];
  for (const block of blocks) {
    const needed = isNeeded(block);
    const css = needed ? block.css : (block.otherwise ?? "");
    if (css) elements += `<style>${css}</style>`;
    if (block.file && !needed) files.push(block.file);
  }
  return { elements, lateLinks: html === "" ? styleLinks(files) : waitingLinks(files) };
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
