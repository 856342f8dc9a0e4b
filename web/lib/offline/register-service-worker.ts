import { trustScriptUrl } from "#web/lib/page/trusted-url.ts";

/** Registers the service worker, if the browser has service workers. */
export const registerServiceWorker = () =>
  void navigator.serviceWorker?.register(trustScriptUrl("/sw.js")).catch(() => undefined);
