import { afterLoad } from "#web/lib/page/after-load.ts";
import { trustScriptUrl } from "../page/trusted-url.ts";

/** Registers the service worker after the page has loaded. */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  afterLoad(() => void navigator.serviceWorker.register(trustScriptUrl("/sw.js")).catch(() => undefined));
}
