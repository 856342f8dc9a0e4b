import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";
const storageKey = "theme";
const systemQuery = "(prefers-color-scheme: dark)";

function getCurrentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme as Theme | undefined;
  return chosen ?? (matchMedia(systemQuery).matches ? "dark" : "light");
}

function subscribe(listener: () => void): () => void {
  const media = matchMedia(systemQuery);
  const onStorage = (event: StorageEvent) => {
    if (event.key === storageKey) applyTheme(event.newValue);
  };
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ["data-theme"] });
  media.addEventListener("change", listener);
  addEventListener("storage", onStorage);
  return () => {
    observer.disconnect();
    media.removeEventListener("change", listener);
    removeEventListener("storage", onStorage);
  };
}

function applyTheme(theme: string | null): void {
  if (theme === "dark" || theme === "light") document.documentElement.dataset.theme = theme;
  else delete document.documentElement.dataset.theme;
}

/** Returns the theme: the visitor's choice, otherwise the system's. Undefined on the server. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore<Theme | undefined>(subscribe, getCurrentTheme, () => undefined);
}

/** Switches the theme and stores the choice; other tabs follow. */
export function toggleTheme(): void {
  const next = getCurrentTheme() === "dark" ? "light" : "dark";
  applyTheme(next);
  try {
    localStorage.setItem(storageKey, next);
  } catch {
    // Without storage the choice is valid for this page only.
  }
}

const darkMediaOfChoice = { dark: "(width)", light: "(max-width: 0)" };

/**
 * Returns the media query of an image source for the dark theme: that of the system, or always or never if the visitor
 * chose a theme. Before hydration web/site/server/head-script.ts changes the query in the page.
 */
export function useDarkMedia(): string {
  const theme = useTheme();
  return theme ? darkMediaOfChoice[theme] : systemQuery;
}
