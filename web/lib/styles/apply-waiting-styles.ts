/** Applies the style sheets that waited for the scripts (web/server/page-styles.ts). */
export function applyWaitingStyles(): void {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet][media]")) link.media = "all";
}
