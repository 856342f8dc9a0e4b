import { registerServiceWorker } from "#web/lib/offline/register-service-worker.ts";
import { startCatalogue } from "../catalogue/start-catalogue.ts";
import { startKeepingPhotos } from "./keep-photos.ts";

/** Loads what the site needs without signal, and keeps it current: the service worker, all homes and photos of some of them. */
export function loadOfflineCopy(): void {
  registerServiceWorker();
  startCatalogue();
  startKeepingPhotos();
}
