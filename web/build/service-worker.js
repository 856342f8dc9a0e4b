// Keeps the site readable without signal, and a second visit free of requests that block. The build writes the
// version and the files in; a new version replaces the old one's files once the old pages are gone.
const version = "build-version";
const files = ["precached-files"];
const shellCache = `shell-${version}`;
const pageCache = "pages";
const pictureCache = "pictures";
const limits = { [pageCache]: 40, [pictureCache]: 200 };
const patience = 4000;
/** What a deployment may change. */
const own = /^\/(art|assets)\//;
/** A listing's picture by its unchanging address: `/images/folder/uuid/number-width.webp`. */
const picture = /^\/images\/[^/]+\/[^/]+\/[^/]+$/;

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
  else if (files.includes(url.pathname) || own.test(url.pathname))
    event.respondWith(keptFirst(request, shellCache, event));
  else if (picture.test(url.pathname)) event.respondWith(keptFirst(request, pictureCache, event));
});

/** From the phone if it is there, else from the network, and kept: for what never changes behind its address. */
async function keptFirst(request, cacheName, event) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) event.waitUntil(keep(cacheName, request, answer.clone()));
  return answer;
}

/**
 * A page from the network; the last good copy when there is no signal, when the service is down, or when the answer
 * takes longer than anyone waits. Without a copy, the empty shell, whose script shows what the phone still knows.
 */
async function openPage(request, event) {
  const network = fetch(request).then((answer) => {
    if (answer.ok && !answer.redirected) event.waitUntil(keep(pageCache, request, answer.clone()));
    return answer;
  });
  const kept = () => caches.match(request).then((copy) => copy ?? caches.match("/app"));
  const slow = new Promise((resolve) => setTimeout(resolve, patience)).then(() => caches.match(request));
  try {
    const answer = await Promise.race([network, slow]);
    const first = answer ?? (await network);
    return first.status >= 500 ? ((await caches.match(request)) ?? first) : first;
  } catch {
    return (await kept()) ?? Response.error();
  }
}

/** Keeps an answer, and lets the oldest go when there are too many. */
async function keep(cacheName, request, answer) {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const limit = limits[cacheName];
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - limit));
  await Promise.all(surplus.map((old) => cache.delete(old)));
}
