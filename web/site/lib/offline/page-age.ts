import { formatAge } from "#web/lib/format/format-age.ts";
import { savedAt } from "#web/lib/offline/shown-data.ts";

/** Returns the server's time in milliseconds, because clocks of phones may be wrong; undefined if it does not respond. */
async function readServerTime(): Promise<number | undefined> {
  const { headers } = await fetch("/api/v1/health", { method: "HEAD", cache: "no-store" });
  return Date.parse(headers.get("date") ?? "") || undefined;
}

/**
 * Shows below the page how old it is, unless the server's clock says that it is current, or the page is one of the
 * service worker, which says so itself. The line stays at the lower edge of the window, where it moves nothing.
 * @param rendered when the worker rendered the page, in seconds
 * @param staleTime when the page became stale, in seconds
 */
export async function showPageAge(rendered: number, staleTime: number): Promise<void> {
  if (savedAt) return;
  const now = (await readServerTime().catch(() => undefined)) ?? Date.now();
  if (now <= staleTime * 1000) return;
  const line = document.createElement("p");
  line.role = "status";
  line.className = "wrap py-2 text-1 text-ink2";
  // A listing has a bar of its own at the lower edge of a phone.
  const bar = document.querySelector(".contact-bar")?.getBoundingClientRect().height ?? 0;
  line.style.cssText = `position:sticky;bottom:${bar}px;background:var(--paper)`;
  line.textContent = `This page was made ${formatAge(now - rendered * 1000)}. Prices may have changed.`;
  document.body.append(line);
}
