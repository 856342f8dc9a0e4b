import { formatAge } from "#web/lib/format/format-age.ts";
import { stripClasses, stripId } from "#web/lib/offline/offline-strip-element.ts";
import { keepLatest } from "./keep-latest.ts";

const pageCache = "pages";
const maxPages = 40;
/** A slower response is replaced by the last copy of the page, in milliseconds. */
const pageTimeout = 4000;
const savedAtHeader = "x-saved-at";

/** Why a copy is shown, as HTML. */
const reasons = {
  offline: "You are offline.",
  slow: 'The connection is slow. <a href="">Load the latest</a>',
  down: 'Our service does not respond. <a href="">Load the latest</a>',
};

/**
 * Responds with a page from the network; with its last copy when the browser is offline, the service is down or the
 * response takes longer than 4 seconds. Without a copy, with the empty shell, whose script shows the stored data.
 */
export async function openPage(event: FetchEvent): Promise<Response> {
  const { request } = event;
  const network = fetch(request).then((response) => {
    // A page that was rendered without its data must not replace a good copy.
    const mayStore = response.ok && !response.redirected && response.headers.get("cache-control") !== "no-store";
    if (mayStore) event.waitUntil(keepLatest(pageCache, request, withSavedAt(response.clone()), maxPages));
    return response;
  });
  const slow = new Promise((resolve) => setTimeout(resolve, pageTimeout)).then(() => readStored(request, "slow"));
  try {
    const response = await Promise.race([network, slow]);
    const first = response ?? (await network);
    return first.status >= 500 ? ((await readStored(request, "down")) ?? first) : first;
  } catch {
    return (await readStored(request, "offline")) ?? (await readStored("/shell.txt", "offline")) ?? Response.error();
  }
}

/**
 * Returns the last copy of a page. Above the content it says how old the copy is and why it is shown; `data-saved-at` and
 * `data-offline` tell the page's script. web/lib/offline/offline-strip.ts keeps the text up to date.
 */
async function readStored(request: RequestInfo, reason: keyof typeof reasons): Promise<Response | undefined> {
  const stored = await caches.match(request);
  if (!stored) return undefined;
  const savedAt = Number(stored.headers.get(savedAtHeader));
  const age = savedAt ? `Saved ${formatAge(Date.now() - savedAt)}. ` : "";
  const attributes = `${savedAt ? ` data-saved-at="${savedAt}"` : ""}${reason === "offline" ? ' data-offline=""' : ""}`;
  const strip = `<p id="${stripId}" role="status" class="${stripClasses}">${age}${reasons[reason]}</p>`;
  const html = (await stored.text())
    .replace("<html", (tag) => tag + attributes)
    .replace('<div id="root">', (root) => strip + root);
  const { status, statusText } = stored;
  const headers = new Headers(stored.headers);
  // The empty shell is a text file.
  headers.set("content-type", "text/html; charset=utf-8");
  return new Response(html, { status, statusText, headers });
}

/** Returns a copy of a response that also says when it was stored, by the phone's own clock. */
function withSavedAt({ body, status, statusText, headers: original }: Response): Response {
  const headers = new Headers(original);
  headers.set(savedAtHeader, String(Date.now()));
  return new Response(body, { status, statusText, headers });
}
