// Makes visited pages available offline and later visits fast. The build inserts the version and the files; a new
// version deletes the files of the old one when it activates.
const version = "build-version";
const files = ["precached-files"];
const shellCache = `shell-${version}`;
const pageCache = "pages";
// Browsers store images under this name. Another name would load them again.
const imageCache = "pictures";
const limits = { [pageCache]: 40, [imageCache]: 200 };
const pageTimeout = 4000;
const savedAtHeader = "x-saved-at";
/** Static files; a deployment may change them. */
const staticPath = /^\/(art|assets)\//;
/** An image of a listing, whose content never changes: `/images/folder/uuid/number-width.webp`. */
const imagePath = /^\/images\/[^/]+\/[^/]+\/[^/]+$/;

addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(shellCache)
      .then((cache) => Promise.all(files.map((file) => cache.add(file).catch(() => undefined))))
      .then(() => skipWaiting()),
  );
});

addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith("shell-") && name !== shellCache))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => clients.claim()),
  );
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(request, event));
  else if (files.includes(url.pathname) || staticPath.test(url.pathname))
    event.respondWith(respondFromCache(request, shellCache, event));
  else if (imagePath.test(url.pathname)) event.respondWith(respondFromCache(request, imageCache, event));
});

/**
 * Responds from the cache, otherwise from the network: for files whose content never changes. Offline, an image that is
 * only cached in another width is shown in that width.
 */
async function respondFromCache(request, cacheName, event) {
  const cache = await caches.open(cacheName);
  const cached = await cache.match(request);
  if (cached) return cached;
  try {
    const response = await fetch(request);
    if (response.ok) event.waitUntil(store(cacheName, request, response.clone()));
    return response;
  } catch (error) {
    const substitute = request.destination === "image" && (await findSubstitute(request.url, cache));
    if (substitute) return substitute;
    throw error;
  }
}

const withoutWidth = (url) => url.replace(/-\d+\.webp$/, "");

/**
 * Returns the image in another width; else, for an illustration, the placeholder, so that the page has no broken image. The
 * page itself says which images of a listing are missing.
 */
async function findSubstitute(url, cache) {
  const other = (await cache.keys()).find((candidate) => withoutWidth(candidate.url) === withoutWidth(url));
  if (other) return cache.match(other);
  return staticPath.test(new URL(url).pathname) ? caches.match("/placeholder.svg") : undefined;
}

const states = {
  offline: "You are offline.",
  slow: 'The connection is slow. <a href="">Load the latest</a>',
  down: 'Our service does not respond. <a href="">Load the latest</a>',
};

/**
 * Responds with a page from the network; with its last copy when the browser is offline, the service is down or the
 * response takes longer than 4 seconds. Without a copy, with the empty shell, whose script shows the stored data.
 */
async function openPage(request, event) {
  const network = fetch(request).then((response) => {
    // A page that was rendered without its data must not replace a good copy.
    const mayStore = response.ok && !response.redirected && response.headers.get("cache-control") !== "no-store";
    if (mayStore) event.waitUntil(store(pageCache, request, withSavedAt(response.clone())));
    return response;
  });
  const slow = new Promise((resolve) => setTimeout(resolve, pageTimeout)).then(() => readStored(request, "slow"));
  try {
    const response = await Promise.race([network, slow]);
    const first = response ?? (await network);
    return first.status >= 500 ? ((await readStored(request, "down")) ?? first) : first;
  } catch {
    return (await readStored(request, "offline")) ?? (await readStored("/app", "offline")) ?? Response.error();
  }
}

/**
 * Returns the last copy of a page. Above the content it says how old the copy is and why it is shown; `data-saved-at` and
 * `data-offline` tell the page's script. web/app/offline-strip.ts keeps the text up to date.
 */
async function readStored(request, state) {
  const stored = await caches.match(request);
  if (!stored) return undefined;
  const savedAt = Number(stored.headers.get(savedAtHeader));
  const age = savedAt ? `Saved ${formatAge(Date.now() - savedAt)}. ` : "";
  const attributes = `${savedAt ? ` data-saved-at="${savedAt}"` : ""}${state === "offline" ? ' data-offline=""' : ""}`;
  const strip = `<p id="offline" role="status" class="wrap py-2 text-1 text-ink2">${age}${states[state]}</p>`;
  const html = (await stored.text())
    .replace("<html", (tag) => tag + attributes)
    .replace('<div id="root">', (root) => strip + root);
  const { status, statusText, headers } = stored;
  return new Response(html, { status, statusText, headers });
}

/** As in web/lib/format/format-age.ts. */
function formatAge(milliseconds) {
  const hours = Math.floor(milliseconds / 3_600_000);
  const minutes = Math.floor(milliseconds / 60_000);
  const [count, unit] =
    hours >= 48 ? [Math.floor(hours / 24), "day"] : hours > 0 ? [hours, "hour"] : [minutes, "minute"];
  return count < 1 ? "just now" : `${count} ${unit}${count === 1 ? "" : "s"} ago`;
}

/** Returns a copy of a response that also says when it was stored, by the phone's own clock. */
function withSavedAt({ body, status, statusText, headers: original }) {
  const headers = new Headers(original);
  headers.set(savedAtHeader, Date.now());
  return new Response(body, { status, statusText, headers });
}

/** Stores a response and deletes the oldest ones above the limit. */
async function store(cacheName, request, response) {
  const cache = await caches.open(cacheName);
  await cache.put(request, response);
  const limit = limits[cacheName];
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
