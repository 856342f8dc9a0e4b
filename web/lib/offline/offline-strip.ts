import { readCatalogueMark } from "../catalogue/catalogue-mark.ts";
import { formatAge } from "../format/format-age.ts";
import { stripClasses, stripId } from "./offline-strip-element.ts";
import { isStoredOffline, pageTime, readShownTimes, savedAt, shownDataEvent } from "./shown-data.ts";

const refreshInterval = 60_000;
/** The URL for which the server or the service worker sent this document. */
const loadedUrl = location.href;
const loadedAt = Date.now();
/** The browser may report a connection although the network does not respond. */
let isUnreachable = isStoredOffline;
let wasOffline = false;
/** Whether the catalogue on this phone answers although the browser reports a connection. */
let isServiceDown = false;
/** The page of which the catalogue could not answer something. */
let unansweredUrl = "";

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

/** Says that this page is from the catalogue on this phone because the service does not respond, until it does. */
export function showServiceState(isDown: boolean): void {
  if (isDown === isServiceDown) return;
  isServiceDown = isDown;
  if (isDown) updateOfflineStrip();
  else refresh();
}

/** Records that the catalogue cannot answer something on this page: a stored copy of the page is better than nothing. */
export function reportUnanswered(): void {
  unansweredUrl = location.href;
  refresh();
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
    // While the catalogue may still answer, the page stays.
    if (known.length < times.length && (unansweredUrl === location.href || !readCatalogueMark())) openStoredPage();
    return `${age} You are offline.`.trim();
  }
  if (isServiceDown) return `${age} Our service does not respond.`.trim();
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

/** Asks the service once: the signal may have returned before this script had loaded and could hear it. */
async function checkConnection(): Promise<void> {
  const response = await fetch(location.href, { method: "HEAD", cache: "no-store" }).catch(() => undefined);
  if (!response || response.status >= 500) return;
  isUnreachable = false;
  // The data may still be that of the stored page, whose age the strip then says.
  wasOffline = false;
  refresh();
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
if (isUnreachable && navigator.onLine) checkConnection();
