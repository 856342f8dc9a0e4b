/**
 * Returns whether this visit has opened a second page: another document, or another screen of this one. A reload and the
 * filters of a list are the same page. `only_page` is empty from then on. The browser's tab is the visit.
 */
export function hasSecondPage(): boolean {
  try {
    if (sessionStorage.only_page !== location.pathname) sessionStorage.only_page = "";
    return sessionStorage.only_page === "";
  } catch {
    // Storage is blocked, and the phone can keep nothing.
    return false;
  }
}
