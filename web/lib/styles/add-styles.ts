import { topLevel } from "./top-level-rules.ts";

/**
 * Adds the styles of code that loads later to the document, once per call. Import the file with `?inline`: the styles of
 * every page then do not contain it.
 */
export function addStyles(css: string): void {
  if (import.meta.env.SSR) return;
  if (!("adoptedStyleSheets" in document)) {
    insertRules(css);
    return;
  }
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/** Safari 16.3 adopts no style sheets, and the security policy forbids new style elements, so an existing one grows. */
function insertRules(css: string): void {
  const sheet = document.querySelector("style")?.sheet;
  for (const rule of sheet ? topLevel(css) : []) {
    try {
      sheet?.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule that this browser does not know, as in a style sheet.
    }
  }
}
