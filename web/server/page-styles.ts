import type { PageStyleBlock, PageStyles } from "#contract/site/page-renderer.ts";

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
