import { formatAge } from "#web/lib/format/format-age.ts";
import { stripClasses, stripId } from "#web/lib/offline/offline-strip-element.ts";
import { isStoredOffline, pageTime, readShownTimes, savedAt, shownDataEvent } from "#web/lib/offline/shown-data.ts";

const refreshInterval = 60_000;
/** The URL for which the server or the service worker sent this document. */
const loadedUrl = location.href;
const loadedAt = Date.now();
/** The browser may report a connection although the network does not respond. */
let isUnreachable = isStoredOffline;
let wasOffline = false;

/**
 * Says above the page how old its data is and that the browser is offline. Called on each navigation. Until the next one
 * only the text changes, because a new or removed strip would move the page.
 */
export function updateOfflineStrip(): void {
  const text = describe();
  const strip = document.getElementById(stripId);
  if (text) setText(strip ?? addStrip(), text);
  else strip?.remove();
}

function refresh(): void {
  const strip = document.getElementById(stripId);
  if (strip) setText(strip, describe() || (wasOffline ? "You are online again." : "This page is up to date."));
}

/** Returns the text of the strip; "" if the data is current. */
function describe(): string {
  const times = readShownTimes();
  const known = times.filter((time) => time !== undefined);
  if (known.some((time) => time > loadedAt)) isUnreachable = false;
  // A screen without data consists of what the page was loaded with.
  const oldest = times.length === 0 ? pageTime : Math.min(...known);
  const age = Number.isFinite(oldest) ? `Saved ${formatAge(Date.now() - oldest)}.` : "";
  if (!navigator.onLine || isUnreachable) {
    wasOffline = true;
    if (known.length < times.length) openStoredPage();
    return `${age} You are offline.`.trim();
  }
  return savedAt && oldest <= savedAt && !wasOffline ? age : "";
}

function addStrip(): HTMLElement {
  const strip = document.createElement("p");
  strip.id = stripId;
  strip.role = "status";
  strip.className = stripClasses;
  document.getElementById("root")?.before(strip);
  return strip;
}

/** Keeps the link of the service worker's strip, which loads the page again. */
function setText(strip: HTMLElement, text: string): void {
  const link = strip.querySelector("a");
  strip.textContent = text;
  if (link && text.startsWith("Saved") && !wasOffline) strip.append(" ", link);
}

/** Loads the stored page of a screen whose data is missing, if the service worker has one. */
async function openStoredPage(): Promise<void> {
  const { href } = location;
  if (href === loadedUrl) return;
  const stored = await globalThis.caches?.match(href).catch(() => undefined);
  if (stored && location.href === href) location.reload();
}

addEventListener(shownDataEvent, refresh);
addEventListener("online", () => {
  isUnreachable = false;
  refresh();
});
setInterval(refresh, refreshInterval);
