/**
 * Keeps the query of the visit's first page and the page that linked to it, until the tab is closed. An enquiry states
 * them; see read-visit-start.ts, which visitors load only with a form. Keeps its path too, see has-second-page.ts.
 */
export function keepVisitStart(): void {
  try {
    sessionStorage.visit ??= `${location.search} ${document.referrer}`;
    sessionStorage.only_page ??= location.pathname;
  } catch {
    // Storage is blocked.
  }
}
