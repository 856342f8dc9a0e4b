import { imageCache } from "#web/lib/offline/image-cache.ts";
import { countWorkerBytes } from "#web/lib/visits/worker-bytes.ts";
import { syncTag } from "#web/site/lib/offline/background-item.ts";
import { findSavedImage } from "./find-saved-image.ts";
import { receivePhotos, sharesPhotos } from "./receive-photos.ts";
import { sendEnquiries } from "./send-enquiries.ts";
import { openAlert, showAlert } from "./show-alerts.ts";
import {
  deleteOldFiles,
  isImage,
  isInstalled,
  isStoredFile,
  respondFromCache,
  shellCache,
  storeFiles,
} from "./stored-files.ts";
import { openPage } from "./stored-pages.ts";

declare const self: ServiceWorkerGlobalScope;

/** Background Sync; TypeScript has no types for it. */
interface SyncEvent extends ExtendableEvent {
  tag: string;
}

countWorkerBytes((path) => (isInstalled(path) ? "code" : "pages"));

// Makes visited pages available offline and later visits fast. A new version deletes the files of the old one when it
// activates.
self.addEventListener("install", (event) => event.waitUntil(storeFiles().then(() => self.skipWaiting())));

self.addEventListener("activate", (event) => event.waitUntil(deleteOldFiles().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (sharesPhotos(request, url)) event.respondWith(receivePhotos(request));
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else if (isStoredFile(url.pathname)) event.respondWith(respondFromCache(event, shellCache));
  else if (isImage(url.pathname))
    event.respondWith(
      findSavedImage(request).then((saved) =>
        saved instanceof Response ? saved : respondFromCache(event, imageCache, saved),
      ),
    );
});

self.addEventListener("sync", (event) => {
  if (isSync(event) && event.tag === syncTag) event.waitUntil(sendEnquiries(self.clients));
});

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(showAlert(self, event.data.json()));
});

self.addEventListener("notificationclick", (event) => event.waitUntil(openAlert(self, event)));

const isSync = (event: Event): event is SyncEvent => "tag" in event;
