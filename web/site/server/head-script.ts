import { startsScript } from "#web/browsers.ts";
import { dataSaverKey, loadStyles, saverStyles } from "#web/site/lib/data-saver/apply-data-saver.ts";
import { applyRows } from "#web/site/lib/rows/apply-rows.ts";

/** Shows what the page has for browsers without a script; built from web/site/server/served-page.ts. */
const servedPage = "/served-page.js";

/**
 * Runs in the head of every page before the first paint and long before main.tsx. The build minifies it and inlines it
 * into the page (web/build/page-shell.ts), so it imports little.
 */
const root = document.documentElement;

// Some styles apply only with or without scripts. Without this mark, main.tsx does not start.
if (startsScript()) root.dataset.js = "";
else void import(servedPage);

// Without this, a page would first appear in the wrong theme, with large photos, and with cards instead of rows.
try {
  // Keeps space for prices in Liberian dollars (web/lib/liberian-dollars/choose-liberian-dollars.ts).
  if (localStorage.getItem("lrd")) root.dataset.lrd = "";
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const saver = localStorage.getItem(dataSaverKey) || (connection?.saveData && "small") || "off";
  if (saver !== "off") {
    root.dataset.saver = saver;
    loadStyles(saverStyles);
  }
  applyRows();
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") {
    root.dataset.theme = theme;
    // An image for a theme follows the choice too (web/site/features/listings/home/hero-image.tsx). The parser adds its source
    // before the image, so that the browser selects the right one.
    const observer = new MutationObserver(() => {
      for (const name of ["dark", "light"])
        for (const element of document.querySelectorAll<HTMLLinkElement>(`:is(link,source)[media*=${name}]`))
          element.media = element.media.replace(/\(pr[^)]+\)/, theme === name ? "(width)" : "(max-width: 0)");
    });
    observer.observe(root, { childList: true, subtree: true });
    document.addEventListener("DOMContentLoaded", () => observer.disconnect());
  }
} catch {
  // Storage is blocked: the page follows the system's theme.
}

// Before hydration only the server can show the page that Back returns to. After it, use-early-back.ts stops this.
const { pathname, search } = location;
window.reloadOnEarlyBack = () => {
  const hasLeft = location.pathname !== pathname || location.search !== search;
  if (hasLeft) location.reload();
  return hasLeft;
};
addEventListener("popstate", window.reloadOnEarlyBack);

// web/lib/page/hydration/replay-early-taps.ts clicks these buttons again once the page is interactive.
const earlyTaps: NonNullable<Window["earlyTaps"]> = [];
window.earlyTaps = earlyTaps;
window.recordEarlyTap = ({ target }) => {
  earlyTaps.push((target as Element).closest<HTMLButtonElement>("button[type=button]"));
};
addEventListener("click", window.recordEarlyTap);

// web/lib/forms/early-submit.ts continues this attempt once the form is interactive: the browser refused an invalid
// field, or the submit button is disabled until then.
const recordEarlySubmit = (event: Event) => {
  const field = event.target as HTMLInputElement;
  const locked = "[type=submit]:disabled";
  const isEnter = (event as KeyboardEvent).key === "Enter" && field.form?.querySelector(locked);
  if (event.type === "invalid" || isEnter || field.matches?.(locked)) window.earlySubmit = field.form;
};
for (const type of ["invalid", "keydown", "pointerdown"]) addEventListener(type, recordEarlySubmit, true);

// Saves a form field by field until the form's own code does (web/lib/forms/drafts.ts).
window.recordEarlyInput = ({ target }) => {
  try {
    const { form, name, value, type, checked } = target as HTMLInputElement;
    const formName = form?.dataset.draft;
    if (!formName) return;
    const key = `draft_${formName}`;
    const draft = JSON.parse(localStorage.getItem(key) ?? "null") ?? { values: {}, since: Date.now() };
    draft.values[name] = type === "checkbox" && !checked ? "" : value;
    localStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Storage is blocked or full: the text stays in the field only.
  }
};
// Captured, because React stops events in parts whose code has not loaded yet.
addEventListener("input", window.recordEarlyInput, true);

// A drawing that does not load, for example offline, takes no room.
addEventListener(
  "error",
  ({ target }) => {
    const image = target as HTMLElement;
    if (image.matches?.("img[src^='/art/'][alt='']")) image.style.display = "none";
  },
  true,
);
