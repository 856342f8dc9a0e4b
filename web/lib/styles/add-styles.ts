/**
 * Adds the styles of code that loads later to the document, once per call. Import the file with `?inline`: the styles of
 * every page then do not contain it.
 */
export function addStyles(css: string): void {
  if (import.meta.env.SSR) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
