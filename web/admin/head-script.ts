import { startsScript } from "../browsers.ts";

/** Runs in the head of the admin document before the first paint; inlined by web/build/page-shell.ts. */
const root = document.documentElement;
// Without this mark, main.tsx does not start.
if (startsScript()) root.dataset.js = "";
try {
  const theme = localStorage.getItem("theme");
  if (theme === "dark" || theme === "light") root.dataset.theme = theme;
} catch {
  // Storage is blocked: the page follows the system's theme.
}
